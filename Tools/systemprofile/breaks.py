"""What recorded line breaks say of widths: a line fits its limit, and with the next word it would
not have."""

import re

JOINT = " / "
WRAPPED = ("wrapped-lines", "frame-wrapped")
BY_THEIR_TEXT = {"D007": ("2.",)}  # lines that begin after a line separator, as its source says
PUSHED_LINES = 2  # in paragraphs of two lines a word may have been pushed down (facts I, third set, 1)
LIMIT_SPREAD = 0.05  # points: limits are computed from the layout, not measured
FAR = 1e4  # points


def bounds(record):
    """(name, text, low, high) of each line, and of each line with the word that follows it."""
    if record["measure"] not in WRAPPED or not record["max_width_pt"]:
        return
    limit, lines = float(record["max_width_pt"]), record["text"].split(JOINT)
    for number, line in enumerate(lines):
        yield f"{record['id']}.{number + 1}", line, 0.0, limit
        following = lines[number + 1] if number + 1 < len(lines) else None
        if following and is_full(record["id"], lines, line, following):
            yield f"{record['id']}.{number + 1}+", f"{line} {first_piece(following)}", limit, FAR


def is_full(name, lines, line, following):
    """Whether a line ends where it does for want of room alone."""
    if len(lines) <= PUSHED_LINES or line.endswith("-"):
        return False
    return not following.startswith(BY_THEIR_TEXT.get(name, ("\0",)))


def first_piece(line):
    """What could have stood on the line before: up to the first space or break inside a word."""
    return re.match(r"[^\s/-]*[/-]?", line.replace("…", " ")).group()
