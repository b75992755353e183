"""Fixtures of the tests beside this file."""

import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def tool():
    """The built command line tool."""
    path = ROOT / ".build" / "debug" / "largeprint"
    assert path.exists(), "build first: swift build"
    return path
