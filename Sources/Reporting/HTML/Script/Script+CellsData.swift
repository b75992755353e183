extension Script {
  /// The report as data: the index at once, cells when they are asked for, bodies when drawn.
  static let cells = #"""
    const mark = ['–', '·', '◇', '◌', '■'];
    const word = ['does not apply', 'passes', 'needs review', 'would fail', 'fails'];
    const style = ['s4', 's0', 's1', 's2', 's3'];
    const index = JSON.parse($('#index').textContent);
    const sizes = index.sizes.map(([name, short, body]) => ({ name, short, body }));
    const titles = new Map(), controls = new Map();
    for (const [id, name, kind, group, place, object, whole, cure, list] of index.controls) {
      const control = { id, name, kind, group, place, object, whole, cure };
      control.titles = list.map(([locale, label, text, worth, isWhatIf, standings, points, name], number) => {
        const standing = [...standings].map(digit => digit == '-' ? -1 : +digit);
        const at = standing.flatMap((value, size) => value < 0 ? [] : [size]);
        const title = { id: `${id}t${number}`, control, locale, label, text, worth, isWhatIf, standing, points, at, name: name || control.name };
        titles.set(title.id, title);
        return title;
      });
      controls.set(id, control);
    }
    const findings = index.findings.map(([print, rule, control, title, standing, bits, worst]) =>
      ({ print, rule: index.rules[rule] || '', control: controls.get(control), title: titles.get(title), standing, bits, worst }));
    const byPrint = new Map(findings.map(finding => ['f-' + finding.print, finding]));

    const shapes = $('#shapes').textContent.split('\n');
    const lines = new Map();
    for (const line of $('#cells').textContent.split('\n')) {
      const id = /^\["(\w+)"/.exec(line);
      if (id) lines.set(id[1], line);
    }
    function cellsOf(id) {
      const line = lines.get(id);
      if (typeof line != 'string') return line || [];
      const cells = JSON.parse(line).slice(1);
      lines.set(id, cells);
      return cells;
    }
    const standingAt = (title, place) => title.standing[title.at[place]];
    const pointsAt = (title, place) => title.points[title.at[place]];

    /* the way back from shorthand; the sign of a shape, of a cell and of a place depend on both */
    const signs = {
      ',': '<', '=': "='", '[': "<path class='", ']': "' d='", '^': "'/>", '@': "<text class='dt",
      '~': "' x='", $: "' y='", '!': "' text-anchor='", '?': "<rect class='", _: '</text>',
      '%': "' width='", '*': "' height='", '+': "<g class='", '|': "<use href='#", '`': '</g>'
    };
    const glyph = place => {
      const [number, x, y] = place.split(' ');
      outline(number);
      return `<use href='#g${number}'${x && x != 0 ? ` x='${x}'` : ''}${y ? ` y='${y}'` : ''}/>`;
    };
    const written = (text, shape, id, place) =>
      text.replace(/\{([^;]*);([^;]*);([^}]*)\}|[[\]^@~$!?_%*+|`:,=§¶]/g, (sign, origin, scale, row) => {
        if (row != null) return `<g transform='translate(${origin})scale(${scale} -${scale})'>${row.split(',').map(glyph).join('')}</g>`;
        return sign == ':' ? shape : sign == '§' ? id : sign == '¶' ? place : signs[sign];
      });
    const definitions = $('.defs defs'), bodies = new Map();
    const [placed, ...outlines] = $('#glyphs').textContent.split('\n'), outlined = new Set();
    function outline(number) {
      const at = parseInt(number, 36) - placed;
      if (at < 0 || outlined.has(at)) return;
      outlined.add(at);
      definitions.insertAdjacentHTML('beforeend', `<path id="g${number}" d="${outlines[at]}"/>`);
    }
    function need(id) {
      if (document.getElementById(id)) return;
      const [title, place] = id.split('-'), cell = cellsOf(title)[place];
      if (!cell || !cell.b) return;
      definitions.insertAdjacentHTML('beforeend', `<g id="${id}">${written(cell.b, shapes[cell.h], id, id)}</g>`);
      if (!bodies.has(title)) bodies.set(title, new Set());
      bodies.get(title).add(id);
    }
    function forget(title) {
      for (const id of bodies.get(title) || [])
        if (!$(`use[href^="#${id}"]:not(#${id} *)`)) { document.getElementById(id).remove(); bodies.get(title).delete(id); }
    }
    """#
}
