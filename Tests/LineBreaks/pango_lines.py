"""Breaks texts with Pango: one JSON request a line on standard input, one answer a line.

Runs under the system's Python, which is the one that Debian's python3-gi belongs to. Everything is
set fifty times as large, so that no rounding to pixels plays a part.
"""

import json
import sys

import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402

SCALE = 50


def lines(context, request):
    layout = Pango.Layout.new(context)
    font = Pango.FontDescription.new()
    font.set_family(request["family"])
    font.set_absolute_size(request["size"] * SCALE * Pango.SCALE)
    layout.set_font_description(font)
    context.set_language(Pango.Language.from_string(request["locale"]))
    layout.set_wrap(Pango.WrapMode.WORD_CHAR)
    layout.set_width(round(request["width"] * SCALE * Pango.SCALE))
    text = request["text"]
    layout.set_text(text, -1)
    attributes = Pango.AttrList.new()
    attributes.insert(Pango.attr_insert_hyphens_new(False))
    layout.set_attributes(attributes)
    raw = text.encode()
    found = []
    for index in range(layout.get_line_count()):
        line = layout.get_line_readonly(index)
        part = raw[line.start_index : line.start_index + line.length].decode(errors="replace")
        found.append([part.strip(" \n"), line.get_extents()[1].width / Pango.SCALE / SCALE])
    return found


def main():
    context = PangoCairo.FontMap.get_default().create_context()
    context.set_round_glyph_positions(False)
    for line in sys.stdin:
        print(json.dumps(lines(context, json.loads(line)), ensure_ascii=False), flush=True)


main()
