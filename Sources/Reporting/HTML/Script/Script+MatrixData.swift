extension Script {
  /// The matrix: languages, failures only, and one tab stop with arrow keys.
  static let matrix = #"""
    const matrix = $('#matrix');
    const locales = [...new Set([...titles.values()].map(title => title.locale))];
    let chosen = '';
    const rowCells = row => $$('td', row);
    if (matrix) {
      const all = ['', ...locales].map(locale => [escape(locale), escape(locale || 'All languages')]);
      const buttons = all.map(([locale, name]) => `<button type="button" data-lang="${locale}" aria-pressed="${!locale}">${name}</button>`).join('');
      const names = all.length < 3 ? '' : all.length < 10
        ? `<div class="seg" role="group" aria-label="Language of the matrix">${buttons}</div>`
        : `<label class="ck">Language <select id="lang">${all.map(([locale, name]) => `<option value="${locale}">${name}</option>`).join('')}</select></label>`;
      $('#sizes .leg').insertAdjacentHTML('beforebegin', `<div class="mt">${names}<label class="ck"><input type="checkbox" id="fo"> Failures only</label></div>`);
      $('#fo').addEventListener('change', filter);
      if ($('#lang')) $('#lang').addEventListener('change', event => { language(event.target.value); address({ lang: chosen }); });
      $('#sizes .mt').addEventListener('click', event => {
        const act = event.target.closest('[data-lang]');
        if (act) { language(act.dataset.lang); address({ lang: chosen }); }
      });
    }
    const original = new Map();
    const heat = (standing, points) => standing == 4 ? `c3 h${points < 8 ? 1 : points < 40 ? 2 : 3}` : ['c4', 'c0', 'c1', 'c2'][standing] || 'c4';
    /* shows the worst title of one language; the empty word shows all, as without the script */
    function language(locale) {
      if (!matrix || !['', ...locales].includes(locale) || locale == chosen) return;
      chosen = locale;
      if ($('#lang')) $('#lang').value = locale;
      $$('#sizes [data-lang]').forEach(act => act.setAttribute('aria-pressed', act.dataset.lang == locale));
      for (const row of $$('tr.r', matrix)) {
        const control = controls.get(row.dataset.c);
        rowCells(row).forEach((cell, size) => {
          if (!original.has(cell)) original.set(cell, cell.innerHTML);
          if (!locale) { cell.innerHTML = original.get(cell); return; }
          let worst = null;
          for (const title of control ? control.titles : []) {
            if (title.locale != locale || title.standing[size] < 0) continue;
            if (!worst || title.standing[size] > worst.standing[size] || (title.standing[size] == worst.standing[size] && +title.points[size] > +worst.points[size])) worst = title;
          }
          cell.innerHTML = worst ? cellMarkup(worst, size) : '<span class="c4"><span class="vh">not judged</span></span>';
        });
      }
      arm();
    }
    function cellMarkup(title, size) {
      const standing = title.standing[size], points = standing > 2 && title.points[size];
      const number = points ? (points.length > 3 ? Math.round(points) : points) : mark[standing];
      const label = `${word[standing]}, ${sizes[size].name}${points ? `, ${points} points` : ''}`;
      return `<a class="${heat(standing, +title.points[size])}" href="#${title.control.id}" data-at="${title.id}" data-i="${title.at.indexOf(size)}" aria-label="${label}">${number}</a>`;
    }
    let stop = null;
    function arm() {
      if (!matrix) return;
      $$('td a', matrix).forEach(link => { link.tabIndex = -1; });
      stop = $('td a', matrix);
      if (stop) stop.tabIndex = 0;
    }
    function rove(link) {
      if (!link) return;
      if (stop) stop.tabIndex = -1;
      stop = link;
      link.tabIndex = 0;
      link.focus();
    }
    arm();
    if (matrix) matrix.addEventListener('focusin', event => {
      const link = event.target.closest('td a');
      if (link && link != stop) { if (stop) stop.tabIndex = -1; link.tabIndex = 0; stop = link; }
    });
    if (matrix) matrix.addEventListener('keydown', event => {
      const link = event.target.closest('td a');
      if (!link) return;
      const rows = $$('tr.r', matrix).filter(row => row.offsetParent && $('td a', row));
      let row = rows.indexOf(link.closest('tr')), column = rowCells(rows[row]).indexOf(link.parentElement);
      const last = sizes.length - 1, turn = root.dir == 'rtl' ? -1 : 1;
      switch (event.key) {
        case 'ArrowRight': column += turn; break;
        case 'ArrowLeft': column -= turn; break;
        case 'ArrowDown': row++; break;
        case 'ArrowUp': row--; break;
        case 'Home': column = 0; if (event.ctrlKey) row = 0; break;
        case 'End': column = last; if (event.ctrlKey) row = rows.length - 1; break;
        case 'PageDown': row += 8; break;
        case 'PageUp': row -= 8; break;
        default: return;
      }
      event.preventDefault();
      const line = rowCells(rows[Math.max(0, Math.min(rows.length - 1, row))]);
      rove($('a', line[Math.max(0, Math.min(last, column))]) || line.map(cell => $('a', cell)).find(Boolean));
    });
    """#
}
