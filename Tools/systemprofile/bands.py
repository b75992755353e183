"""How far a width may be off: ± fraction × width ± points, from widths predicted by fits that
never saw the text, one prediction for each way of splitting the texts into folds."""

import math

import numpy

from . import evaluation

POINTS = 0.34  # a pixel at 3x: rounding alone may cost it
COVERED = 0.95  # of the rows of a class, those of another day included
LEAST_ROWS = 12  # a script with fewer has no measured bands
LEAST_OF_WEIGHT = 9  # the largest of nine promises nine in ten; with fewer, the neighbours' band, widened
WIDENED = 1.5
WIDEST = 2.8  # times the observed 95th percentile, in each split
LEAST_FRACTION = 0.002
WEIGHTS = ("light", "regular", "medium", "semibold", "bold")
SIZES = (("to 17 pt", 0, 17), ("from 28 pt", 28, 1000), ("17 to 28 pt", 17, 28))
RULE = (
    "A class is a script, a range of sizes and a weight. A row's error is the largest that fits without "
    "its text make, over four splits into ten folds. With n rows, 9 or more in a script of 12 or more, the fraction covers, next to "
    "the points, the ceil(0.95 (n + 1))-th smallest error, or the largest; it is held under 2.8 times the "
    "errors' 95th percentile. With fewer rows: the fraction of the same sizes over all weights, times 1.5. "
    "Weights without numbers of their own: times 2. Other alphabets that the stand-in has: 3 %. "
    "Scripts set in other fonts: 6 %; a named font that is missing: 12 %."
)


def errors_and_widths(rows, splits, indices):
    """The errors of a class, a line for each split, and its widths; points."""
    errors = [[evaluation.error(rows[i], predicted[i]) for i in indices] for predicted in splits]
    return numpy.array(errors), numpy.array([evaluation.recorded(rows[i]) for i in indices])


def conformal(values):
    """A bound that a further value of the same kind stays within as often as COVERED says, as
    far as so few values can tell: of fewer than 19 it is the largest."""
    rank = math.ceil((len(values) + 1) * COVERED)
    return float(numpy.sort(values)[min(rank, len(values)) - 1])


def needed(errors, widths):
    """The share of the width that covers the errors of a class, rounded up to 0.0001."""
    share = conformal(numpy.maximum(errors.max(axis=0) - POINTS, 0) / widths)
    return math.ceil(max(share, LEAST_FRACTION) * 10000 - 1e-6) / 10000


def fraction(rows, splits, indices):
    """The share of the width that covers the errors of a class, unless that were too wide."""
    errors, widths = errors_and_widths(rows, splits, indices)
    limit = WIDEST * float(numpy.quantile(errors, 0.95, axis=1).min()) - POINTS
    most = math.floor(limit / float(numpy.mean(widths)) * 10000) / 10000
    return min(needed(errors, widths), max(most, LEAST_FRACTION))


def band(script, low, high, weights, share, basis, count, points=POINTS):
    return {
        "script": script, "sizes": [low, high], "weights": weights, "fraction": round(share, 4),
        "points": points, "basis": basis, "rows": count,
    }


def bands(rows, splits, trust):
    """The table, in the order it is searched."""
    usable = [i for i in range(len(rows)) if is_usable(rows[i], trust[i])]
    found = []
    for script in ("latin", "cyrillic"):
        for name, low, high in SIZES:
            found += script_bands(rows, splits, usable, script, low, high)
    found += [
        band("Zyyy", 0, 1000, ["any"], widest(found, "latin"), "assumed", 0),
        band("greek", 0, 1000, ["any"], 0.03, "assumed", 0),
        band("missing-font", 0, 1000, ["any"], 0.12, "assumed", 0, 1),
        band("any", 0, 1000, ["any"], 0.06, "assumed", 0, 1),
    ]
    return found


def is_usable(row, trust):
    """Whether a row says something of today's natural widths."""
    if row.measure in ("frame-ceil1pt", "line") or row.legacy and row.size > 17:
        return False
    return row.source != "frames" or trust > 0.5


def best(rows, indices):
    """The rows a class is judged by: without stored frames where there are enough others."""
    certain = [i for i in indices if rows[i].source != "frames"]
    return certain if len(certain) >= LEAST_ROWS else indices


def widest(found, script):
    return max(b["fraction"] for b in found if b["script"] == script and b["basis"] == "measured")


def script_bands(rows, splits, usable, script, low, high):
    """The bands of one script and range of sizes: each weight, then all others."""
    inside = [i for i in usable if rows[i].script == script and is_inside(rows[i], low, high)]
    if len(inside) < LEAST_ROWS:
        return [band(script, low, high, ["any"], 0.03, "assumed", len(inside))]
    shared = fraction(rows, splits, best(rows, inside))
    found = []
    for weight in WEIGHTS:
        own = best(rows, [i for i in inside if rows[i].weight == weight])
        if len(own) >= LEAST_OF_WEIGHT:
            share = fraction(rows, splits, own)
            found.append(band(script, low, high, [weight], share, "measured", len(own)))
        else:
            found.append(band(
                script, low, high, [weight], shared * WIDENED, "assumed", len(own)))
    found.append(band(script, low, high, ["any"], shared * 2, "assumed", 0))
    return found


def is_inside(row, low, high):
    return low <= row.size <= high if high <= 17 or low >= 28 else low < row.size < high


def coverage(rows, splits, trust, table):
    """(band, rows, fraction needed, share covered, band's mean over the 95th percentile) of each
    measured band, the last two in the split where it fares worst."""
    for entry in table:
        if entry["basis"] != "measured":
            continue
        low, high = entry["sizes"]
        inside = best(rows, [
            i for i, r in enumerate(rows)
            if is_usable(r, trust[i]) and r.script == entry["script"]
            and r.weight in entry["weights"] and is_inside(r, low, high)])
        errors, widths = errors_and_widths(rows, splits, inside)
        allowed = entry["fraction"] * widths + entry["points"]
        covered = float(numpy.mean(errors <= allowed + 1e-9, axis=1).min())
        ratio = float(numpy.mean(allowed) / numpy.quantile(errors, 0.95, axis=1).min())
        yield entry, len(inside), needed(errors, widths), covered, ratio
