extension Script {
  /// The view in the address: where, size, query, language; links and the back button follow it.
  static let address = #"""
    const parameters = () => new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '');
    function address(changes, isNew) {
      const all = parameters();
      for (const [key, value] of Object.entries(changes)) value ? all.set(key, value) : all.delete(key);
      const text = all.toString().replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%21/g, '!');
      try { history[isNew ? 'pushState' : 'replaceState'](null, '', text ? '#' + text : location.pathname + location.search); } catch (error) { /* a page in a sandbox has no history */ }
    }
    let pause;
    function remember(pick) {
      clearTimeout(pause);
      const title = titleOf(pick), size = sizes[title.at[shown.get(pick).place]].short;
      const isSame = current && current.title == title;
      pause = setTimeout(() => address({ at: isSame ? 'f-' + current.print : title.id, size }), 120);
    }
    let current = null;
    /* a card for a control that a bounded page only counts */
    function newCard({ id, name, kind, group, place }) {
      const meta = [kind, group, place].map(text => `<code dir="auto">${escape(text)}</code>`).join(' ');
      $('#cards').insertAdjacentHTML('beforeend', `<article class="card" id="${id}" aria-labelledby="${id}-h"><header><div><h3 id="${id}-h"><a href="#${id}" data-at="${id}"><bdi>${escape(name)}</bdi></a></h3><p class="meta">${meta}</p></div></header></article>`);
      return document.getElementById(id);
    }
    /* finds or makes the place where a title is shown */
    function pickFor(title) {
      const old = document.getElementById(title.id);
      if (old) return old;
      if (!lines.has(title.id)) return null;
      const home = document.getElementById(title.control.id) || newCard(title.control);
      home.insertAdjacentHTML('beforeend', `<div class="pick" id="${title.id}" role="group" aria-label="Text sizes"><div class="panes">${pane(title, title.at.length - 1)}</div></div>`);
      const pick = document.getElementById(title.id);
      watch(pick);
      return pick;
    }
    function target(at) {
      const finding = byPrint.get(at);
      if (finding) return { finding, title: finding.title, size: finding.worst, row: document.getElementById(at) };
      const title = titles.get(at);
      if (title) return { title, size: null };
      const control = controls.get(at);
      if (control) return { title: control.titles[0], size: null, home: document.getElementById(at) };
      return { row: document.getElementById(at) };
    }
    /* shows a finding, a title or a control; unknown places do nothing */
    function go(at, sizeName, isNew) {
      const { finding, title, size, row, home } = target(at);
      current = finding || current;
      let place = title ? title.at.indexOf(size) : -1;
      const named = sizes.findIndex(one => [one.short, one.name].some(name => name.toLowerCase() == (sizeName || '').toLowerCase()));
      if (title && named >= 0) place = title.at.indexOf(named);
      const pick = title && pickFor(title), isWhole = finding && finding.control && finding.control.whole.includes(finding.rule);
      const box = pick || home || (finding && finding.control && document.getElementById(finding.control.id)) || row;
      if (!box) return false;
      unfold(box);
      if (pick) { equip(pick); if (place >= 0 && !isWhole) set(pick, place); }
      $$('.here').forEach(old => old.classList.remove('here'));
      if (row) row.classList.add('here');
      if (isNew) address({ at, size: title && place >= 0 && !isWhole ? sizes[title.at[place]].short : '' }, true);
      const card = box.closest('.card,.rest li') || box, first = pick && title.control.titles.length > 1 && !card.querySelector('.pick').isSameNode(pick) ? pick : card;
      first.scrollIntoView({ behavior: isCalm.matches ? 'auto' : 'smooth', block: 'start' });
      const focus = $('h3 a', card) || card;
      if (!focus.matches('a')) focus.tabIndex = -1;
      focus.focus({ preventScroll: true });
      return true;
    }
    document.addEventListener('click', event => {
      const link = event.target.closest && event.target.closest('a[data-at]');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const title = titles.get(link.dataset.at), place = link.dataset.i;
      if (go(link.dataset.at, link.dataset.size ? sizes[link.dataset.size].short : title && place ? sizes[title.at[+place]].short : '', true)) event.preventDefault();
    });
    function route() {
      const all = parameters();
      if (box.value != (all.get('q') || '')) { box.value = all.get('q') || ''; filter(); }
      language(all.get('lang') || '');
      if (all.get('at')) return go(all.get('at'), all.get('size'), false);
      const id = location.hash.includes('=') ? '' : location.hash.slice(1), element = id && document.getElementById(id);
      if (!element) return;
      current = byPrint.get(id) || current;
      if (current) element.classList.add('here');
      if (element.closest('details')) { unfold(element); element.scrollIntoView(); }
    }
    """#
}
