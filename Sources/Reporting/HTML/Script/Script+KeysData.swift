extension Script {
  /// Single keys, which can be switched off, and the help; last, because it starts the page.
  static let keys = #"""
    const help = $('#help'), keysOn = $('#keys');
    $('#helpb').addEventListener('click', () => help.showModal());
    keysOn.checked = keep('largeprint-keys') != 'off';
    keysOn.addEventListener('change', () => keep('largeprint-keys', keysOn.checked ? 'on' : 'off'));
    function here() {
      const focus = document.activeElement && document.activeElement.closest('.pick,.card,.hero');
      if (focus) return focus.matches('.pick') ? focus : $('.pick', focus);
      return $$('.pick').find(pick => pick.offsetParent && pick.getBoundingClientRect().bottom > 140) || $('.pick');
    }
    function step(by) {
      if (!visible.length) return;
      const now = visible.indexOf(current);
      const next = now < 0 ? (by > 0 ? 0 : visible.length - 1) : Math.max(0, Math.min(visible.length - 1, now + by));
      go('f-' + visible[next].print, '', true);
      current = visible[next];
      say(`Finding ${next + 1} of ${visible.length}: ${current.rule}`);
    }
    function resize(by) {
      const pick = here();
      if (!pick) return;
      equip(pick);
      const state = shown.get(pick);
      if (!state) return;
      set(pick, state.place + by);
      remember(pick);
      say(valueText(titleOf(pick), state.place));
    }
    const nextLanguage = () => {
      const all = ['', ...locales];
      language(all[(all.indexOf(chosen) + 1) % all.length]);
      address({ lang: chosen });
      say(chosen || 'All languages');
    };
    const actions = {
      j: () => step(1), n: () => step(1), k: () => step(-1), p: () => step(-1),
      '[': () => resize(-1), ']': () => resize(1), l: nextLanguage, t: nextTheme,
      c: () => { const pick = here(); if (pick) { equip(pick); if (shown.get(pick)) copy(pick); } },
      f: () => { const only = $('#fo'); if (only) only.click(); },
      g: () => { scrollTo({ top: 0, behavior: isCalm.matches ? 'auto' : 'smooth' }); $('.brand').focus({ preventScroll: true }); },
      '/': () => { box.focus(); box.select(); },
      '?': () => help.showModal()
    };
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches('input:not([type=range]):not([type=checkbox]),textarea,select')) {
        if (event.key == 'Escape') event.target.blur();
        return;
      }
      if (help.open || !keysOn.checked || !Object.hasOwn(actions, event.key)) return;
      event.preventDefault();
      actions[event.key]();
    });
    addEventListener('popstate', route);
    filter();
    route();
    """#
}
