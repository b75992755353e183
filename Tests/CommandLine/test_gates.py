"""What makes `largeprint audit` fail, and what a baseline knows."""

import json

FIXED = """{
  "version": 1,
  "controls": [
    {"id": "pay", "kind": "label", "title": "%s", "font": {"textStyle": "body"}, "lines": 1,
     "width": 120, "adjustsFontForContentSizeCategory": true}
  ]
}
"""


def write(folder, title="Pay the whole amount", name="pay.largeprint.json", before=""):
    (folder / name).write_text(before + FIXED % title, encoding="utf-8")


def audit(largeprint, *words):
    return largeprint("audit", ".", "--format", "console", *words)


def test_a_baseline_stays_quiet_when_lines_move(largeprint, tmp_path):
    write(tmp_path)
    assert audit(largeprint).returncode == 1
    assert audit(largeprint, "--write-baseline", "known.yml").returncode == 0
    text = (tmp_path / "known.yml").read_text(encoding="utf-8")
    assert "Pay the whole amount" in text and "text-truncated" in text
    write(tmp_path, before="\n\n\n")
    done = audit(largeprint, "--baseline", "known.yml")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 new, 0 worse, 0 cured" in done.stderr
    assert "accepted" in done.stdout


def test_a_baseline_fires_when_a_title_grows_by_a_word(largeprint, tmp_path):
    write(tmp_path)
    audit(largeprint, "--write-baseline", "known.yml")
    write(tmp_path, title="Pay the whole amount today")
    done = audit(largeprint, "--baseline", "known.yml")
    assert done.returncode == 1
    assert "worse: pay.largeprint.json" in done.stderr


def test_a_baseline_fires_for_what_is_new(largeprint, tmp_path):
    write(tmp_path)
    audit(largeprint, "--write-baseline", "known.yml")
    write(tmp_path, name="more.largeprint.json")
    done = audit(largeprint, "--baseline", "known.yml")
    assert done.returncode == 1
    assert "new: more.largeprint.json" in done.stderr


def test_a_ratchet_takes_out_what_is_cured_and_keeps_what_was_not_audited(largeprint, tmp_path):
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        write(tmp_path / name)
    (tmp_path / ".git").mkdir()
    audit(largeprint, "--write-baseline", "known.yml")
    before = (tmp_path / "known.yml").read_text(encoding="utf-8")
    assert before.count("- finding:") >= 2
    ratchet = ("--baseline", "known.yml", "--ratchet", "--format", "console")
    assert largeprint("audit", "a", *ratchet).returncode == 0
    assert (tmp_path / "known.yml").read_text(encoding="utf-8") == before
    write(tmp_path / "a", title="Pay")
    assert largeprint("audit", "a", *ratchet).returncode == 0
    after = (tmp_path / "known.yml").read_text(encoding="utf-8")
    assert "a/pay.largeprint.json" not in after and "b/pay.largeprint.json" in after


def test_reasons_and_ends_are_kept_and_an_end_counts(largeprint, tmp_path):
    write(tmp_path)
    audit(largeprint, "--write-baseline", "known.yml")
    path = tmp_path / "known.yml"
    text = path.read_text(encoding="utf-8").replace(
        "    rule:", "    reason: waits for copy\n    until: 2027-03-31\n    rule:"
    )
    path.write_text(text, encoding="utf-8")
    words = ("--baseline", "known.yml", "--format", "json,console")
    assert audit(largeprint, *words, "--today", "2027-03-31").returncode == 0
    first = (tmp_path / "reports" / "report.json").read_bytes()
    late = audit(largeprint, *words, "--today", "2027-04-01")
    assert late.returncode == 1
    assert "accepted until 2027-03-31 only" in late.stderr
    assert (tmp_path / "reports" / "report.json").read_bytes() == first
    accepted = json.loads(first)["findings"][0]["accepted"]
    assert accepted == {"by": "baseline", "reason": "waits for copy", "until": "2027-03-31"}
    audit(largeprint, "--write-baseline", "known.yml")
    assert "waits for copy" in path.read_text(encoding="utf-8")


def test_gates(largeprint, tmp_path):
    write(tmp_path)
    assert audit(largeprint, "--lenient").returncode == 0
    assert audit(largeprint, "--max-findings", "50").returncode == 0
    assert audit(largeprint, "--fail-on", "small-target").returncode == 0
    assert audit(largeprint, "--fail-on", "text-truncated").returncode == 1
    assert (tmp_path / "reports").exists() is False
    bad = audit(largeprint, "--fail-on", "text-trunkated")
    assert bad.returncode == 64 and "did you mean" in bad.stderr
    assert audit(largeprint, "--strict", "--lenient").returncode == 64
    assert audit(largeprint, "--ratchet").returncode == 64
    assert audit(largeprint, "--today", "31.3.2027").returncode == 64


def test_a_bad_baseline_names_its_place(largeprint, tmp_path):
    write(tmp_path)
    (tmp_path / "known.yml").write_text("version: 1\nfindngs: []\n", encoding="utf-8")
    done = audit(largeprint, "--baseline", "known.yml")
    assert done.returncode == 2
    assert "known.yml:2:1" in done.stderr and "findings" in done.stderr
    assert audit(largeprint, "--baseline", "none.yml").returncode == 2
