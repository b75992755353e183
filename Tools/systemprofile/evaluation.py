"""Compares predicted with recorded widths and writes the tables of Tools/README.md."""

import math

import numpy

SIZE_CLASSES = (("to 17 pt", 0, 17), ("17 to 28 pt", 17.001, 27.999), ("from 28 pt", 28, 1000))
FORGIVEN = 1e-6  # of a pixel, as Model.PixelGrid forgives it


def recorded(row):
    """The number that stands in the record: a rounded-up width, or the ink's."""
    return row.middle if row.ink else row.high


def rounded(row, width):
    """A predicted width rounded as the record is."""
    if row.ink or row.high - row.low < 0.01:
        return width
    step = row.high - row.low
    return math.ceil(width / step - FORGIVEN) * step


def error(row, width):
    """How far the prediction is off, in points, both rounded alike."""
    return abs(rounded(row, width) - recorded(row))


def steps_off(row, width):
    return round(error(row, width) / (row.high - row.low))


def is_frame(row):
    return row.measure in ("frame", "frame-width")


def groups(rows):
    """(name, indices) of the classes that are reported."""
    def pick(test):
        return [i for i, row in enumerate(rows) if test(row)]

    yield "frames of device rows", pick(is_frame)
    for name, low, high in SIZE_CLASSES:
        yield f"- {name}", pick(lambda r: is_frame(r) and low <= r.size <= high)
    for weight in ("regular", "semibold", "bold"):
        yield f"- {weight}", pick(lambda r: is_frame(r) and r.weight == weight)
    yield "Interface Builder, agreed", pick(lambda r: r.source == "builder")
    yield "- to 17 pt", pick(lambda r: r.source == "builder" and r.size <= 17)
    yield "- above 17 pt", pick(lambda r: r.source == "builder" and r.size > 17)
    for name, low, high in SIZE_CLASSES:
        yield f"ink {name}", pick(lambda r: r.ink and low <= r.size <= high)
        for weight in ("light", "regular", "medium", "semibold", "bold"):
            yield f"- {weight}", pick(
                lambda r: r.ink and low <= r.size <= high and r.weight == weight)


def summary(rows, splits, indices):
    """(exact, within one, median, 95th percentile) of a class over all predictions of its rows;
    shares and per cent."""
    pairs = [(rows[i], predicted[i]) for predicted in splits for i in indices]
    relative = [error(row, width) / recorded(row) * 100 for row, width in pairs]
    steps = [steps_off(row, width) for row, width in pairs if not row.ink]
    exact = sum(s == 0 for s in steps) / len(steps) if steps else None
    within = sum(s <= 1 for s in steps) / len(steps) if steps else None
    return exact, within, float(numpy.median(relative)), float(numpy.percentile(relative, 95))


def table(rows, before, after, fitted):
    """A Markdown table: before, after (a prediction for each split), and with all rows known."""
    lines = [
        "| class | rows | exact | within 1 px | median % | 95th % |",
        "|---|---|---|---|---|---|",
    ]
    for name, indices in groups(rows):
        if not indices:
            continue
        parts = [summary(rows, p, indices) for p in ([before], after, [fitted])]
        cells = []
        for k, form in enumerate(("{:.0%}", "{:.0%}", "{:.2f}", "{:.2f}")):
            values = ["–" if part[k] is None else form.format(part[k]) for part in parts]
            cells.append(" → ".join(values[:2]) + f" ({values[2]})")
        lines.append(f"| {name} | {len(indices)} | " + " | ".join(cells) + " |")
    return "\n".join(lines)
