"""Reports that are split, merged and compared."""

import json
import shutil

PARTS = 5


def shards(largeprint, tmp_path, *words):
    for part in range(1, PARTS + 1):
        done = largeprint(
            "audit", "Examples", "--shard", f"{part}/{PARTS}", "--format", f"json=s{part}.json", *words
        )
        assert done.returncode in (0, 1), done.stderr
    return [f"s{part}.json" for part in range(PARTS, 0, -1)]


def test_five_shards_make_the_report_of_one_run(largeprint, examples, tmp_path):
    shutil.copytree(examples, tmp_path / "Examples")
    (tmp_path / "Examples" / "bad.xib").write_text("<x", encoding="utf-8")
    (tmp_path / ".largeprint.yml").write_text(
        "accept:\n  - {rule: small-target, file: nowhere/**, reason: gone}\n"
        "  - {rule: text-truncated, reason: agreed}\n",
        encoding="utf-8",
    )
    formats = {"html": "html", "json": "json", "sarif": "sarif", "junit": "xml", "csv": "csv"}

    def targets(name):
        return ",".join(f"{form}={name}.{ending}" for form, ending in formats.items())

    for cells in ((), ("--cells",)):
        one = largeprint("audit", "Examples", "--format", targets("one"), *cells)
        merged = largeprint("merge", *shards(largeprint, tmp_path), "--format", targets("merged"), *cells)
        assert merged.returncode == one.returncode == 1, merged.stderr
        for ending in formats.values():
            whole = (tmp_path / f"one.{ending}").read_bytes()
            assert (tmp_path / f"merged.{ending}").read_bytes() == whole, ending


def test_a_merge_takes_baselines_and_gates(largeprint, examples, tmp_path):
    shutil.copytree(examples, tmp_path / "Examples")
    parts = shards(largeprint, tmp_path)
    largeprint("audit", "Examples", "--write-baseline", "known.yml", "--format", "console")
    done = largeprint("merge", *parts, "--baseline", "known.yml", "--format", "console")
    assert done.returncode == 0, done.stderr
    assert "0 new, 0 worse, 0 cured" in done.stderr
    assert largeprint("merge", *parts, "--lenient", "--format", "console").returncode == 0


def test_a_shard_passes_over_the_baseline_of_a_configuration(largeprint, examples, tmp_path):
    shutil.copytree(examples, tmp_path / "Examples")
    largeprint("audit", "Examples", "--write-baseline", "known.yml", "--format", "console")
    before = (tmp_path / "known.yml").read_text(encoding="utf-8")
    (tmp_path / ".largeprint.yml").write_text("baseline: known.yml\nratchet: on\n", encoding="utf-8")
    parts = shards(largeprint, tmp_path)
    done = largeprint("merge", *parts, "--format", "console")
    assert done.returncode == 0 and "0 new, 0 worse, 0 cured" in done.stderr
    assert (tmp_path / "known.yml").read_text(encoding="utf-8") == before
    refused = largeprint("audit", "Examples", "--shard", "1/5", "--baseline", "known.yml")
    assert refused.returncode == 64 and "merge" in refused.stderr


def test_parts_that_do_not_fit_are_refused(largeprint, examples, tmp_path):
    shutil.copytree(examples, tmp_path / "Examples")
    parts = shards(largeprint, tmp_path)
    missing = largeprint("merge", *parts[1:])
    assert missing.returncode == 2 and "part 5/5 is missing" in missing.stderr
    (tmp_path / "x.json").write_text('{"schemaVersion": 7}', encoding="utf-8")
    assert "format 7" in largeprint("merge", "x.json").stderr
    (tmp_path / "x.json").write_text("{", encoding="utf-8")
    assert "x.json:1:2" in largeprint("merge", "x.json").stderr
    assert largeprint("audit", "Examples", "--shard", "6/5").returncode == 64
    assert largeprint("audit", "Examples", "--shard", "1/2", "--write-baseline", "b").returncode == 64


CUT = """{
  "version": 1,
  "controls": [
    {"id": "pay", "kind": "label", "title": "%s", "font": {"textStyle": "body"}, "lines": 1,
     "width": %d, "adjustsFontForContentSizeCategory": true}
  ]
}
"""


def written(largeprint, tmp_path, name, title, width, *words):
    (tmp_path / "a.largeprint.json").write_text(CUT % (title, width), encoding="utf-8")
    largeprint("audit", ".", "--format", f"json={name}", *words)


def compared(largeprint, old, new):
    done = largeprint("compare", old, new, "--format", "json")
    assert done.stderr == ""
    return done.returncode, json.loads(done.stdout)


def test_compare_tells_what_changed_and_why(largeprint, tmp_path):
    written(largeprint, tmp_path, "old.json", "Pay the whole amount", 120)
    written(largeprint, tmp_path, "longer.json", "Pay the whole amount today", 120)
    written(largeprint, tmp_path, "wider.json", "Pay the whole amount", 150)
    written(largeprint, tmp_path, "cured.json", "Pay", 300)
    written(largeprint, tmp_path, "bold.json", "Pay the whole amount", 120, "--bold-text")
    status, same = compared(largeprint, "old.json", "old.json")
    assert status == 0 and same["findings"] == [] and same["circumstances"] == []
    status, longer = compared(largeprint, "old.json", "longer.json")
    assert status == 1 and longer["isWorse"]
    worse = [finding for finding in longer["findings"] if finding["rule"] == "text-truncated"][0]
    assert worse["change"] == "worse" and worse["changed"] == ["string"]
    assert worse["newPoints"] > worse["oldPoints"] + 10
    status, wider = compared(largeprint, "old.json", "wider.json")
    assert status == 0
    assert {finding["change"] for finding in wider["findings"]} <= {"better", "cured"}
    assert wider["findings"][0]["changed"] == ["layout"]
    _, cured = compared(largeprint, "old.json", "cured.json")
    assert cured["counts"]["cured"] == len(cured["findings"]) > 0
    assert cured["findings"][0]["changed"] == ["string", "layout"]
    status, new = compared(largeprint, "cured.json", "old.json")
    assert status == 1 and new["counts"]["new"] > 0
    _, bold = compared(largeprint, "old.json", "bold.json")
    assert {"kind": "option", "change": "bold-text no → yes"} in bold["circumstances"]


def test_a_finding_that_begins_later_and_is_off_by_more_is_worse(largeprint, tmp_path):
    rules = ("--rules", "text-truncated")
    written(largeprint, tmp_path, "old.json", "Pay now", 60, *rules, "--write-baseline", "known.yml")
    written(largeprint, tmp_path, "new.json", "Pay now, all of it and with the postage", 400, *rules)
    old, new = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("old", "new"))
    sizes = ["xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge"]
    sizes += [f"AX{number}" for number in range(1, 6)]
    before, after = old["findings"][0], new["findings"][0]
    assert sizes.index(before["category"]) < sizes.index(after["category"])
    assert before["worst"]["shortfall"] < after["worst"]["shortfall"]
    status, changes = compared(largeprint, "old.json", "new.json")
    assert status == 1 and [finding["change"] for finding in changes["findings"]] == ["worse"]
    done = largeprint("audit", ".", *rules, "--format", "console", "--baseline", "known.yml")
    assert done.returncode == 1 and "1 worse" in done.stderr


def test_compare_speaks_to_people_and_comments(largeprint, tmp_path):
    written(largeprint, tmp_path, "old.json", "Pay the whole amount", 120)
    written(largeprint, tmp_path, "new.json", "Pay the whole amount <today>", 120)
    text = largeprint("compare", "old.json", "new.json").stdout
    assert "worse · a.largeprint.json:4 · pay · text-truncated" in text
    markdown = largeprint("compare", "old.json", "new.json", "--format", "markdown").stdout
    assert markdown.startswith("## LargePrint: ") and "| worse | `text-truncated` |" in markdown
    assert largeprint("compare", "old.json", "new.json", "--lenient").returncode == 0
    assert largeprint("compare", "old.json").returncode == 64
    assert largeprint("compare", "old.json", "none.json").returncode == 2
