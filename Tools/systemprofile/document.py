"""Writes the fitted unknowns as the profile document that the engine reads."""

import json
import sys
import unicodedata

from . import edges, model, shaping

WEIGHTS = ("light", "regular", "medium", "semibold", "bold")
SUBSTITUTES = {"ultraLight": "light", "thin": "light", "heavy": "bold", "black": "bold"}
CLASSES = ("lowercase", "uppercase", "digit", "space", "punctuation", "cyrillic", "greek")
BLOCKS = ((0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF),
          (0x2010, 0x2044), (0x20A0, 0x20BF), (0x2100, 0x2193), (0x2202, 0x2265))
DECIMALS = 5


def scalars():
    for low, high in BLOCKS:
        for value in range(low, high + 1):
            if unicodedata.category(chr(value)) not in ("Cn", "Cc", "Cf", "Mn", "Me"):
                yield chr(value)


def classes():
    """Inclusive ranges of the scalars of each class; accented scalars, which are looked up by
    their base letter, may fall into any."""
    ranges = {name: [] for name in CLASSES}
    last = None
    for scalar in scalars():
        if shaping.key(scalar) != scalar:
            continue
        kind = model.character_class(scalar)
        if kind == last:
            ranges[kind][-1][1] = ord(scalar)
        else:
            ranges[kind].append([ord(scalar), ord(scalar)])
        last = kind
    return ranges


def bases():
    """Accented scalars by the letter whose numbers they take."""
    found = {}
    for scalar in scalars():
        base = shaping.key(scalar)
        if base != scalar:
            found[base] = found.get(base, "") + scalar
    return dict(sorted(found.items()))


def numbers(values, weight, design, keys):
    """Scales and character differences of one weight in one design."""
    position = model.WEIGHT_POSITION[weight]

    def value(*name):
        return values.get(name, 0.0)

    scales = {}
    for kind in CLASSES:
        scale = 1 + value("class", kind) + value("class design", kind, design)
        scale += position * value("class weight", kind) + value("weight", weight, design)
        scales[kind] = round(scale, DECIMALS)
    characters = {}
    for key in keys:
        difference = bearing_difference(values, key, design, position)
        for kind in ("character", "own"):
            difference += value(kind, key) + value(kind + " design", key, design)
            difference += position * value(kind + " weight", key)
            difference += position * value(kind + " weight design", key, design)
        if round(difference, DECIMALS):
            characters[key] = round(difference, DECIMALS)
    return {"scales": scales, "characters": characters}


def bearing_difference(values, key, design, position):
    """What the room on both sides of a character adds to its advance."""
    total = 0.0
    for side in edges.bearings(key):
        total += values.get(("bearing", *side), 0.0)
        total += values.get(("bearing design", *side, design), 0.0)
        total += position * values.get(("bearing weight", *side), 0.0)
        total += position * values.get(("bearing weight design", *side, design), 0.0)
    return total


def kerning(values):
    """How far the kerning goes beyond the stand-in's: for all, and by left character."""
    left = {name[1]: round(value, 4) for name, value in values.items() if name[0] == "kern left"}
    return {
        "scale": round(values.get(("kern",), 0.0), 4),
        "left": {key: value for key, value in sorted(left.items()) if value},
    }


def pairs(values):
    """What one edge beside another adds in each design, in em."""
    text, display = {}, {}
    for name, value in sorted((n, v) for n, v in values.items() if n[0] == "pair"):
        more = values.get(("pair display", *name[1:]), 0.0)
        for found, total in ((text, value), (display, value + more)):
            if round(total, DECIMALS):
                found.setdefault(name[1], {})[name[2]] = round(total, DECIMALS)
    return {"rightEdges": edges.RIGHT_EDGES, "leftEdges": edges.LEFT_EDGES, "text": text,
            "display": display}


def document(form, values, provenance, bands):
    keys = sorted({name[1] for name in values if name[0].startswith(("character", "own"))}
                  | set("".join(edges.LEFT_BEARINGS.values())))
    weights = {}
    for weight in WEIGHTS:
        sizes = [[knot, round(1 + values.get(("size", weight, knot), 0.0), DECIMALS)]
                 for knot in form.size_knots] if form.size_scale else []
        weights[weight] = {
            "text": numbers(values, weight, "text", keys),
            "display": numbers(values, weight, "display", keys),
            "sizeScale": sizes,
        }
    return {
        "version": 1,
        "provenance": provenance,
        "designs": {name: {"family": family} for name, family in shaping.FAMILIES.items()},
        "blend": [list(pair) for pair in form.blend],
        "classes": classes(),
        "bases": bases(),
        "weights": weights,
        "kerning": kerning(values),
        "pairs": pairs(values),
        "substitutes": SUBSTITUTES,
        "errorBands": bands,
    }


def dump(value, depth=0):
    """JSON with one line for each innermost list or object, so that changes read well."""
    pad, inner = "  " * depth, "  " * (depth + 1)
    if isinstance(value, dict) and any(isinstance(v, (dict, list)) for v in value.values()):
        lines = [f"{inner}{json.dumps(k, ensure_ascii=False)}: {dump(v, depth + 1)}"
                 for k, v in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{pad}}}"
    if isinstance(value, list) and any(isinstance(v, dict) for v in value):
        lines = [inner + dump(v, depth + 1) for v in value]
        return "[\n" + ",\n".join(lines) + f"\n{pad}]"
    return json.dumps(value, ensure_ascii=False)


def write(path, value):
    path.parent.mkdir(exist_ok=True)
    path.write_text(dump(value) + "\n", encoding="utf-8")
    print(f"wrote {path}", file=sys.stderr)
