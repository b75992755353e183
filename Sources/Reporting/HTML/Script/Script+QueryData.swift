extension Script {
  /// The query: words and terms that a cell must meet, on everything that the page lists.
  static let query = #"""
    const box = $('#q'), count = $('#qn');
    const everySize = (1 << sizes.length) - 1;
    const plain = text => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const termsOf = text => [...text.matchAll(/(!?)(?:(\w+):)?("[^"]*"|\S+)/g)].map(([, not, key, value]) =>
      ({ not: !!not, key: (key || '').toLowerCase(), value: value.replace(/"/g, '').toLowerCase() })).filter(term => term.value);
    const aliases = { review: 2, whatif: 3, fail: 4, pass: 1 };
    const isOutcome = (standing, value) => aliases[plain(value)] == standing || plain(word[standing]).startsWith(plain(value));
    const isSize = (size, value) => [size.short, size.name].some(name => name.toLowerCase() == value);
    const bitsWhere = test => sizes.reduce((bits, size, at) => test(size, at) ? bits | 1 << at : bits, 0);
    const rulesOf = new Map();
    for (const finding of findings) {
      const key = finding.title || finding.control;
      if (!rulesOf.has(key)) rulesOf.set(key, []);
      rulesOf.get(key).push(finding);
    }
    const whatever = { screen: 'group', class: 'kind' };
    /* sizes, as bits, at which a title meets one term */
    function bitsOf(title, { key, value }) {
      const control = title.control, has = text => (text || '').toLowerCase().includes(value);
      switch (key) {
        case 'size': return bitsWhere(size => isSize(size, value));
        case 'outcome': return bitsWhere((_, at) => title.standing[at] >= 0 && isOutcome(title.standing[at], value));
        case 'lang': return title.locale.toLowerCase() == value || title.locale.toLowerCase().startsWith(value + '-') ? everySize : 0;
        case 'rule': {
          const own = (rulesOf.get(title) || []).filter(finding => finding.rule.includes(value)).reduce((bits, finding) => bits | finding.bits, 0);
          return control.whole.some(rule => rule.includes(value)) ? everySize : own;
        }
        case 'screen': case 'class':
          return has(control[whatever[key]]) || (key == 'screen' && has(control.place)) ? everySize : 0;
        default: {
          const text = key ? key + ':' + value : value;
          return [title.name, control.name, title.text, title.worth, title.label, control.kind, control.place, control.group, control.object].some(part => (part || '').toLowerCase().includes(text)) ? everySize : 0;
        }
      }
    }
    const present = title => title.at.reduce((bits, size) => bits | 1 << size, 0);
    const hits = (title, terms) => terms.reduce((bits, term) => bits & (term.not ? ~bitsOf(title, term) : bitsOf(title, term)), present(title));
    /* whether a finding meets all terms; rule and outcome are its own */
    function isHit(finding, terms) {
      let bits = finding.bits || everySize;
      for (const term of terms) {
        let own;
        if (term.key == 'rule') own = finding.rule.includes(term.value) ? everySize : 0;
        else if (term.key == 'outcome') own = isOutcome(finding.standing, term.value) ? everySize : 0;
        else own = finding.title ? bitsOf(finding.title, term) : finding.control ? finding.control.titles.reduce((all, title) => all | bitsOf(title, term), 0) : 0;
        bits &= term.not ? ~own : own;
      }
      return (bits & everySize) != 0;
    }
    let visible = findings;
    const failsOnly = () => $('#fo') && $('#fo').checked;
    function filter() {
      const terms = termsOf(box.value), open = new Map();
      if (failsOnly()) terms.push({ not: false, key: 'outcome', value: 'fails' });
      let cells = 0;
      for (const control of controls.values()) {
        let bits = 0;
        for (const title of control.titles) {
          const own = hits(title, terms);
          bits |= own;
          for (let rest = own; rest; rest &= rest - 1) cells++;
        }
        open.set(control.id, bits);
      }
      visible = findings.filter(finding => isHit(finding, terms));
      const prints = new Set(visible.map(finding => 'f-' + finding.print));
      const isOpen = id => !terms.length || open.get(id) > 0 || visible.some(finding => finding.control && finding.control.id == id);
      $$('#matrix tr.r').forEach(row => {
        row.hidden = !isOpen(row.dataset.c);
        $$('td', row).forEach((cell, at) => cell.classList.toggle('off', terms.length > 0 && !(open.get(row.dataset.c) >> at & 1)));
      });
      $$('#matrix tbody').forEach(body => { body.hidden = !$$('tr.r', body).some(row => !row.hidden); });
      $$('.fl>li').forEach(row => { row.hidden = terms.length > 0 && !prints.has(row.id); });
      $$('.cause').forEach(cause => { cause.hidden = terms.length > 0 && !cause.dataset.f.split(' ').some(print => prints.has(print)); });
      $$('.screen').forEach(screen => { screen.hidden = !screen.dataset.c.split(' ').some(isOpen); });
      $$('.card').forEach(card => { card.hidden = !isOpen(card.id); });
      $$('.rest>ul>li[id]').forEach(line => { line.hidden = terms.length > 0 && (controls.has(line.id) ? !isOpen(line.id) : !terms.every(term => !term.key && line.textContent.toLowerCase().includes(term.value) != term.not)); });
      $$('details.rest').forEach(list => { const own = $$('li,.card', list); list.hidden = terms.length > 0 && own.length > 0 && own.every(item => item.hidden); if (terms.length && !list.hidden) list.open = true; });
      const number = [...open.values()].filter(bits => bits).length;
      const text = terms.length ? `${cells} cell${cells == 1 ? '' : 's'} in ${number} control${number == 1 ? '' : 's'}, ${visible.length} finding${visible.length == 1 ? '' : 's'}` : '';
      if (count.textContent != text) { count.textContent = text; say(text); }
    }
    let timer;
    box.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => { filter(); address({ q: box.value.trim() }); }, 80);
    });
    $('#qf').addEventListener('submit', event => event.preventDefault());
    """#
}
