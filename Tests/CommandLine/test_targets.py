"""Where reports go: pipes, links, standard output, and what is written when a run ends badly."""

import json
import os
import stat
import subprocess
import threading

CUT = """{
  "version": 1,
  "controls": [
    {"id": "pay", "kind": "label", "title": "%s", "font": {"textStyle": "body"}, "lines": 1,
     "width": 120, "adjustsFontForContentSizeCategory": true}
  ]
}
"""


def write(folder, name="pay.largeprint.json", title="Pay the whole amount"):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(CUT % title, encoding="utf-8")


def test_a_pipe_stays_a_pipe_and_a_link_a_link(largeprint, tmp_path):
    write(tmp_path)
    pipe = tmp_path / "out.pipe"
    os.mkfifo(pipe)
    (tmp_path / "link.sarif").symlink_to("deep/real.sarif")
    (tmp_path / "deep").mkdir()
    (tmp_path / "known.yml").symlink_to("deep/known.yml")
    read = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text(encoding="utf-8")))
    reader.start()
    done = largeprint(
        "audit", ".", "--format", "json=out.pipe,sarif=link.sarif", "--write-baseline", "known.yml"
    )
    reader.join(60)
    assert done.returncode == 0, done.stderr
    assert json.loads(read[0])["schemaVersion"] == 1
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert (tmp_path / "link.sarif").is_symlink() and (tmp_path / "known.yml").is_symlink()
    assert json.loads((tmp_path / "deep" / "real.sarif").read_text(encoding="utf-8"))["version"]
    assert "text-truncated" in (tmp_path / "deep" / "known.yml").read_text(encoding="utf-8")


def test_a_device_is_written_into(largeprint, tmp_path):
    write(tmp_path)
    (tmp_path / "full").symlink_to("/dev/full")
    done = largeprint("audit", ".", "--format", "json=full")
    assert done.returncode == 2 and "full cannot be written" in done.stderr
    assert (tmp_path / "full").is_symlink() and stat.S_ISCHR(os.stat("/dev/full").st_mode)


def test_standard_output_has_a_name_of_the_system_too(largeprint, tmp_path):
    write(tmp_path)
    done = largeprint("audit", ".", "--format", "json=/dev/stdout")
    assert json.loads(done.stdout)["findings"]
    both = largeprint("audit", ".", "--format", "json=/dev/stdout,sarif=-")
    assert both.returncode == 64 and "standard output" in both.stderr


def test_reports_are_written_whatever_is_wrong_with_the_baseline(largeprint, tmp_path):
    write(tmp_path)
    (tmp_path / "bad.yml").write_text("version: 1\nfindngs: []\n", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for number, words in enumerate(
        (
            ("--baseline", "none.yml"),
            ("--baseline", "bad.yml"),
            ("--write-baseline", "bad.yml"),
            ("--write-baseline", "folder"),
            ("--baseline", "bad.yml", "--ratchet"),
        )
    ):
        done = largeprint("audit", ".", "--format", "json", "--output", f"out{number}", *words)
        assert done.returncode == 2, words
        assert done.stderr.startswith("largeprint: "), words
        report = json.loads((tmp_path / f"out{number}" / "report.json").read_text(encoding="utf-8"))
        assert report["findings"] and all(f["accepted"] is None for f in report["findings"])


def test_pages_of_screens_that_are_gone_are_taken_away(largeprint, tmp_path):
    for name in "abc":
        write(tmp_path / "App", f"{name}.largeprint.json")
    words = ("audit", "App", "--format", "html-folder=site")
    assert largeprint(*words).returncode == 1
    site = tmp_path / "site"
    pages = ["index.html", "screen-1.html", "screen-2.html", "screen-3.html"]
    assert sorted(path.name for path in site.iterdir()) == pages
    own = "<!DOCTYPE html><title>Our own</title>"
    (site / "screen-9.html").write_text(own, encoding="utf-8")
    (site / "notes.html").write_bytes((site / "screen-3.html").read_bytes())
    (tmp_path / "App" / "b.largeprint.json").unlink()
    (tmp_path / "App" / "c.largeprint.json").unlink()
    assert largeprint(*words).returncode == 1
    left = ["index.html", "notes.html", "screen-1.html", "screen-9.html"]
    assert sorted(path.name for path in site.iterdir()) == left
    assert (site / "screen-9.html").read_text(encoding="utf-8") == own


def test_a_run_that_can_never_fail_is_refused(largeprint, tmp_path):
    write(tmp_path)
    done = largeprint("audit", ".", "--sizes", "xSmall", "--must-pass", "AX5")
    assert done.returncode == 64 and "--must-pass" in done.stderr and "xSmall" in done.stderr
    assert largeprint("audit", ".", "--sizes", "AX5", "--must-pass", "AX4,AX5").returncode == 1
    (tmp_path / ".largeprint.yml").write_text("# one\nmust-pass: [AX5]\n", encoding="utf-8")
    done = largeprint("audit", ".", "--sizes", "xSmall")
    assert done.returncode == 2 and ".largeprint.yml:2: must-pass" in done.stderr
    write(tmp_path / "App")
    (tmp_path / ".largeprint.yml").unlink()
    (tmp_path / "App" / ".largeprint.yml").write_text("must-pass: [AX5]\n", encoding="utf-8")
    done = largeprint("audit", ".", "--sizes", "xSmall")
    assert done.returncode == 2 and "App/.largeprint.yml:1: must-pass" in done.stderr


def test_reports_are_the_same_from_run_to_run(tool, tmp_path):
    accept = ", ".join(f'{{"rule": "small-target", "reason": "r{n}"}}' for n in range(12))
    fonts = ["Helvetica", "Arial", "Helvetica Neue", "Courier New"]
    controls = ", ".join(
        f'{{"id": "c{n}", "kind": "label", "title": "Pay it {n}", "width": 300, '
        f'"font": {{"family": "{fonts[n % 4]}", "size": 17}}, "accept": [{accept}]}}'
        for n in range(8)
    )
    (tmp_path / "a.largeprint.json").write_text(
        f'{{"version": 1, "controls": [{controls}]}}', encoding="utf-8"
    )
    words = [tool, "audit", ".", "--whole", "--lenient", "--format", "json=-"]
    first = subprocess.run([*words, "--workers", "1"], cwd=tmp_path, capture_output=True)
    assert first.returncode == 0, first.stderr
    report = json.loads(first.stdout)
    assert len([n for n in report["notices"] if n["reason"] == "unused-acceptance"]) == 96
    stands = {font["id"]: font["standsInFor"] for font in report["fonts"]}
    assert stands["LiberationSans"] == "Arial, Helvetica, Helvetica Neue"
    for workers in "22222444":
        again = subprocess.run([*words, "--workers", workers], cwd=tmp_path, capture_output=True)
        assert again.stdout == first.stdout


def test_equal_files_of_two_folders_have_findings_of_their_own(largeprint, tmp_path):
    write(tmp_path / "App")
    write(tmp_path / "Lib")
    largeprint("audit", "App", "Lib", "--format", "json", "--whole", "--write-baseline", "one.yml")
    report = json.loads((tmp_path / "reports" / "report.json").read_text(encoding="utf-8"))
    prints = [finding["fingerprint"] for finding in report["findings"]]
    assert len(set(prints)) == len(prints) > 1
    merged = largeprint(
        "merge", "reports/report.json", "--write-baseline", "two.yml", "--format", "console"
    )
    assert merged.returncode == 0, merged.stderr
    one = (tmp_path / "one.yml").read_text(encoding="utf-8")
    assert (tmp_path / "two.yml").read_text(encoding="utf-8") == one
    assert "App/pay.largeprint.json" in one and "Lib/pay.largeprint.json" in one
    elsewhere = largeprint(
        "audit", tmp_path / "App", tmp_path / "Lib", "--baseline", tmp_path / "one.yml",
        "--format", "console", folder="/",
    )
    assert elsewhere.returncode == 0 and "0 new, 0 worse, 0 cured" in elsewhere.stderr
    merged = largeprint(
        "merge", "reports/report.json", "--baseline", "one.yml", "--format", "console"
    )
    assert merged.returncode == 0 and "0 new, 0 worse, 0 cured" in merged.stderr
