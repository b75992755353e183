"""What `largeprint audit --format` writes where, and which words it refuses."""

import json
import xml.etree.ElementTree as tree

import pytest

NAMES = {
    "html": "index.html",
    "json": "report.json",
    "ndjson": "findings.ndjson",
    "junit": "junit.xml",
    "sarif": "largeprint.sarif",
    "gitlab": "gl-code-quality-report.json",
    "checkstyle": "checkstyle.xml",
    "sonar": "sonar-issues.json",
    "markdown": "summary.md",
    "csv": "findings.csv",
}


@pytest.fixture
def flawed(tmp_path):
    """A folder with one manifest whose hostile title is cut short."""
    control = {
        "id": "evil",
        "kind": "label",
        "title": "]]><script>alert('x')</script> \"quoted\"\n=1+1 \u202ereversed " + "long " * 1000,
        "font": {"textStyle": "body"},
        "adjustsFontForContentSizeCategory": True,
        "lines": 1,
        "width": 120,
    }
    path = tmp_path / "evil.largeprint.json"
    path.write_text(json.dumps({"version": 1, "controls": [control]}), encoding="utf-8")
    return tmp_path


def test_every_format_in_one_run_under_its_own_name(largeprint, flawed):
    done = largeprint("audit", ".", "--format", ",".join(NAMES), "--output", "out")
    assert done.returncode == 1 and done.stdout == "", done.stderr
    assert sorted(path.name for path in (flawed / "out").iterdir()) == sorted(NAMES.values())
    for name in ("report.json", "largeprint.sarif", "gl-code-quality-report.json", "sonar-issues.json"):
        json.loads((flawed / "out" / name).read_text(encoding="utf-8"))
    for name in ("junit.xml", "checkstyle.xml"):
        tree.parse(flawed / "out" / name)
    for name in ("index.html", "junit.xml", "checkstyle.xml", "summary.md"):
        assert "<script>alert(" not in (flawed / "out" / name).read_text(encoding="utf-8"), name


def test_formats_go_to_the_files_that_are_named(largeprint, flawed):
    words = "sarif=out.sarif,junit=deep/er/junit.xml,html,github"
    done = largeprint("audit", ".", "--format", words)
    assert done.returncode == 1, done.stderr
    assert json.loads((flawed / "out.sarif").read_text(encoding="utf-8"))["version"] == "2.1.0"
    assert tree.parse(flawed / "deep" / "er" / "junit.xml").getroot().tag == "testsuites"
    assert [path.name for path in (flawed / "reports").iterdir()] == ["index.html"]
    assert done.stdout.startswith("::error file=evil.largeprint.json")


def test_a_file_may_be_absolute_and_formats_for_people_may_have_one(largeprint, flawed):
    done = largeprint("audit", ".", "--format", f"console={flawed}/text/console.txt,xcode")
    assert "\u001b" not in (flawed / "text" / "console.txt").read_text(encoding="utf-8")
    assert done.stdout.startswith("evil.largeprint.json:")


def test_a_dash_is_standard_output(largeprint, flawed):
    done = largeprint("audit", ".", "--format", "json=-,sarif")
    assert json.loads(done.stdout)["schemaVersion"] == 1
    assert (flawed / "reports" / "largeprint.sarif").exists()


@pytest.mark.parametrize(
    "words, hint",
    [
        ("sarrif=x.sarif", "sarif”?"),
        ("sarif=", "names no file"),
        ("sarif=folder/", "names no file"),
        ("sarif=..", "names no file"),
        (",", "names no format"),
        ("sarif=a.json,json=./a.json", "sarif and json would both write ./a.json"),
        ("sarif=x/../a.json,json=a.json", "would both write"),
        ("sarif=reports/report.json,json", "would both write"),
        ("json,json", "json and json would both write"),
        ("json=-,console", "json and console would both write to standard output"),
        ("json=-,sarif=-", "standard output"),
    ],
)
def test_wrong_words_are_refused_before_anything_is_written(largeprint, flawed, words, hint):
    done = largeprint("audit", ".", "--format", words)
    assert done.returncode == 64
    assert hint in done.stderr
    assert [path.name for path in flawed.iterdir()] == ["evil.largeprint.json"]


def test_an_absolute_and_a_relative_path_to_one_file_are_told(largeprint, flawed):
    done = largeprint("audit", ".", "--format", f"sarif={flawed}/a.json,json=a.json")
    assert done.returncode == 64 and "would both write" in done.stderr


def test_any_number_of_workers_gives_the_same_bytes(largeprint, examples, tmp_path):
    def texts(workers):
        out = tmp_path / workers
        largeprint("audit", examples, "--format", ",".join(NAMES), "--workers", workers, "--output", out)
        return {name: (out / name).read_bytes() for name in NAMES.values()}

    assert texts("1") == texts("5")
