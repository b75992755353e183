extension Script {
  /// One size of a title: readout, drawing, findings; the same markup as without the script.
  static let panes = #"""
    const widths = { w: [640, 'dr wd'], n: [340, 'dr nr'] };
    const tone = (title, place) => {
      const standing = standingAt(title, place);
      return standing == 3 || (standing == 2 && title.isWhatIf) ? ' wi' : standing == 2 ? ' rv' : '';
    };
    const standingMarkup = (standing, points, isInline) => {
      let text = word[standing];
      if (points) text += (standing == 2 ? ', off by ' : ' by ') + points + ' pt';
      const sign = isInline && standing == 1 ? '' : `<i aria-hidden="true">${mark[standing]}</i>`;
      return `<span class="s ${style[standing]}">${sign}${text}</span>`;
    };
    const bare = (id, height, origin, scale, length, label) =>
      `<g transform='translate(${origin})scale(${scale})'><use href='#${id}'/></g><path class='sb' d='M12 ${height - 13}v6M12 ${height - 10}h${length}m0-3v6'/><text class='dt mu' x='${label}' y='${height - 6}' text-anchor='start'>44 pt</text>`;
    function drawing(title, place, key, scope) {
      const cell = cellsOf(title.id)[place], [width, kind] = widths[key], [height, text, ...rest] = cell[key];
      const id = `${title.id}-${place}`, markup = rest.length ? bare(id, height, text, ...rest) : written(text, shapes[cell.h], id, scope + id);
      for (const use of markup.matchAll(/href='#(k\d+t\d+-\d+)/g)) need(use[1]);
      let label = `${title.name} at ${sizes[title.at[place]].name}: ${word[standingAt(title, place)]}`;
      if (cell.v.length) label += '. ' + cell.v[0][3];
      return `<svg class="${kind}${tone(title, place)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(label)}">${markup}</svg>`;
    }
    function canvas(title, place, scope) {
      const cell = cellsOf(title.id)[place];
      if (!cell || !cell.v) return '<div class="cv"><p class="nadraw">This size passes; this page draws only sizes with findings.</p></div>';
      if (!cell.w) return `<div class="cv"><p class="nadraw">${escape(cell.r || 'There is no layout at this size.')}</p></div>`;
      const note = cell.g ? `<p class="nadraw">${escape(cell.g)}</p>` : '';
      return `<div class="cv">${drawing(title, place, 'w', scope)}${drawing(title, place, 'n', scope)}${note}</div>`;
    }
    function readout(title, place, tag, hasPoints = true) {
      const cell = cellsOf(title.id)[place] || {}, size = sizes[title.at[place]];
      let text = `<b>${size.name}</b>`;
      if (cell.p) text += ` · ${cell.p} pt<span class="fs"> · frame ${cell.f}</span>`;
      if (title.label) text += ` · ${escape(title.label)}`;
      return `<${tag} class="ro">${text} · ${standingMarkup(standingAt(title, place), hasPoints && pointsAt(title, place), true)}</${tag}>`;
    }
    const ruleLink = rule => {
      const id = escape(typeof rule == 'number' ? index.rules[rule] : rule);
      return `<a class="rule" href="#rule-${id}">${id}</a>`;
    };
    const quotation = title => `<q${title.locale == 'und' ? '' : ` lang="${escape(title.locale)}"`} dir="auto">${escape(title.text)}</q>`;
    const listed = words => words.length < 2 ? words.join('') : words.slice(0, -1).join(', ') + ' and ' + words[words.length - 1];
    function table(rows) {
      if (!rows.length) return '';
      const heads = ['Measure', 'Measured', 'Limit', 'Off by'].map(head => `<th scope="col">${head}</th>`).join('');
      const body = rows.map(([name, value, limit, off, kind]) =>
        `<tr${kind ? ` class="${kind}"` : ''}><th scope="row">${escape(name)}</th><td>${value}</td><td>${limit}</td><td>${off}</td></tr>`).join('');
      return `<table class="nums"><caption class="vh">Measured lengths against their limits, in points</caption><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
    }
    function verdicts(title, place, cell) {
      if (cell.v.length) return cell.v.map(([rule, standing, points, message]) =>
        `<div class="fd"><p>${standingMarkup(standing, points)} ${ruleLink(rule)}</p><p class="fm">${escape(message)}</p></div>`).join('');
      if (standingAt(title, place) == 1 && cell.w) {
        const count = `${cell.l} line${cell.l == 1 ? '' : 's'}`;
        return `<p class="okline">${standingMarkup(1)} Every rule holds at ${sizes[title.at[place]].name}, on ${count}.</p>`;
      }
      const standing = standingAt(title, place);
      return `<p class="okline">${standingMarkup(standing)} ${escape(cell.r || word[standing] + '.')}</p>`;
    }
    function notes(title, place) {
      const cell = cellsOf(title.id)[place];
      const quote = title.text ? `<p class="tq">${quotation(title)}${title.worth ? `<span class="tag">${title.worth}</span>` : ''}</p>` : '';
      const kind = title.isWhatIf ? 'side wi' : 'side';
      if (!cell || !cell.v) return `<div class="${kind}">${quote}<p class="okline">${standingMarkup(standingAt(title, place))}</p></div>`;
      const reason = cell.r && cell.v.length ? `<p class="errb">${escape(cell.r)}</p>` : '';
      const band = cell.e ? `<p class="errb">± ${listed(cell.e)} pt: so far the stand-in font may be off in ${cell.ec == 1 ? 'this width' : 'these widths'}. Only what holds at both ends of the band is called a failure.</p>` : '';
      return `<div class="${kind}">${quote}${verdicts(title, place, cell)}${table(cell.v.flatMap(verdict => verdict[4]))}${reason}${band}</div>`;
    }
    const pane = (title, place) =>
      `<div class="pane cg" data-i="${place}"><figure class="fig">${readout(title, place, 'figcaption')}${canvas(title, place, '')}</figure>${notes(title, place)}</div>`;
    const heroPane = (title, place, hasPoints) =>
      `<div class="pane" data-i="${place}">${readout(title, place, 'p', hasPoints)}${canvas(title, place, 'h')}</div>`;
    /* two cells without their lengths, on one scale */
    function pair(cells) {
      const boxes = cells.map(([title, place]) => (cellsOf(title.id)[place] || {}).o).filter(Boolean).map(box => box.split(' ').map(Number));
      const left = Math.min(...boxes.map(box => box[0])) - 8, top = Math.min(...boxes.map(box => box[1])) - 8;
      const width = Math.max(...boxes.map(box => box[0] + box[2])) + 8 - left, height = Math.max(...boxes.map(box => box[1] + box[3])) + 8 - top;
      const figures = cells.map(([title, place, caption]) => {
        const id = `${title.id}-${place}`, cell = cellsOf(title.id)[place];
        need(id);
        const picture = cell && cell.o
          ? `<svg class="dr${tone(title, place)}" viewBox="${[left, top, width, height].map(value => +value.toFixed(2)).join(' ')}" width="${Math.round(Math.min(width * 1.62, 620))}" role="img" aria-label="${escape(`${title.control.name} at ${sizes[title.at[place]].name}: ${word[standingAt(title, place)]}`)}"><use href="#${id}"/></svg>`
          : '<p class="nadraw">This size passes; this page draws only sizes with findings.</p>';
        return `<figure class="fig"><figcaption class="ro"><b>${sizes[title.at[place]].name}</b> · ${escape(caption)} · ${standingMarkup(standingAt(title, place), pointsAt(title, place), true)}</figcaption><div class="cv">${picture}</div></figure>`;
      });
      return `<div class="two">${figures.join('')}</div>`;
    }
    """#
}
