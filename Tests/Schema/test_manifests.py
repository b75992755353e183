"""The manifest's schema: sound itself, met by every bundled manifest, as strict as the reader."""

import json
import pathlib

import jsonschema
import pytest

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
    {"controls": [{"id": "a", "kind": "configured-button", "contentInsets": 1}]},
    {"controls": [{"id": "a", "kind": "configured-button", "configuration": {"size": "huge"}}]},
    {"controls": [{"id": "a", "kind": "button", "configuration": {}}]},
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
    return [
        path
        for path in sorted(TOP.rglob("*.largeprint.json"))
        if not skipped.intersection(path.relative_to(TOP).parts)
    ]


@pytest.fixture(scope="module")
def checker():
    """The schema, ready to check with."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_there_are_bundled_manifests():
    assert len(manifests()) >= 3


@pytest.mark.parametrize("path", manifests(), ids=lambda path: path.name)
def test_bundled_manifest_is_valid(checker, path):
    faults = [
        f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
        for error in checker.iter_errors(json.loads(path.read_text(encoding="utf-8")))
    ]
    assert faults == []


@pytest.mark.parametrize("manifest", REFUSED, ids=json.dumps)
def test_what_the_reader_refuses_is_invalid(checker, manifest):
    assert not checker.is_valid(manifest)
