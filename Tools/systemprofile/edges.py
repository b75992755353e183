"""Letters by the shape of their edges: what a type designer spaces and kerns alike."""

# Kinds of edges that meet in a pair: pairs of one kind are kerned alike.
RIGHT_EDGES = {
    "T": "T", "V": "VWY", "A": "A", "L": "L", "P": "PF", "K": "KXkxzZ", "r": "r", "f": "f",
    "t": "t", "v": "vwy", "round": "ODQBCGSobpecs", "straight": "HIJMNUEdlihmnuqajg",
    "digit": "0123456789", "stop": ".,", "dash": "-–—", "quote": "'’\"“”‘", "space": " ",
}
LEFT_EDGES = {
    "T": "T", "V": "VWY", "A": "A", "round": "OCGQS", "straight": "HIKLMNPRUEDFBJXZ",
    "low round": "acdegoqs", "low straight": "imnpru", "v": "vwy", "x": "xz", "t": "tf",
    "tall": "bhkl", "j": "j", "digit": "0123456789", "stop": ".,", "dash": "-–—",
    "quote": "'’\"“”‘", "space": " ",
}

# Kinds of side bearings: letters of one kind have the same room on that side.
LEFT_BEARINGS = {
    "straight": "bhiklmnrpBDEFHIKLMNPRu", "round": "cdegoqOCGQ", "slanted": "vwyxzVWYXZTA",
    "open": "asSJtfj",
}
RIGHT_BEARINGS = {
    "straight": "dhilmnqujgaHIMNUJ", "round": "bopDOQec", "slanted": "vwyxzkVWYXZKTALrtfF",
    "open": "sSCGEBPR",
}


def by_letter(kinds):
    return {letter: name for name, letters in kinds.items() for letter in letters}


_RIGHT, _LEFT = by_letter(RIGHT_EDGES), by_letter(LEFT_EDGES)
_BEARINGS = {"left": by_letter(LEFT_BEARINGS), "right": by_letter(RIGHT_BEARINGS)}


def pair(first, second):
    """The edges that meet between two characters; nothing for a character without one."""
    return _RIGHT.get(first), _LEFT.get(second)


def bearings(character):
    """(side, kind) of each side of a character whose room it shares with others."""
    for side, kinds in _BEARINGS.items():
        if character in kinds:
            yield side, kinds[character]
