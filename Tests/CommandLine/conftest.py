"""Runs the built command line tool for the tests beside this file."""

import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "largeprint"


@pytest.fixture
def largeprint(tmp_path):
    """A function that runs the tool in an empty folder and returns the finished process."""

    def run(*words, text=None, folder=None):
        command = [str(TOOL), *map(str, words)]
        return subprocess.run(
            command, input=text, capture_output=True, text=True, cwd=folder or tmp_path, timeout=300
        )

    assert TOOL.exists(), "build first: swift build"
    return run


@pytest.fixture
def tool():
    """Path of the tool, for what cannot be run by `largeprint`."""
    return TOOL


@pytest.fixture
def examples():
    """The folder of the bundled examples."""
    return ROOT / "Examples"
