/// What the page can do beyond reading, where scripts run.
///
/// Everything is in the page without it: the script draws more sizes, filters, and keeps the view
/// in the address. Its parts share one scope and stand in the order in which they run.
enum Script {
  /// Sets the reader's own theme before the first paint, and lets the verdict be painted first.
  ///
  /// The sections below the verdict are laid out from the second frame on; at once where the
  /// address names a place in them.
  static let beforePaint = #"""
    (()=>{let t=null;const r=document.documentElement;try{t=localStorage.getItem('largeprint-theme')}catch(e){}
    if(t=='light'||t=='dark')r.dataset.theme=t;
    if(location.hash)return;
    r.classList.add('early');
    const all=()=>r.classList.remove('early');
    requestAnimationFrame(()=>requestAnimationFrame(all));addEventListener('DOMContentLoaded',all)})()
    """#

  /// The whole script.
  static var text: String {
    let parts = [common, cells, panes, pickers, screens, address, query, matrix, keys]
    return "(()=>{'use strict';\n" + parts.joined(separator: "\n") + "\n})()"
  }

  /// Short words for the document, memory of choices, the live region, the theme.
  private static let common = #"""
    const root = document.documentElement;
    const $ = (selector, from = document) => from.querySelector(selector);
    const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
    const escape = text => String(text).replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
    root.classList.add('on');
    const keep = (key, value) => {
      try {
        if (value == null) return localStorage.getItem(key);
        localStorage.setItem(key, value);
      } catch (error) { return null; }
    };
    const live = $('#live'), say = text => { live.textContent = text; };
    const isCalm = matchMedia('(prefers-reduced-motion:reduce)');
    const unfold = element => {
      for (let box = element && element.closest('details'); box; box = box.parentElement.closest('details')) box.open = true;
    };
    const themes = ['auto', 'light', 'dark'], themeMarks = { auto: '◐', light: '○', dark: '●' };
    let theme = root.dataset.theme || 'auto';
    function setTheme(name) {
      theme = name;
      if (name == 'auto') delete root.dataset.theme; else root.dataset.theme = name;
      const word = name[0].toUpperCase() + name.slice(1);
      $('#theme').innerHTML = `<span aria-hidden="true">${themeMarks[name]}</span><span class="vh">Theme: </span>${word}`;
      keep('largeprint-theme', name);
    }
    const nextTheme = () => setTheme(themes[(themes.indexOf(theme) + 1) % 3]);
    setTheme(theme);
    $('#theme').addEventListener('click', nextTheme);
    addEventListener('beforeprint', () => $$('details').forEach(box => { box.dataset.was = box.open ? 1 : ''; box.open = true; }));
    addEventListener('afterprint', () => $$('details').forEach(box => { box.open = !!box.dataset.was; }));
    """#
}
