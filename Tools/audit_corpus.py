#!/usr/bin/env python3
"""Audits a folder of Interface Builder files and compares the report with a list of what they hold.

    Tools/audit_corpus.py FOLDER [--tool .build/release/largeprint] [--runs 3] [--cures]

FOLDER holds the files and MANIFEST.tsv with the columns side, repo, path, kind, platform, buttons
and labels; a file lies at FOLDER/<repo with the slash doubled to an underscore pair>/<path>. Printed
are the files that neither have a control nor a notice, the share of controls found, the time
against a bare parse of the same files with libxml2 (its own command line tool), and the memory;
with --cures also how many failing controls get a cure where text is supposed to scale.
Nothing of the folder is needed to build or test the project.
"""

import argparse
import csv
import json
import pathlib
import resource
import subprocess
import sys
import tempfile
import time


def rows_of(folder):
    with open(folder / "MANIFEST.tsv", encoding="utf-8", newline="") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t"):
            if row["kind"] in ("xib", "storyboard", "nib"):
                path = folder / row["repo"].replace("/", "__") / row["path"]
                yield str(path), row


BUTTONS = ("button", "configured-button", "apple-id-button")


def child_seconds(command):
    """Processor seconds and peak megabytes of a command that may exit with 0 or 1."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return status, cpu, wall, after.ru_maxrss / 1024


def compare(report, folder):
    found, noticed = {}, {}
    for control in report["controls"]:
        found.setdefault(control["file"], []).append(control["kind"])
    for notice in report["notices"]:
        noticed.setdefault(notice["file"], set()).add(notice["reason"])
    unseen, wanted, met = [], 0, 0
    for path, row in rows_of(folder):
        kinds = found.get(path, [])
        if not kinds and path not in noticed:
            unseen.append(path)
        if row["platform"] == "ios":
            labels = sum(kind == "label" for kind in kinds)
            buttons = sum(kind in BUTTONS for kind in kinds)
            for have, column in ((labels, "labels"), (buttons, "buttons")):
                wanted += int(row[column] or 0)
                met += min(have, int(row[column] or 0))
    return unseen, wanted, met, noticed


def cure_shares(report):
    """Failing controls, those with a cure, those whose cure leaves the width, and those whose cure holds
    on their solved screen or has none to hold on, by kind."""
    for name, kinds in (("buttons", BUTTONS), ("labels", ("label",))):
        failing = [
            control["cure"]
            for control in report["controls"]
            if control["kind"] in kinds
            and any(cell["outcome"] == "fails" for cell in control["cells"])
        ]
        cured = [cure for cure in failing if cure]
        narrow = [
            cure
            for cure in cured
            if all(change["kind"] != "least-width" for change in cure["changes"])
        ]
        held = [cure for cure in cured if cure["onScreen"] in (None, "holds")]
        yield name, len(failing), len(cured), len(narrow), len(held)


def audit_cures(tool, folder, output):
    words = ["--assume-scaling", "--cures", "--cells", "--format", "json", "--output", output]
    status, _, wall, _ = child_seconds([tool, "audit", str(folder), *words])
    if status not in (0, 1):
        sys.exit(f"the audit ended with {status}")
    report = json.loads(pathlib.Path(output, "report.json").read_text(encoding="utf-8"))
    print(f"audit with cures {wall:.2f} s")
    for name, failing, cured, narrow, held in cure_shares(report):
        share, sure = 100 * cured / max(1, failing), 100 * held / max(1, failing)
        print(
            f"{name} that fail {failing}, cured {cured} ({share:.0f} %), {narrow} at their width, "
            f"{held} on their screen ({sure:.0f} %)")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", default=".build/release/largeprint")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--cures", action="store_true")
    arguments = parser.parse_args()
    files = [path for path, _ in rows_of(arguments.folder)]
    with tempfile.TemporaryDirectory() as output:
        audit = [arguments.tool, "audit", str(arguments.folder), "--output", output]
        bare = ["xmllint", "--stream", "--noout", *(f for f in files if not f.endswith(".nib"))]
        ratios = []
        for _ in range(arguments.runs):
            status, cpu, wall, memory = child_seconds([*audit, "--format", "json"])
            if status not in (0, 1):
                sys.exit(f"the audit ended with {status}")
            _, bare_cpu, bare_wall, _ = child_seconds(bare)
            ratios.append(wall / bare_wall)
            print(f"audit {wall:.2f} s ({cpu:.2f} cpu), bare parse {bare_wall:.2f} s, {memory:.0f} MB")
        report = json.loads(pathlib.Path(output, "report.json").read_text(encoding="utf-8"))
        if arguments.cures:
            audit_cures(arguments.tool, arguments.folder, output)
    unseen, wanted, met, noticed = compare(report, arguments.folder)
    print(f"time over bare parse: {sorted(ratios)[len(ratios) // 2]:.1f} times (median)")
    print(f"files: {len(files)}, neither control nor notice: {len(unseen)} {unseen[:5]}")
    print(f"labels and buttons: {met} of {wanted} found ({100 * met / max(1, wanted):.2f} %)")
    counts = {}
    for reasons in noticed.values():
        for reason in reasons:
            counts[reason] = counts.get(reason, 0) + 1
    print("notices:", ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
