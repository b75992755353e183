"""Languages on the command line: strings, budget, --languages, --pseudo and --widths."""

import json

MANIFEST = """{"version": 1, "controls": [{"id": "send", "kind": "button",
  "titles": [{"key": "send"}], "font": {"system": 17}, "width": 80, "height": 44, "lines": 1}]}"""
CATALOGUE = {
    "sourceLanguage": "en",
    "version": "1.0",
    "strings": {
        "send": {
            "comment": "A button",
            "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Send"}},
                "de": {"stringUnit": {"state": "translated", "value": "Senden"}},
                "nl": {"stringUnit": {"state": "translated", "value": "Versturen"}},
                "fr": {"stringUnit": {"state": "new", "value": ""}},
            },
        }
    },
}


def project(folder):
    (folder / "a.largeprint.json").write_text(MANIFEST, encoding="utf-8")
    (folder / "Localizable.xcstrings").write_text(json.dumps(CATALOGUE), encoding="utf-8")
    return folder


def report(largeprint, folder, *words):
    run = largeprint("audit", folder, "--format", "json=-", *words)
    assert run.returncode in (0, 1), run.stderr
    return json.loads(run.stdout)


def locales(data):
    return [title["locale"] for title in data["controls"][0]["titles"]]


def test_all_languages_found_are_judged(largeprint, tmp_path):
    data = report(largeprint, project(tmp_path))
    assert locales(data) == ["en", "de", "fr", "nl"]
    origins = {title["locale"]: title["origin"] for title in data["controls"][0]["titles"]}
    assert origins == {"en": "own", "de": "translated", "fr": "empty", "nl": "translated"}
    assert [notice["reason"] for notice in data["notices"]] == ["untranslated"]


def test_languages_and_pseudo_languages_are_chosen(largeprint, tmp_path):
    project(tmp_path)
    assert locales(report(largeprint, tmp_path, "--languages", "de")) == ["en", "de"]
    data = report(largeprint, tmp_path, "--languages", "nl", "--pseudo", "accented,doubled")
    assert locales(data) == ["en", "nl", "en-XA", "und-x-doubled"]
    assert locales(report(largeprint, tmp_path, "--pseudo", "worst")) == ["en", "nl"]


def test_words_that_are_not_known_are_answered_with_the_nearest(largeprint, tmp_path):
    project(tmp_path)
    run = largeprint("audit", tmp_path, "--pseudo", "acented")
    assert run.returncode == 64 and "did you mean “accented”" in run.stderr
    run = largeprint("audit", tmp_path, "--widths", "ipda")
    assert run.returncode == 64 and "did you mean “ipad”" in run.stderr
    run = largeprint("budget", tmp_path, "--format", "jsn")
    assert run.returncode == 64 and "did you mean “json”" in run.stderr


def test_widths_make_a_matrix(largeprint, tmp_path):
    data = report(largeprint, project(tmp_path), "--widths", "390,se")
    assert data["matrix"]["widths"] == [390, 320]
    assert data["matrix"]["shared"] == sum(data["matrix"]["cells"].values()) / 2


def test_strings_lists_what_is_read_and_what_is_not(largeprint, tmp_path):
    project(tmp_path)
    (tmp_path / "de.lproj").mkdir()
    (tmp_path / "de.lproj" / "Bad.strings").write_text('"a" = "b"\n', encoding="utf-8")
    run = largeprint("strings", tmp_path)
    assert run.returncode == 1
    listing = json.loads(run.stdout)
    assert [entry["file"].rsplit("/", 1)[-1] for entry in listing] == ["Localizable.xcstrings", "Bad.strings"]
    assert [table["locale"] for table in listing[0]["tables"]] == ["en", "de", "fr", "nl"]
    notice = listing[1]["notices"][0]
    assert (notice["reason"], notice["line"], notice["column"]) == ("not-well-formed", 1, 10)


def test_budgets_are_written_in_every_format(largeprint, tmp_path):
    project(tmp_path)
    words = ("--must-pass", "large,AX5")
    data = json.loads(largeprint("budget", tmp_path, *words).stdout)
    assert [row["locale"] for row in data] == ["en", "de", "fr", "nl"]
    assert all([room["size"] for room in row["rooms"]] == ["Large", "AX5"] for row in data)
    assert data[0]["rooms"][0]["characters"] >= 4
    csv = largeprint("budget", tmp_path, "--format", "csv", *words).stdout
    assert csv.startswith("key,table,locale,")
    weblate = largeprint("budget", tmp_path, "--format", "weblate", *words).stdout
    assert weblate.startswith("Localizable\tsend\tmax-size:") and weblate.count("\n") == 1


def test_a_copy_of_the_catalogue_tells_the_room(largeprint, tmp_path):
    project(tmp_path)
    catalogue = tmp_path / "Localizable.xcstrings"
    copy = tmp_path / "copy.xcstrings"
    before = catalogue.read_bytes()
    run = largeprint("budget", tmp_path, "--catalog", catalogue, "--output", copy)
    assert run.returncode in (0, 1), run.stderr
    comment = json.loads(copy.read_text(encoding="utf-8"))["strings"]["send"]["comment"]
    assert comment.startswith("A button\nLargePrint: room for ")
    assert catalogue.read_bytes() == before
