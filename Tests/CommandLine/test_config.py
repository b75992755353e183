"""What `.largeprint.yml` says, how files nest, and what `largeprint config` shows."""

import json
import pathlib
import re

import jsonschema
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
CUT = """{
  "version": 1,
  "controls": [
    {"id": "pay", "kind": "label", "title": "Pay the whole amount", "font": {"textStyle": "body"},
     "lines": 1, "width": 120, "adjustsFontForContentSizeCategory": true%s}
  ]
}
"""


def write(folder, text, name=".largeprint.yml"):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def cut(folder, more="", name="pay.largeprint.json"):
    write(folder, CUT % more, name)


def report(folder):
    return json.loads((folder / "reports" / "report.json").read_text(encoding="utf-8"))


def test_everything_can_stand_in_the_file(largeprint, tmp_path):
    cut(tmp_path / "App")
    cut(tmp_path / "Pods")
    write(
        tmp_path,
        "inputs: [App, Pods]\nexclude: [Pods]\nsizes: [AX5]\noutput: out\nformat: [json, "
        "sarif=out/a.sarif]\nfail-on: [small-target]\nbold-text: on\n",
    )
    done = largeprint("audit")
    assert done.returncode == 0, done.stdout + done.stderr
    written = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    assert written["tool"]["options"]["sizes"] == "AX5"
    assert written["tool"]["options"]["bold-text"] == "yes"
    assert written["summary"]["files"] == 1
    assert (tmp_path / "out" / "a.sarif").exists()
    assert largeprint("audit", "--fail-on", "text-truncated").returncode == 1


def test_without_a_path_and_without_inputs_it_is_a_usage_error(largeprint, tmp_path):
    assert largeprint("audit").returncode == 64
    write(tmp_path, "sizes: [AX5]\n")
    assert largeprint("audit").returncode == 64


def test_a_nested_file_rules_its_own_folder(largeprint, tmp_path):
    cut(tmp_path / "New")
    cut(tmp_path / "Old")
    write(tmp_path, "rules: [text-truncated]\n")
    write(tmp_path / "Old", "rules: {text-truncated: off}\n")
    done = largeprint("audit", ".", "--format", "json")
    assert done.returncode == 1
    assert {finding["file"] for finding in report(tmp_path)["findings"]} == {
        "New/pay.largeprint.json"
    }


def test_warnings_and_tolerances_and_sizes_that_must_pass(largeprint, tmp_path):
    cut(tmp_path)
    words = ("audit", ".", "--format", "json")
    write(tmp_path, "rules: {text-truncated: warn}\n")
    assert largeprint(*words, "--rules", "text-truncated").returncode == 0
    assert all(finding["advisory"] for finding in report(tmp_path)["findings"])
    assert largeprint(*words, "--strict").returncode == 1
    write(tmp_path, "rules: {text-truncated: {tolerance: 5000}}\n")
    assert largeprint(*words, "--rules", "text-truncated").returncode == 0
    assert report(tmp_path)["findings"] == []
    write(tmp_path, "must-pass: [xSmall]\nrules: [text-truncated]\nsizes: [xSmall, AX5]\n")
    first = largeprint(*words)
    at_smallest = any(
        occurrence["category"] == "xSmall"
        for finding in report(tmp_path)["findings"]
        for occurrence in finding["occurrences"]
    )
    assert first.returncode == (1 if at_smallest else 0)
    assert largeprint(*words, "--must-pass", "AX5").returncode == 1


def test_what_is_accepted_is_marked_and_what_is_accepted_in_vain_is_told(largeprint, tmp_path):
    cut(tmp_path)
    write(
        tmp_path,
        "accept:\n  - {control: pay, reason: old screen}\n"
        "  - {rule: small-target, file: none/**, reason: gone}\n",
    )
    done = largeprint("audit", ".", "--format", "json,console")
    assert done.returncode == 0, done.stdout
    written = report(tmp_path)
    assert {finding["accepted"]["reason"] for finding in written["findings"]} == {"old screen"}
    assert written["summary"]["acceptedFindings"] == len(written["findings"]) > 0
    notices = written["notices"]
    assert [(n["reason"], n["file"], n["line"]) for n in notices] == [
        ("unused-acceptance", ".largeprint.yml", 3)
    ]
    assert "Accepted in vain" in done.stdout
    assert largeprint("audit", ".", "--fail-on", "notices", "--format", "json").returncode == 1


def test_a_manifest_accepts_for_its_own_controls(largeprint, tmp_path):
    cut(tmp_path, ',\n"accept": [{"reason": "agreed", "until": "2027-01-31"}]')
    words = ("audit", ".", "--format", "json", "--today")
    assert largeprint(*words, "2027-01-31").returncode == 0
    assert report(tmp_path)["findings"][0]["accepted"]["by"] == "manifest"
    assert largeprint(*words, "2027-02-01").returncode == 1
    cut(tmp_path, ',\n"accept": [{"rule": "small-target", "reason": "agreed"}]')
    assert largeprint(*words, "2027-01-31").returncode == 1
    assert report(tmp_path)["notices"][0]["reason"] == "unused-acceptance"


def test_config_prints_every_value_with_its_place(largeprint, tmp_path):
    write(tmp_path, "sizes: [AX5, AX1]\nrules:\n  small-target: warn\nexclude: [Pods]\n")
    write(tmp_path / "App", "\nrules: {text-clipped: off}\nexclude: ['*.xib']\n")
    done = largeprint("config", "App", "--print")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert "sizes: [AX5, AX1]  # .largeprint.yml:1" in lines
    assert "  small-target: warn  # .largeprint.yml:3" in lines
    assert "  text-clipped: off  # App/.largeprint.yml:2" in lines
    assert "# workers: one a processor" in lines
    said = yaml.safe_load(done.stdout)
    assert said["exclude"] == ["Pods", "*.xib"]
    again = tmp_path / "again"
    write(again, done.stdout)
    assert largeprint("config", "again").returncode == 0


def test_a_wrong_key_names_the_nearest_with_its_place(largeprint, tmp_path):
    write(tmp_path / "App", "sizes: [AX5]\nexcludes: [Pods]\n")
    for words in (("config", "App"), ("audit", "App")):
        done = largeprint(*words)
        assert done.returncode == 2
        assert ".largeprint.yml:2:1" in done.stderr and "“exclude”" in done.stderr


# Options of `audit` that another key says, and those that are about one run.
OTHER_KEYS = {"languages": "strings", "pseudo": "strings"}
OF_ONE_RUN = {"shard", "today", "write-baseline", "help"}


def test_every_option_of_audit_has_a_key(largeprint):
    options = set(re.findall(r"^ +--([a-z-]+)", largeprint("audit", "--help").stdout, re.M))
    assert {"widths", "sizes", "baseline"} <= options
    printed = largeprint("config", ".", "--print").stdout
    keys = set(re.findall(r"^(?:# )?([a-z-]+):", printed, re.M))
    assert {OTHER_KEYS.get(option, option) for option in options - OF_ONE_RUN} <= keys


def test_widths_and_the_whole_report_and_several_fonts(largeprint, tmp_path):
    cut(tmp_path)
    for folder in ("A", "B"):
        (tmp_path / folder).mkdir()
    write(tmp_path, "widths: [375, mini, se]\nwhole: on\nfonts: [A, B]\nformat: [json]\n")
    assert largeprint("audit", ".").returncode == 1
    first = report(tmp_path)
    assert first["tool"]["options"]["widths"] == "375.0 320.0"
    assert first["whole"]["files"] == ["pay.largeprint.json"]
    assert largeprint("audit", ".", "--widths", "own").returncode == 1
    assert report(tmp_path)["tool"]["options"]["widths"] == "own"
    assert "widths: [375, mini, se]  # .largeprint.yml:1" in largeprint("config", "--print").stdout
    assert largeprint("audit", ".", "--widths", "").returncode == 64


def test_config_refuses_what_audit_refuses(largeprint, tmp_path):
    cut(tmp_path)
    for text, place, words in (
        ("strings:\n  pseudo: [dubled]\n", ":2:12", "did you mean “doubled”"),
        ("# a\nformat: [json=-, sarif=-]\n", ":2: format", "standard output"),
        ("format: [json=a, sarif=./a]\n", ":1: format", "both write"),
        ("\n\nformat: 'json='\n", ":3: format", "names no file"),
        ("sizes: [xSmall]\nmust-pass: [AX5]\n", ":2: must-pass", "xSmall"),
        ("ratchet: on\n", ":1: ratchet", "no baseline"),
        ("languages: [de]\n", ":1:1", "“strings.languages”"),
    ):
        write(tmp_path, text)
        for command in (("config", "."), ("config", ".", "--print"), ("audit", ".")):
            done = largeprint(*command)
            assert done.returncode == 2, (text, command, done.stdout)
            assert f".largeprint.yml{place}" in done.stderr, done.stderr
            assert words in done.stderr, done.stderr
            assert done.stdout == ""


def test_the_longer_ending_of_yaml_is_read_too(largeprint, tmp_path):
    cut(tmp_path)
    write(tmp_path, "sizes: [AX5]\nbold-text: on\n", ".largeprint.yaml")
    largeprint("audit", ".", "--format", "json")
    assert report(tmp_path)["tool"]["options"]["sizes"] == "AX5"
    assert ".largeprint.yaml: well understood" in largeprint("config").stdout
    assert largeprint("init").returncode == 2
    write(tmp_path, "sizes: [AX4]\n")
    largeprint("audit", ".", "--format", "json")
    options = report(tmp_path)["tool"]["options"]
    assert options["sizes"] == "AX4" and options["bold-text"] == "yes"


def test_the_schema_accepts_the_documents_examples_and_refuses_mistakes():
    schema = json.loads((ROOT / "docs" / "configuration.schema.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    validator.check_schema(schema)
    text = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
    blocks = [part[5:] for part in text.split("```") if part.startswith("yaml\n")]
    assert blocks
    for block in blocks:
        value = yaml.safe_load(block)
        validator.validate(json.loads(json.dumps(value, default=str)))
    for wrong in ({"sizes": []}, {"exclud": []}, {"accept": [{"rule": "a"}]}, {"ios": 3}, {"widths": []}, {"widths": ["ipod"]}):
        assert not validator.is_valid(wrong)
