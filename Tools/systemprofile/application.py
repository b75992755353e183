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

    def own_advance(self, design, weight, key, stand_in, kern):
        """The advance in one design as a share of the em; `kern` is the part of the stand-in's
        advance that its kerning added."""
        numbers, kerning = self.numbers(weight)[design], self.document["kerning"]
        scale = numbers["scales"].get(self.class_of(key), 1)
        added = kerning["scale"] + kerning["left"].get(key, 0)
        return stand_in * scale + numbers["characters"].get(key, 0) + kern * added

    @functools.cached_property
    def edges(self):
        pairs = self.document["pairs"]
        return tuple({c: name for name, letters in pairs[side].items() for c in letters}
                     for side in ("rightEdges", "leftEdges"))

    def pair(self, design, key, following):
        """What a character's right edge beside the next one's left edge adds, in em."""
        right, left = self.edges
        values = self.document["pairs"][design].get(right.get(key), {})
        return values.get(left.get(following), 0)

    def advances(self, text, size, weight):
        """The advance of each cluster in points."""
        share = interpolate(self.document["blend"], size)
        factor = interpolate(self.numbers(weight)["sizeScale"], size)
        keys = [self.bases.get(first, first) for first in first_scalars(text)]
        clusters = shaping.shape(text, weight).clusters
        for key, following, cluster in zip(keys, keys[1:] + [None], clusters):
            em = sum(
                part * (self.own_advance(design, weight, key, advance, kern)
                        + self.pair(design, key, following))
                for design, part, advance, kern in (
                    ("text", 1 - share, cluster.text, cluster.text_kern),
                    ("display", share, cluster.display, cluster.display_kern)))
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
