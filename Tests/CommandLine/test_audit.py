"""What `largeprint audit` writes and the status it leaves with."""

import json
import subprocess

GOOD = """{
  "version": 1,
  "controls": [
    {"id": "ok", "kind": "label", "title": "Fine", "font": {"textStyle": "body"},
     "adjustsFontForContentSizeCategory": true, "lines": 0}
  ]
}
"""


def write(folder, name, text):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_examples_fail_and_leave_reports(largeprint, examples, tmp_path):
    done = largeprint("audit", examples, "--output", tmp_path / "out")
    assert done.returncode == 1, done.stderr
    assert (tmp_path / "out" / "index.html").read_text(encoding="utf-8").lower().startswith("<!doctype html>")
    report = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    assert list(report)[:3] == ["schemaVersion", "tool", "fonts"]
    assert {"controls", "findings", "notices", "summary"} <= set(report)
    assert "fail" in done.stdout


def test_two_runs_and_any_workers_give_the_same_bytes(largeprint, examples, tmp_path):
    texts = []
    for workers in ("1", "2", "5", "1"):
        out = tmp_path / f"out{len(texts)}"
        largeprint("audit", examples, "--cells", "--workers", workers, "--output", out)
        texts.append([(out / name).read_bytes() for name in ("index.html", "report.json")])
    assert all(text == texts[0] for text in texts)


def test_a_clean_manifest_ends_with_0(largeprint, tmp_path):
    write(tmp_path, "good.largeprint.json", GOOD)
    done = largeprint("audit", ".", "--format", "console")
    assert done.returncode == 0, done.stdout + done.stderr
    assert not (tmp_path / "reports").exists()


def test_a_bad_file_is_a_notice_and_the_batch_goes_on(largeprint, tmp_path):
    write(tmp_path, "good.largeprint.json", GOOD)
    write(tmp_path, "bad.storyboard", "<document><scenes></document>")
    done = largeprint("audit", ".", "--format", "json")
    report = json.loads((tmp_path / "reports" / "report.json").read_text(encoding="utf-8"))
    assert done.returncode == 0
    assert [notice["reason"] for notice in report["notices"]] == ["not-well-formed"]
    assert report["notices"][0]["line"] == 1
    assert len(report["controls"]) == 1


def test_nothing_to_audit_ends_with_2(largeprint, tmp_path):
    write(tmp_path, "bad.xib", "")
    assert largeprint("audit", ".", "--format", "console").returncode == 2
    missing = largeprint("audit", "nowhere")
    assert missing.returncode == 2
    assert "nowhere" in missing.stderr and missing.stderr.count("no such file") == 1


def test_wrong_words_end_with_64_and_a_hint(largeprint, tmp_path):
    for words, hint in (
        (["audti", "."], "audit"),
        (["audit", ".", "--fromat", "json"], "--format"),
        (["audit", ".", "--format", "pdf"], "html"),
        (["audit", ".", "--sizes", "huge"], "AX5"),
        (["audit"], "path"),
        (["audit", ".", "--sizes"], "value"),
        (["audit", ".", "--rules", "text-cliped"], "text-clipped"),
        (["audit", ".", "--rules", ""], "rule"),
        (["audit", ".", "--format", ""], "format"),
        (["audit", ".", "--output", ""], "folder"),
        (["audit", ".", "--ios", "old"], "18"),
    ):
        done = largeprint(*words)
        assert done.returncode == 64, words
        assert hint in done.stderr, done.stderr


def test_nothing_judged_ends_with_2(largeprint, tmp_path):
    write(tmp_path, "empty.largeprint.json", GOOD.replace('"Fine"', '""'))
    done = largeprint("audit", ".", "--format", "console")
    assert done.returncode == 2
    assert "nothing could be judged" in done.stderr


def test_fingerprints_do_not_depend_on_where_the_audit_starts(largeprint, examples, tmp_path):
    (tmp_path / "App").mkdir()
    source = examples / "rounded-title" / "rounded-title.largeprint.json"
    write(tmp_path / "App", "a.largeprint.json", source.read_text(encoding="utf-8"))

    def prints(path, folder):
        largeprint("audit", path, "--format", "json", "--output", tmp_path / "out", folder=folder)
        text = (tmp_path / "out" / "report.json").read_text(encoding="utf-8")
        return {finding["fingerprint"] for finding in json.loads(text)["findings"]}, text

    first, text = prints("App", tmp_path)
    assert first and str(tmp_path) not in text
    assert prints(tmp_path / "App", tmp_path)[0] == first
    assert prints(".", tmp_path / "App")[0] == first
    assert prints(tmp_path / "App", "/")[0] == first


def test_a_full_disk_is_said(tool):
    with open("/dev/full", "w") as full:
        done = subprocess.run([tool, "rules"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert "standard output" in done.stderr


def test_a_wrong_configuration_ends_with_2_and_its_place(largeprint, tmp_path):
    write(tmp_path, "good.largeprint.json", GOOD)
    write(tmp_path, ".largeprint.yml", "sizes: [large]\nasume-scaling: true\n")
    done = largeprint("audit", ".")
    assert done.returncode == 2
    assert ".largeprint.yml:2:1" in done.stderr
    assert "assume-scaling" in done.stderr


def test_the_configuration_is_heeded_and_words_win(largeprint, tmp_path):
    write(tmp_path, "good.largeprint.json", GOOD)
    write(tmp_path, ".largeprint.yml", "sizes: [large, AX5]\n")

    def categories(*words):
        largeprint("audit", ".", "--format", "json", "--cells", *words)
        report = json.loads((tmp_path / "reports" / "report.json").read_text(encoding="utf-8"))
        return [cell["category"] for cell in report["controls"][0]["cells"]]

    assert categories() == ["Large", "AX5"]
    assert categories("--sizes", "AX1") == ["AX1"]


def test_an_unwritable_output_is_said(largeprint, tmp_path):
    write(tmp_path, "good.largeprint.json", GOOD)
    write(tmp_path, "blocked", "a file, not a folder")
    done = largeprint("audit", ".", "--output", "blocked")
    assert done.returncode == 2
    assert "blocked" in done.stderr
    assert (tmp_path / "blocked").read_text(encoding="utf-8") == "a file, not a folder"


def test_assumed_scaling_is_marked_what_if(largeprint, tmp_path):
    fixed = GOOD.replace('{"textStyle": "body"}', '{"system": 17}').replace(
        '"lines": 0', '"lines": 1, "width": 60'
    )
    write(tmp_path, "fixed.largeprint.json", fixed)
    largeprint("audit", ".", "--format", "json", "--assume-scaling")
    report = json.loads((tmp_path / "reports" / "report.json").read_text(encoding="utf-8"))
    truncated = [f for f in report["findings"] if f["rule"] == "text-truncated"]
    assert truncated and all(finding["whatIf"] for finding in truncated)
