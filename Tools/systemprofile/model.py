"""The linear model: which unknowns a row's width depends on, and by how much."""

import math
from dataclasses import dataclass, replace

import numpy

from . import edges

WEIGHT_POSITION = {
    "ultraLight": -0.34, "thin": -0.34, "light": -0.34, "regular": 0.0, "medium": 0.34,
    "semibold": 0.67, "bold": 1.0, "heavy": 1.0, "black": 1.0,
}
OWN_WIDTH = " …"  # widths of their own, far from the stand-in's (facts I.4)


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

    class_scale: float = 0.013  # shared by designs and weights
    class_design: float = 0.013
    class_weight: float = 0.009
    weight_scale: float = 0.009  # one for each weight and design
    character: float = 0.0115
    character_design: float = 0.0085
    character_weight: float = 0.009
    character_weight_design: float = 0.006
    own_width: float = 0.045  # space and ellipsis, both designs
    own_design: float = 0.08
    own_weight: float = 0.085
    own_weight_design: float = 0.012
    legacy: float = 0.001  # tracking of iOS 13 and older, by size
    kern: float = 0.18  # share of the stand-in's kerning
    kern_left: float = 0.38  # the same, by the pair's left character
    bearing: float = 0.0025  # room beside letters of one shape, by side
    bearing_design: float = 0.003
    bearing_weight: float = 0.003
    bearing_weight_design: float = 0.0035
    pair: float = 0.006  # what one edge beside another adds
    pair_display: float = 0.005  # the same on top in the display design
    ink: float = 0.005  # what ink is wider than the stand-in's bearings say, by design
    ink_pixel: float = 0.3  # the same in pixels: how the recording counted faint ones
    size_scale: float = 0.0
    noise: float = 0.0028  # model error of an advance per glyph, share of the em
    ink_noise: float = 0.0035  # the same of ink
    first_noise: float = 0.0035  # at least so much when a fit begins: weights then tell apart
    blend: tuple = ((17, 0), (18, 0.045), (20, 0.24), (22, 0.5), (24, 0.8), (27, 0.925), (28, 1))
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
    first_noise: numpy.ndarray  # the same when a fit begins


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
        own = "own" if c in OWN_WIDTH else "character"
        add((own, c), u + v)
        add((own + " design", c, "text"), u)
        add((own + " design", c, "display"), v)
        add((own + " weight", c), position * (u + v))
        add((own + " weight design", c, "text"), position * u)
        add((own + " weight design", c, "display"), position * v)
        for side in edges.bearings(c):
            add(("bearing", *side), u + v)
            add(("bearing design", *side, "text"), u)
            add(("bearing design", *side, "display"), v)
            add(("bearing weight", *side), position * (u + v))
            add(("bearing weight design", *side, "text"), position * u)
            add(("bearing weight design", *side, "display"), position * v)
        if form.kern:
            kern = text * cluster.text_kern + display * cluster.display_kern
            add(("kern",), kern)
            if form.kern_left:
                add(("kern left", c), kern)
        if form.pair and index + 1 < len(members):
            left, right = edges.pair(c, members[index + 1].key)
            if left and right:
                add(("pair", left, right), 1.0)
                add(("pair display", left, right), display)
        if form.size_scale:
            for knot, hat in hats(form.size_knots, row.size):
                add(("size", weight, knot), hat * (t + d))
    if row.ink and form.ink:
        add(("ink", "text"), text)
        add(("ink", "display"), display)
        add(("ink pixel",), 1 / row.scale / row.size)
    if row.legacy and row.size < 20:
        add(("legacy", row.size), tracked)
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
    "character weight design": "character_weight_design", "kern": "kern", "kern left": "kern_left",
    "size": "size_scale",
    "own design": "own_design", "own weight": "own_weight", "own weight design": "own_weight_design",
    "legacy": "legacy", "pair": "pair", "pair display": "pair_display",
    "bearing": "bearing", "bearing design": "bearing_design", "bearing weight": "bearing_weight",
    "bearing weight design": "bearing_weight_design", "ink": "ink", "ink pixel": "ink_pixel",
}


NUISANCE = ("legacy", "ink", "ink pixel")  # belong to the recordings, not to the font


def applied(form, rows, names):
    """The equations as the engine will use them: today's tracking, nothing of the recordings."""
    rows = [replace(row, legacy=False) for row in rows]
    return build(form, rows, [name if name[0] not in NUISANCE else None for name in names])


def build(form, rows, names=None):
    """The equations of all rows; with `names`, for the unknowns of other equations."""
    parts = [terms(form, row) for row in rows]
    names = names or sorted({n for _, c, _ in parts for n in c if getattr(form, PRIOR[n[0]]) > 0})
    index = {name: i for i, name in enumerate(names) if name}
    matrix = numpy.zeros((len(rows), len(names)))
    for i, (_, coefficients, _) in enumerate(parts):
        for name, value in coefficients.items():
            if name in index:
                matrix[i, index[name]] = value
    prior = numpy.array([getattr(form, PRIOR[name[0]]) if name else 1.0 for name in names])
    base = numpy.array([b for b, _, _ in parts])
    glyphs = numpy.array([r.size * math.sqrt(n) for r, (_, _, n) in zip(rows, parts)])
    noise = glyphs * numpy.array([form.ink_noise if r.ink else form.noise for r in rows])
    first = numpy.maximum(noise, glyphs * form.first_noise)
    return System(names, prior, matrix, base, noise, first)
