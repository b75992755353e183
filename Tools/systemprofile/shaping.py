"""Shapes texts with the stand-in fonts, as the Swift engine does: kerning on, contextual
alternates off, everything else at HarfBuzz's default."""

import functools
import pathlib
import unicodedata
from dataclasses import dataclass

import uharfbuzz

FOLDER = pathlib.Path("/usr/share/fonts/opentype/inter")
FAMILIES = {"text": "Inter", "display": "InterDisplay"}
FACE_NAMES = {
    "ultraLight": "Thin", "thin": "ExtraLight", "light": "Light", "regular": "Regular",
    "medium": "Medium", "semibold": "SemiBold", "bold": "Bold", "heavy": "ExtraBold",
    "black": "Black",
}


@dataclass(frozen=True)
class Cluster:
    """One cluster of a shaped text; lengths are shares of the em."""

    key: str  # the scalar whose numbers it takes
    text: float  # advance in the text design, kerning included
    display: float
    text_kern: float  # what kerning added to it
    display_kern: float
    spaced: int  # glyphs that get tracking


@dataclass(frozen=True)
class Run:
    """A shaped text with the side bearings of its first and last visible glyph."""

    clusters: tuple
    left: tuple  # (text, display) left bearing of the first glyph with ink
    right: tuple  # (text, display) right bearing of the last glyph with ink
    complete: bool  # the stand-in has a glyph for every scalar


@functools.lru_cache(maxsize=None)
def font(design, weight):
    path = FOLDER / f"{FAMILIES[design]}-{FACE_NAMES[weight]}.otf"
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)))
    return uharfbuzz.Font(face), face.upem


@functools.lru_cache(maxsize=None)
def glyphs(text, design, weight):
    """(cluster, glyph, advance with kerning, own advance) of each glyph, in em."""
    shaper, upem = font(design, weight)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(shaper, buffer, {"kern": True, "calt": False})
    return tuple(
        (info.cluster, info.codepoint, position.x_advance / upem,
         shaper.get_glyph_h_advance(info.codepoint) / upem)
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions))


# Cyrillic and Greek letters drawn as Latin ones, in the stand-in and in San Francisco.
LOOKALIKES = dict(zip("АВЕМНОРСТХІЈЅаеорсхіјѕΑΒΕΖΗΙΜΝΟΡΤΧο", "ABEMHOPCTXIJSaeopcxijsABEZHIMNOPTXo"))


@functools.lru_cache(maxsize=None)
def key(scalar):
    """The base letter of an accented scalar or the Latin look-alike, else the scalar itself."""
    base = unicodedata.normalize("NFD", scalar)[0]
    base = LOOKALIKES.get(base, base)
    return base if base.isalpha() else scalar


def bearings(glyph, design, weight):
    """(left, right) bearing of a glyph in em, or nothing for a glyph without ink."""
    shaper, upem = font(design, weight)
    extents = shaper.get_glyph_extents(glyph)
    if extents is None or extents.width == 0:
        return None
    right = shaper.get_glyph_h_advance(glyph) - extents.x_bearing - extents.width
    return extents.x_bearing / upem, right / upem


@functools.lru_cache(maxsize=None)
def shape(text, weight):
    """Shapes one line in both designs and joins the results cluster by cluster."""
    per_design = {}
    for design in FAMILIES:
        sums = {}
        for cluster, _, advance, own in glyphs(text, design, weight):
            total = sums.setdefault(cluster, [0.0, 0.0, 0])
            total[0] += advance
            total[1] += advance - own
            total[2] += 1 if own > 0 else 0
        per_design[design] = sums
    text_sums, display_sums = per_design["text"], per_design["display"]
    clusters = tuple(
        Cluster(key(text[at]), text_sums[at][0], display_sums.get(at, text_sums[at])[0],
                text_sums[at][1], display_sums.get(at, text_sums[at])[1], text_sums[at][2])
        for at in sorted(text_sums))
    ends = {design: ink_ends(text, design, weight) for design in FAMILIES}
    complete = all(glyph != 0 for _, glyph, _, _ in glyphs(text, "text", weight))
    return Run(clusters, tuple(ends[d][0] for d in FAMILIES), tuple(ends[d][1] for d in FAMILIES),
               complete and len(text_sums) == len(display_sums))


def ink_ends(text, design, weight):
    """Left bearing of the first and right bearing of the last glyph with ink."""
    found = [bearings(glyph, design, weight) for _, glyph, _, _ in glyphs(text, design, weight)]
    inked = [b for b in found if b is not None]
    return (inked[0][0], inked[-1][1]) if inked else (0.0, 0.0)
