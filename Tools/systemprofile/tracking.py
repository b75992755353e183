"""Apple's tracking by size: today's table is read from Sources/Model, the older one stands here."""

import pathlib
import re

import numpy

TABLE = pathlib.Path(__file__).parents[2] / "Sources/Model/DynamicType/SystemTracking+Data.swift"

# iOS 9 to 13, SF Text below 20 pt: points printed by a small app on iOS 9.
LEGACY_TEXT_POINTS = {
    6: 0.246, 7: 0.223, 8: 0.208, 9: 0.171, 10: 0.12, 11: 0.06, 12: 0, 13: -0.078, 14: -0.154,
    15: -0.24, 16: -0.32, 17: -0.408, 18: -0.45, 19: -0.49,
}
# iOS 9 to 13, SF Display from 20 pt: thousandths of an em, from the guidelines of that time.
LEGACY_DISPLAY_THOUSANDTHS = {
    20: 19, 21: 17, 22: 16, 24: 15, 25: 14, 27: 13, 28: 13, 30: 12, 33: 11, 34: 11, 36: 10,
    41: 9, 44: 8, 49: 7, 52: 6, 56: 5, 60: 4, 66: 3, 68: 2, 76: 1, 80: 0,
}
LEGACY_SWITCH = 20  # points


def current_rows():
    table = TABLE.read_text().split("static let rows", 1)[1].split("\n  ]", 1)[0]
    pairs = re.findall(r"\((\d+), (-?[\d.]+)\)", table)
    return [(float(size), float(units) / 2048) for size, units in pairs]


_SIZES, _SHARES = zip(*current_rows())


def current(size):
    """Tracking of iOS 14 and later as a share of the em, linear between listed sizes."""
    return float(numpy.interp(size, _SIZES, _SHARES))


def legacy(size):
    """Tracking of iOS 9 to 13 as a share of the em."""
    if size < LEGACY_SWITCH:
        table = {s: points / s for s, points in LEGACY_TEXT_POINTS.items()}
    else:
        table = {s: value / 1000 for s, value in LEGACY_DISPLAY_THOUSANDTHS.items()}
    return float(numpy.interp(size, list(table), list(table.values())))
