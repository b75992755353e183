"""Applies a written profile to texts, as the Swift engine does: the reference for its check rows."""

import functools

import numpy

from . import shaping, tracking


class Profile:
    """A profile as read from its JSON."""

    def __init__(self, document):
        self.document = document
        self.bases = {c: base for base, scalars in document["bases"].items() for c in scalars}

    @functools.lru_cache(maxsize=None)
    def class_of(self, key):
        for name, ranges in self.document["classes"].items():
            if any(low <= ord(key) <= high for low, high in ranges):
                return name
        return None

    def numbers(self, weight):
        name = self.document["substitutes"].get(weight, weight)
        return self.document["weights"][name]

    def own_advance(self, design, weight, key, stand_in):
        numbers = self.numbers(weight)[design]
        scale = numbers["scales"].get(self.class_of(key), 1)
        return stand_in * scale + numbers["characters"].get(key, 0)

    def advances(self, text, size, weight):
        """The advance of each cluster in points."""
        share = interpolate(self.document["blend"], size)
        factor = interpolate(self.numbers(weight)["sizeScale"], size)
        for first, cluster in zip(first_scalars(text), shaping.shape(text, weight).clusters):
            key = self.bases.get(first, first)
            em = (self.own_advance("text", weight, key, cluster.text) * (1 - share)
                  + self.own_advance("display", weight, key, cluster.display) * share)
            yield max(0, size * (em * factor + tracking.current(size) * cluster.spaced))

    def width(self, text, size, weight):
        """The typographic width of one line in points."""
        return sum(self.advances(text, size, weight))


def first_scalars(text):
    """The first scalar of each cluster the shaper makes."""
    starts = sorted({cluster for cluster, *_ in shaping.glyphs(text, "text", "regular")})
    return [text[start] for start in starts]


def interpolate(knots, at):
    if not knots:
        return 1.0
    sizes, values = zip(*knots)
    return float(numpy.interp(at, sizes, values))
