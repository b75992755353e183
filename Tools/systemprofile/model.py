"""The linear model: which unknowns a row's width depends on, and by how much."""

import math
from dataclasses import dataclass, field

import numpy

WEIGHT_POSITION = {
    "ultraLight": -0.34, "thin": -0.34, "light": -0.34, "regular": 0.0, "medium": 0.34,
    "semibold": 0.67, "bold": 1.0, "heavy": 1.0, "black": 1.0,
}
DASHES = "-–—‐"


def character_class(key):
    """The class whose scale a character takes."""
    if key in (" ", "\u00a0"):
        return "space"
    if key.isdigit():
        return "digit"
    if "\u0400" <= key <= "\u052f":
        return "cyrillic"
    if "\u0370" <= key <= "\u03ff":
        return "greek"
    if key.isalpha():
        return "uppercase" if key.isupper() else "lowercase"
    return "punctuation"


@dataclass(frozen=True)
class Form:
    """A model form with its hyperparameters: standard deviations a priori (shares of the em)."""

    class_scale: float = 0.03  # shared by designs and weights
    class_design: float = 0.02
    class_weight: float = 0.02
    weight_scale: float = 0.02  # one for each weight and design
    character: float = 0.02
    character_design: float = 0.008
    character_weight: float = 0.006
    character_weight_design: float = 0.004
    own_width: float = 0.1  # space and ellipsis
    kern: float = 0.0
    size_scale: float = 0.0
    noise: float = 0.004  # model error per glyph, share of the em
    blend: tuple = ((17, 0), (28, 1))
    size_knots: tuple = (11, 14, 17, 28, 34, 44, 53)


def share(form, row):
    """Share of the display design at the row's size."""
    if row.legacy:
        return 1.0 if row.size >= 20 else 0.0
    sizes, shares = zip(*form.blend)
    return float(numpy.interp(row.size, sizes, shares))


@dataclass
class System:
    """Rows as equations: width = base + matrix · unknowns."""

    names: list
    prior: numpy.ndarray  # standard deviations
    matrix: numpy.ndarray
    base: numpy.ndarray
    noise: numpy.ndarray  # model error of each row, points


def terms(form, row):
    """(base width, {unknown: coefficient}) of a row, in points."""
    run, display = row.run, share(form, row)
    text = 1 - display
    total, coefficients = 0.0, {}

    def add(name, value):
        if value:
            coefficients[name] = coefficients.get(name, 0.0) + value * row.size

    weight, position = row.weight, WEIGHT_POSITION[row.weight]
    inked = [i for i, c in enumerate(run.clusters) if c.key.strip()]
    first, last = (inked[0], inked[-1]) if inked else (-1, -1)
    members = run.clusters[first:last + 1] if row.ink else run.clusters
    tracked = 0
    for index, cluster in enumerate(members):
        stand_t, stand_d = cluster.text, cluster.display
        at = index + (first if row.ink else 0)
        cut_t = cut_d = 0.0
        if row.ink and at == first:
            cut_t, cut_d = cut_t + run.left[0], cut_d + run.left[1]
        if row.ink and at == last:
            cut_t, cut_d = cut_t + run.right[0], cut_d + run.right[1]
        # The outline is scaled with its advance: bearings scale too.
        part_t = 1 - cut_t / stand_t if stand_t > 0 else 1.0
        part_d = 1 - cut_d / stand_d if stand_d > 0 else 1.0
        t, d = text * stand_t * part_t, display * stand_d * part_d
        total += t + d
        if not (row.ink and at == last):
            tracked += cluster.spaced
        kind, c = character_class(cluster.key), cluster.key
        add(("class", kind), t + d)
        add(("class design", kind, "text"), t)
        add(("class design", kind, "display"), d)
        add(("class weight", kind), position * (t + d))
        add(("weight", weight, "text"), t)
        add(("weight", weight, "display"), d)
        u, v = text * part_t, display * part_d
        add(("own" if c in " …" else "character", c), u + v)
        add(("character design", c, "text"), u)
        add(("character design", c, "display"), v)
        add(("character weight", c), position * (u + v))
        add(("character weight design", c, "text"), position * u)
        add(("character weight design", c, "display"), position * v)
        if form.kern:
            add(("kern", "text"), text * cluster.text_kern)
            add(("kern", "display"), display * cluster.display_kern)
        if form.size_scale:
            for knot, hat in hats(form.size_knots, row.size):
                add(("size", weight, knot), hat * (t + d))
    base = row.size * (total + row.tracking * tracked)
    return base, coefficients, len(members)


def hats(knots, size):
    """The two knots around a size with their shares."""
    for knot in knots:
        values = [1.0 if k == knot else 0.0 for k in knots]
        value = float(numpy.interp(size, knots, values))
        if value:
            yield knot, value


PRIOR = {
    "class": "class_scale", "class design": "class_design", "class weight": "class_weight",
    "weight": "weight_scale", "character": "character", "own": "own_width",
    "character design": "character_design", "character weight": "character_weight",
    "character weight design": "character_weight_design", "kern": "kern", "size": "size_scale",
}


def build(form, rows):
    parts = [terms(form, row) for row in rows]
    names = sorted({n for _, c, _ in parts for n in c if getattr(form, PRIOR[n[0]]) > 0})
    index = {name: i for i, name in enumerate(names)}
    matrix = numpy.zeros((len(rows), len(names)))
    for i, (_, coefficients, _) in enumerate(parts):
        for name, value in coefficients.items():
            if name in index:
                matrix[i, index[name]] = value
    prior = numpy.array([getattr(form, PRIOR[name[0]]) for name in names])
    base = numpy.array([b for b, _, _ in parts])
    noise = numpy.array([form.noise * r.size * math.sqrt(n) for r, (_, _, n) in zip(rows, parts)])
    return System(names, prior, matrix, base, noise)
