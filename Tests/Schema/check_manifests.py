"""Checks the manifest schema itself, every bundled manifest against it, and that it refuses what
the reader refuses.

Usage: check_manifests.py   (needs the PyPI package in requirements.txt; exit code 0 when all is well)
"""

import json
import pathlib
import sys

import jsonschema

TOP = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = TOP / "docs" / "manifest.schema.json"

# Each makes no sense to the reader either: Tests/ReadingTests/ManifestErrorTests.swift.
REFUSED = [
    {},
    {"controls": [], "contrls": []},
    {"version": 2, "controls": []},
    {"controls": [{"kind": "label"}]},
    {"controls": [{"id": "a b", "kind": "label"}]},
    {"controls": [{"id": "a", "kind": "buton"}]},
    {"controls": [{"id": "a", "kind": "label", "cornerRadius": -1}]},
    {"controls": [{"id": "a", "kind": "label", "contentInsets": 1}]},
    {"controls": [{"id": "a", "kind": "label", "title": "x", "titles": []}]},
    {"controls": [{"id": "a", "kind": "label", "titles": [{}]}]},
    {"controls": [{"id": "a", "kind": "label", "title": {"deutsch!": "x"}}]},
    {"controls": [{"id": "a", "kind": "label", "width": {}}]},
    {"controls": [{"id": "a", "kind": "label", "width": {"equal": 1, "room": 2}}]},
    {"controls": [{"id": "a", "kind": "label", "font": {"family": "Avenir"}}]},
    {"controls": [{"id": "a", "kind": "label", "font": {"system": 1, "maximum": 2}}]},
    {"controls": [{"id": "a", "kind": "label", "font": {"system": 1, "textStyle": "body"}}]},
    {"controls": [{"id": "a", "kind": "label", "font": {"textStyle": "body", "relativeTo": "body"}}]},
    {"defaults": {"id": "a"}, "controls": []},
]


def manifests():
    """Lists every bundled manifest, sorted by path."""
    skipped = {".build", ".git", ".venv"}
    for path in sorted(TOP.rglob("*.largeprint.json")):
        if not skipped.intersection(path.relative_to(TOP).parts):
            yield path


def main():
    """Prints one line a fault and returns how many there are."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator
    validator.check_schema(schema)
    checker = validator(schema)
    faults = 0
    paths = list(manifests())
    for path in paths:
        for error in checker.iter_errors(json.loads(path.read_text(encoding="utf-8"))):
            faults += 1
            place = "/".join(str(part) for part in error.absolute_path)
            print(f"{path.relative_to(TOP)}: {place}: {error.message[:200]}")
    for manifest in REFUSED:
        if checker.is_valid(manifest):
            faults += 1
            print(f"the schema takes what the reader refuses: {json.dumps(manifest)}")
    if not paths:
        faults += 1
        print("there is no bundled manifest")
    print(f"{len(paths)} manifests, {len(REFUSED)} refusals, {faults} faults")
    return faults


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
