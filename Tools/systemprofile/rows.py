"""Reads the recorded widths into one kind of row, each with the interval its width lies in."""

import csv
import math
import pathlib
import re
import unicodedata
from dataclasses import dataclass, field

from . import breaks, shaping, tracking

TRUTH = pathlib.Path(__file__).parents[2] / "Tests/Truth"
LINE_HEIGHT = 1.193359375  # of the point size; truth rule 1
SYSTEM_FAMILIES = {"SF", "SF Cyrillic"}
FIRST_TOOLS_WITH_TODAYS_FONTS = 17000  # Xcode 12, the SDK of iOS 14
# Stored frames that say semibold are of two kinds, a fiftieth apart in width: the collection
# wrote bold as semibold. Each is read both ways and the fit tells which.
READINGS = {"semibold": ("semibold", "bold")}
LEGACY_LIMIT = 17  # points: above, stored frames of old tools fit no published tracking


@dataclass
class Row:
    """One recorded width: it lies in (low, high], or around `middle` by `spread` for ink."""

    id: str
    source: str  # device, builder, frames
    measure: str
    text: str
    weight: str
    size: float
    scale: float
    low: float
    high: float
    spread: float  # standard deviation of the recording itself, points
    ink: bool
    legacy: bool  # measured with iOS 13 or older, or its SDK
    natural: float  # prior probability that it is the text's natural width, in this weight
    twin: str = ""  # rows with the same twin are one recording under several readings
    whole: str = ""  # the text this is a line of
    run: shaping.Run = field(repr=False, default=None)

    @property
    def group(self):
        """Rows of one group are left out together in cross-validation."""
        return re.sub(r"\s+", " ", self.whole or self.text).strip().casefold()

    @property
    def middle(self):
        return (self.low + self.high) / 2

    @property
    def tracking(self):
        return tracking.legacy(self.size) if self.legacy else tracking.current(self.size)

    @property
    def script(self):
        names = [unicodedata.name(c, "").split()[0] for c in self.text if c.isalpha()]
        if not names:
            return "common"
        top = max(sorted(set(names)), key=names.count)
        return {"LATIN": "latin", "CYRILLIC": "cyrillic", "GREEK": "greek"}.get(top, "other")


def read(name):
    with open(TRUTH / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def is_legacy(version):
    number = re.match(r"\d+", version or "")
    return number is not None and int(number.group()) < 14


def device_interval(record, scale):
    """(low, high, spread, ink) of a device row, or nothing for a kind that has no width."""
    width = float(record["width_pt"])
    measure = record["measure"]
    if measure == "typographic":
        return width - 0.0006, width + 0.0006, 0.0, False
    if measure in ("frame", "frame-width"):
        pixel = 1 / scale
        width = round(width * scale) / scale
        return width - pixel, width, 0.0, False
    if measure in ("frame-ceil1pt", "button-frame"):
        return width - 1, width, 0.0, False
    if measure in ("ink", "ink-truncated"):
        spread = 0.3 if scale == 1 else 0.15 / scale * 2
        return width, width, spread, True
    return None


def device_rows():
    rows = []
    for record in read("label_sizes.tsv"):
        if record["font_family"] not in SYSTEM_FAMILIES or record["lines"] != "1":
            continue
        if not record["width_pt"] or record["weight"] not in shaping.FACE_NAMES:
            continue
        scale = float(record["screen_scale"] or 1)
        interval = device_interval(record, scale)
        if interval is None:
            continue
        low, high, spread, ink = interval
        rows.append(Row(
            record["id"], "device", record["measure"], record["text"], record["weight"],
            float(record["point_size"]), scale, low, high, spread, ink,
            is_legacy(record["ios_version"]), 0.99))
    return rows


def line_rows():
    """Lines of wrapped texts, and what would not have fitted."""
    rows = []
    for record in read("label_sizes.tsv"):
        if record["font_family"] not in SYSTEM_FAMILIES or record["weight"] not in shaping.FACE_NAMES:
            continue
        for name, text, low, high in breaks.bounds(record):
            rows.append(Row(
                name, "device", "line", text, record["weight"], float(record["point_size"]),
                float(record["screen_scale"] or 1), low, high, breaks.LIMIT_SPREAD, False,
                is_legacy(record["ios_version"]), 0.99, whole=record["text"]))
    return rows


def builder_interval(kind, width, scale):
    step = 1.0 if kind.startswith("button") else 1 / scale
    if kind.startswith("button") and width <= 30:
        return None
    return width - step, width


def builder_rows():
    rows, seen = [], sightings()
    for number, record in enumerate(read("interface_builder_widths.tsv")):
        scale = float(record["scale"].strip("@x"))
        interval = builder_interval(record["kind"], float(record["width"]), scale)
        if interval is None or record["weight"] not in shaping.FACE_NAMES:
            continue
        rows.append(Row(
            f"W{number + 1:03}", "builder", record["kind"], record["text"], record["weight"],
            float(record["pointSize"]), scale, *interval, 0.0, False,
            seen.get((record["text"], float(record["pointSize"])), False), 0.9))
    return rows


def sightings():
    """Whether all stored frames of a text and size were written by tools with the older fonts."""
    legacy = {}
    for record in read("interface_builder_frames.tsv"):
        identity = (record["text"], float(record["point_size"]))
        old = tools_version(record) < FIRST_TOOLS_WITH_TODAYS_FONTS
        legacy[identity] = legacy.get(identity, True) and old
    return legacy


def tools_version(record):
    return int(record["tools_version"].split(".")[0])


def has_natural_height(record, size, scale):
    """Whether a label is exactly one line high."""
    expected = math.ceil(size * LINE_HEIGHT * scale - 1e-6) / scale
    return abs(float(record["height"]) - expected) <= 1 / scale + 0.01


def frame_rows():
    rows = []
    for number, record in enumerate(read("interface_builder_frames.tsv")):
        size, scale = float(record["point_size"]), float(record["scale"])
        interval = builder_interval(record["kind"], float(record["width"]), scale)
        if interval is None or record["weight"] not in shaping.FACE_NAMES:
            continue
        legacy = tools_version(record) < FIRST_TOOLS_WITH_TODAYS_FONTS
        natural = 0.6 if has_natural_height(record, size, scale) else 0.25
        weights = READINGS.get(record["weight"], (record["weight"],))
        for weight in weights:
            rows.append(Row(
                f"F{number + 1:04}", "frames", record["kind"], record["text"], weight, size,
                scale, *interval, 0.0, False, legacy, natural / len(weights), f"F{number + 1:04}"))
    return rows


def shaped(rows):
    """Shapes every row and drops those the stand-in cannot set."""
    kept = []
    for row in rows:
        row.run = shaping.shape(row.text, row.weight)
        if row.run.complete and row.run.clusters:
            kept.append(row)
    return kept


FAR = 0.045  # of the width: stored frames farther than this from the stand-in are no widths


def plausible(form, rows):
    """Stored frames that may be natural widths, each text once."""
    from . import model  # the model imports nothing of this module

    seen, kept = set(), []
    for row in rows:
        base, _, _ = model.terms(form, row)
        identity = (row.text, row.size, row.weight, row.measure, row.legacy, row.high)
        if row.legacy and row.size > LEGACY_LIMIT:
            continue
        if identity not in seen and abs(row.middle - base) < max(1.2, FAR * base):
            seen.add(identity)
            kept.append(row)
    return kept


def is_settable(text):
    """One line of characters the stand-in may have."""
    return bool(text.strip()) and all(0x20 <= ord(c) < 0x3000 for c in text)


def all_rows(form):
    frames = [r for r in frame_rows() if r.size >= 6 and is_settable(r.text)]
    builder = [r for r in builder_rows()]
    return shaped(device_rows()) + shaped(line_rows()) + shaped(builder) + plausible(form, shaped(frames))
