extension Script {
  /// Strip, slider and buttons of a title; what it shows follows them at once.
  static let pickers = #"""
    const shown = new WeakMap();
    const titleOf = pick => titles.get(pick.dataset.of || pick.id);
    const isHero = pick => pick.classList.contains('hero');
    const valueText = (title, place) => `${sizes[title.at[place]].name}, ${word[standingAt(title, place)]}`;
    const largePlace = title => title.at.findIndex(size => sizes[size].name == 'Large');
    const cureOf = title => {
      const cure = controls.get(title.control.cure);
      return cure && (cure.titles.find(other => other.locale == title.locale) || cure.titles[0]);
    };
    const slider = (title, place) =>
      `<input type="range" class="sl" min="0" max="${title.at.length - 1}" step="1" value="${place}" aria-label="Text size" aria-valuetext="${valueText(title, place)}">`;
    const strip = (title, place) => `<ol class="strip">${title.at.map((size, at) => {
      const standing = title.standing[size], points = standing > 2 && title.points[size];
      const number = points ? (points.length > 3 ? Math.round(points) : points) : '';
      return `<li><button type="button" tabindex="-1" data-to="${at}" aria-pressed="${at == place}"><span class="tw"></span><span class="tl"><b>${sizes[size].short}</b><span class="s ${style[standing]}"><i aria-hidden="true">${mark[standing]}</i>${number}<span class="vh"> ${word[standing]}</span></span></span></button></li>`;
    }).join('')}</ol>`;
    const button = (action, text, isToggle = true) =>
      `<button type="button" class="b" data-do="${action}"${isToggle ? ' aria-pressed="false"' : ''}>${text}</button>`;

    /* builds the tools of a title when they come near; pictures only while they are */
    function equip(pick) {
      if (shown.has(pick)) return;
      const title = titleOf(pick);
      if (!title || !title.at.length) return;
      if (!$('.pane', pick)) $('.panes', pick).innerHTML = pane(title, title.at.length - 1);
      const place = +$('.pane', pick).dataset.i, state = { place, mode: '' };
      shown.set(pick, state);
      $$('.pane', pick).slice(1).forEach(other => other.remove());
      if (title.at.length < 2) return;
      if (isHero(pick)) {
        $('.as', pick).insertAdjacentHTML('afterend', `<div class="sc">${slider(title, place)}</div>`);
      } else {
        const acts = [largePlace(title) >= 0 ? button('large', 'Compare with Large') : '', cureOf(title) ? button('cure', 'Show the cure beside it') : '', button('copy', 'Copy for an issue', false)];
        $('.panes', pick).insertAdjacentHTML('beforebegin', `${strip(title, place)}<div class="sc">${slider(title, place)}</div><div class="acts">${acts.join('')}</div>`);
      }
      pick.addEventListener('input', event => { if (event.target.type == 'range') { set(pick, +event.target.value); remember(pick); } });
      pick.addEventListener('click', event => {
        const step = event.target.closest('[data-to],.as li'), act = event.target.closest('[data-do]');
        if (step) { set(pick, step.dataset.to ? +step.dataset.to : $$('.as li', pick).indexOf(step)); remember(pick); }
        if (act) act.dataset.do == 'copy' ? copy(pick, act) : compare(pick, act.dataset.do);
      });
    }
    function picture(pick) {
      const title = titleOf(pick), boxes = $$('.tw', pick);
      if (!boxes.length || boxes[0].firstChild) return;
      const outers = title.at.map((_, place) => ((cellsOf(title.id)[place] || {}).o || '').split(' ').map(Number));
      const known = outers.filter(box => box.length == 4);
      const scale = Math.min(84 / Math.max(...known.map(box => box[2] + 4), 60), 120 / Math.max(...known.map(box => box[3] + 4), 20));
      boxes.forEach((box, place) => {
        const [x, y, width, height] = outers[place], id = `${title.id}-${place}`;
        if (height == null) return;
        need(id);
        box.innerHTML = `<svg class="th${tone(title, place)}" width="${((width + 4) * scale).toFixed(2)}" height="${((height + 4) * scale).toFixed(2)}" viewBox="${x - 2} ${y - 2} ${width + 4} ${height + 4}" aria-hidden="true"><use href="#${id}"/></svg>`;
      });
    }
    function unpicture(pick) {
      const boxes = $$('.tw', pick);
      if (!boxes.length || !boxes[0].firstChild) return;
      const height = boxes[0].offsetHeight;
      boxes.forEach(box => { box.style.minHeight = height + 'px'; box.textContent = ''; });
      forget(titleOf(pick).id);
    }
    /* the canvas keeps the height of the tallest size, so that the slider stays under the hand */
    function steady(pick, title) {
      const box = $('.cv', pick);
      if (!box || shown.get(pick).mode) return;
      const key = box.clientWidth > 480 ? 'w' : 'n', share = Math.min(1, box.clientWidth / widths[key][0]);
      const heights = cellsOf(title.id).map(cell => cell && cell[key] ? cell[key][0] : 0);
      box.style.minHeight = Math.min(560, Math.max(...heights) * share) + 'px';
    }
    function set(pick, place) {
      equip(pick);
      const title = titleOf(pick), state = shown.get(pick);
      if (!title || !state) return;
      state.place = Math.max(0, Math.min(title.at.length - 1, place));
      draw(pick, title, state);
      $$('[data-to]', pick).forEach((step, at) => step.setAttribute('aria-pressed', at == state.place));
      $$('.as li', pick).forEach((letter, at) => letter.classList.toggle('on', at == state.place));
      const range = $('input[type=range]', pick);
      if (range) { range.value = state.place; range.setAttribute('aria-valuetext', valueText(title, state.place)); }
    }
    function draw(pick, title, state) {
      const place = state.place, panes = $('.panes', pick);
      if (isHero(pick)) panes.innerHTML = heroPane(title, place, pick.dataset.whole == null);
      else if (state.mode == 'large') panes.innerHTML = pair([[title, largePlace(title), 'as designed'], [title, place, title.label || 'chosen']]) + notes(title, place);
      else if (state.mode == 'cure') {
        const cure = cureOf(title), same = cure.at.indexOf(title.at[place]);
        panes.innerHTML = pair([[title, place, 'as built'], [cure, same < 0 ? cure.at.length - 1 : same, 'cured: ' + cure.name]]) + notes(title, place);
      } else panes.innerHTML = pane(title, place);
      steady(pick, title);
    }
    function compare(pick, mode) {
      const state = shown.get(pick);
      state.mode = state.mode == mode ? '' : mode;
      $$('[data-do][aria-pressed]', pick).forEach(act => act.setAttribute('aria-pressed', act.dataset.do == state.mode));
      draw(pick, titleOf(pick), state);
      say(state.mode ? 'Two drawings side by side' : 'One drawing');
    }
    function asText(pick) {
      const title = titleOf(pick), place = shown.get(pick).place, cell = cellsOf(title.id)[place] || {}, control = title.control;
      const head = [`${title.name} (${control.kind}), ${control.group}`, control.object ? `${control.place} (${control.object})` : control.place, `Title: ${title.text}`];
      head.push(`Size: ${sizes[title.at[place]].name}${cell.p ? `, ${cell.p} pt` : ''}${title.locale == 'und' ? '' : `; language: ${title.locale}`}`);
      const found = (cell.v || []).map(([rule, standing, points, message]) => `- ${word[standing]}${points ? ` by ${points} pt` : ''}: ${typeof rule == 'number' ? index.rules[rule] : rule}. ${message}`);
      const whole = control.whole.map(rule => `- the control as a whole: ${rule}`);
      return [...head, ...(found.length + whole.length ? [...found, ...whole] : [`- ${word[standingAt(title, place)]}`])].join('\n') + '\n';
    }
    function copy(pick, act) {
      const text = asText(pick), done = () => {
        say('Copied as text');
        if (!act) return;
        act.textContent = 'Copied';
        setTimeout(() => { act.textContent = 'Copy for an issue'; }, 1600);
      };
      const byHand = () => {
        const area = document.createElement('textarea');
        area.value = text;
        area.className = 'vh';
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
        done();
      };
      if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand); else byHand();
    }
    const near = new IntersectionObserver(entries => entries.forEach(({ target, isIntersecting }) => {
      if (!isIntersecting) return unpicture(target);
      equip(target);
      picture(target);
    }), { rootMargin: '500px' });
    const watch = pick => near.observe(pick);
    $$('.pick').forEach(watch);
    addEventListener('beforeprint', () => $$('.card .pick').forEach(pick => { equip(pick); picture(pick); }));
    """#
}
