#!/usr/bin/env python3
"""Counts the pairs of text and language that a folder's files hold, and compares with an audit.

    Tools/check_languages.py FOLDER [--tool .build/release/largeprint]

A second reader looks for labels and buttons in storyboards and xibs for iOS, and for their object ids in
the .strings files of the same name in the .lproj folders beside them. Every pair with a text has to stand
among the titles of the report; ends with 1 where one is missing or one too many.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree

from check_strings import tables_of

STATES = ("normal", "highlighted", "disabled", "selected", "focused")
OLD_NAMES = {"English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Dutch": "nl", "Italian": "it"}


def texts_of(path):
    """Keys of the texts that a file for iOS has: ID.text, ID.normalTitle …"""
    root = xml.etree.ElementTree.parse(path).getroot()
    if root.get("targetRuntime") != "iOS.CocoaTouch":
        return set()
    keys = set()
    for element in root.iter():
        if element.tag == "label" and (element.get("text") or element.find("string[@key='text']") is not None):
            keys.add(element.get("id") + ".text")
        if element.tag == "button":
            for state in element.findall("state"):
                if state.get("key") in STATES and state.get("title"):
                    keys.add(f"{element.get('id')}.{state.get('key')}Title")
            configuration = element.find("buttonConfiguration")
            if configuration is not None and configuration.get("title"):
                keys.add(element.get("id") + ".configuration.title")
    return keys


def pairs_of(folder):
    """(file, key, language) of every text that a table translates."""
    pairs = set()
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".xib", ".storyboard"):
            continue
        parent = path.parent.parent if path.parent.suffix == ".lproj" else path.parent
        own = path.parent.stem if path.parent.suffix == ".lproj" else "Base"
        tables = [table for table in parent.glob(f"*.lproj/{path.stem}.strings") if table.parent.stem != own]
        if not tables:
            continue
        try:
            keys = texts_of(path)
        except xml.etree.ElementTree.ParseError:
            continue
        for table in tables:
            language = OLD_NAMES.get(table.parent.stem, table.parent.stem.replace("_", "-"))
            for key, text in tables_of(table)[None].items():
                if key in keys and text:
                    pairs.add((str(path), key, language))
    return pairs


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", default=".build/release/largeprint")
    arguments = parser.parse_args()
    command = [arguments.tool, "audit", str(arguments.folder), "--sizes", "large", "--format", "json=-"]
    run = subprocess.run(command, capture_output=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"the audit ended with {run.returncode}: {run.stderr.decode()}")
    found = set()
    for control in json.loads(run.stdout)["controls"]:
        for title in control["titles"]:
            if title["origin"] in ("translated", "needs-review") and control["object"] in (title["key"] or ""):
                found.add((control["file"], title["key"], title["locale"]))
    wanted = pairs_of(arguments.folder)
    for name, pairs in (("missing", wanted - found), ("too many", found - wanted)):
        for pair in sorted(pairs)[:20]:
            print(f"{name}: {pair}")
    languages = sorted({language for _, _, language in wanted})
    print(f"pairs: {len(wanted)} of {len({p[0] for p in wanted})} files in {languages}; found: {len(found & wanted)}")
    sys.exit(0 if wanted == found else 1)


if __name__ == "__main__":
    main()
