"""The reports of the three articles' examples, kept in reports/examples, are what is made today.

`make examples` writes them anew; read the difference before committing it.
"""

import json
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEPT = ROOT / "reports" / "examples"
NAMES = ["rounded-title", "apple-id-button", "sign-in-flow"]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A folder with the reports as the built tool makes them."""
    folder = tmp_path_factory.mktemp("examples")
    tool = ROOT / ".build" / "debug" / "largeprint"
    assert tool.exists(), "build first: swift build"
    command = [ROOT / "Tools" / "example-reports", tool, folder]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return folder


def circumstances(path):
    """Libraries and fonts that decide lengths, by name."""
    report = json.loads(path.read_text(encoding="utf-8"))
    return report["tool"]["libraries"], [font["sha256"] for font in report["fonts"]]


@pytest.mark.parametrize("name", NAMES)
def test_is_current_to_the_byte(made, name):
    kept = sorted(path.name for path in (KEPT / name).iterdir())
    assert kept == sorted(path.name for path in (made / name).iterdir())
    if circumstances(KEPT / name / "report.json") != circumstances(made / name / "report.json"):
        pytest.skip("kept reports were made with other libraries or fonts")
    for file in kept:
        same = (KEPT / name / file).read_bytes() == (made / name / file).read_bytes()
        assert same, f"reports/examples/{name}/{file} is old; make examples writes it anew"


def findings(name):
    report = json.loads((KEPT / name / "report.json").read_text(encoding="utf-8"))
    return report, {
        (finding["object"], finding["rule"]): finding
        for finding in report["findings"]
        if finding["outcome"] == "fails"
    }


def test_the_flaw_of_the_rounded_button_fails_with_numbers_and_its_cure_passes():
    report, failing = findings("rounded-title")
    for flaw in ("rounded", "rnd-bf-001"):
        corner = failing[flaw, "text-touches-corner"]
        proven = [o for o in corner["occurrences"] if o["outcome"] == "fails"]
        assert [(o["category"], round(o["shortfall"], 1)) for o in proven] == [
            ("AX3", 2.8), ("AX4", 3.2), ("AX5", 7.4)
        ]
        assert failing[flaw, "text-touches-edge"]["worst"]["shortfall"] == 21.3333
    assert {found for found, _ in failing} == {"rounded", "rnd-bf-001"}
    outcomes = {control["object"]: control["outcome"] for control in report["controls"]}
    for cure in ("rounded-cured", "rnd-bh-001", "plain", "rnd-bp-001"):
        assert outcomes[cure] == "passes"


def test_apples_button_keeps_or_breaks_its_own_limits():
    report, failing = findings("apple-id-button")
    extents = {("too-wide", "width", 25), ("too-high", "height", 6)}
    for name, side, points in extents:
        worst = failing[name, "apple-button-size"]["worst"]
        assert (worst["measured"][0]["name"], worst["shortfall"]) == (side, points)
    assert not any(found == "every-language" for found, _ in failing)
    outcomes = {control["object"]: control["outcome"] for control in report["controls"]}
    assert outcomes["every-language"] != "fails"


def test_the_files_stay_small():
    size = sum(path.stat().st_size for path in KEPT.rglob("*") if path.is_file())
    assert size < 3_000_000
