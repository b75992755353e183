#!/usr/bin/env python3
"""Reads every string file of a folder a second time and compares keys and texts with the tool's.

    Tools/check_strings.py FOLDER [--tool .build/release/largeprint]

Property lists in XML and binary are read by plistlib, catalogues by json, XLIFF by ElementTree, and
old-style text by a few lines of regular expressions below. A file has to agree, or to be named in a
notice with its reason; ends with 1 where one does neither.
"""

import argparse
import codecs
import collections
import json
import pathlib
import plistlib
import re
import subprocess
import sys
import xml.etree.ElementTree

ENDINGS = (".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf")
TOKEN = re.compile(
    r"""(?:\s|//[^\n\r]*|/\*.*?\*/)*+(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w$/:.\-]+)|([=;{}]))""",
    re.DOTALL,
)
ESCAPE = re.compile(r"\\(U[0-9a-fA-F]{1,4}|[0-7]{1,3}|.)", re.DOTALL)
LETTERS = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}


def unescape(text):
    def letter(match):
        word = match.group(1)
        if word[0] == "U" and len(word) > 1:
            return chr(int(word[1:], 16))
        if word[0] in "01234567":
            return chr(int(word, 8))
        return LETTERS.get(word, word)

    resolved = ESCAPE.sub(letter, text)
    return resolved.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def decode(data):
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16")
    if len(data) > 1 and (data[0] == 0 or data[1] == 0):
        return data.decode("utf-16-be" if data[0] == 0 else "utf-16-le")
    return data.decode("utf-8-sig")


def old_style(data):
    """Keys and texts of flat old-style text; raises ValueError for what does not read as such."""
    text, place, entries, pending = decode(data), 0, {}, []
    while match := TOKEN.match(text, place):
        place = match.end()
        double, single, word, mark = match.groups()
        if mark == ";":
            entries[pending[0]] = pending[-1]
            pending = []
        elif mark is None:
            quoted = double if double is not None else single
            pending.append(unescape(quoted) if quoted is not None else word)
    rest = re.sub(r"\s|//[^\n\r]*|/\*.*?\*/", "", text[place:], flags=re.DOTALL)
    if rest or pending:
        raise ValueError(rest[:20] or "an entry has no end")
    return entries


def tables_of(path):
    """Keys, and plain texts by key, that a second reader finds: {locale or None: {key: text or None}}."""
    data = path.read_bytes()
    if path.suffix == ".xcstrings":
        catalogue = json.loads(data)
        tables = collections.defaultdict(dict)
        for key, entry in catalogue["strings"].items():
            tables[catalogue["sourceLanguage"]][key] = None
            for locale, localization in entry.get("localizations", {}).items():
                tables[locale][key] = localization.get("stringUnit", {}).get("value")
        return tables
    if path.suffix in (".xliff", ".xlf"):
        root = xml.etree.ElementTree.fromstring(data)
        return {None: {unit.get("id"): None for unit in root.iter() if unit.tag.endswith("unit")}}
    start = data[:200].lstrip(codecs.BOM_UTF8).lstrip()
    if data.startswith(b"bplist") or start.startswith((b"<?xml", b"<!DOCTYPE", b"<plist")):
        root = plistlib.loads(data)
    else:
        root = old_style(data)
    return {None: {key: text if isinstance(text, str) else None for key, text in root.items()}}


def differences(path, entry):
    """What the two readers do not agree on."""
    try:
        second = tables_of(path)
    except Exception as error:  # noqa: BLE001: whatever the second reader says, the first said nothing
        return [f"read here, but not by the second reader: {error}"]
    found = []
    for locale, texts in second.items():
        mine = {}
        for table in entry["tables"]:
            if locale is None or table["locale"] == locale.replace("_", "-"):
                for translation in table["translations"]:
                    mine.setdefault(translation["key"], []).append(translation)
        noticed = {key for key in texts for notice in entry["notices"] if f"“{key}”" in notice["message"]}
        left_out = set(texts) - set(mine) - noticed
        if len(left_out) > len(entry["notices"]):
            found.append(f"{locale}: {len(left_out)} keys are missing, such as {sorted(left_out)[0]!r}")
        if locale is None and set(mine) - set(texts):
            found.append(f"keys too many, such as {sorted(set(mine) - set(texts))[0]!r}")
        for key, text in texts.items():
            plain = [each["text"] for each in mine.get(key, []) if not each["form"]]
            if text is not None and plain and plain[-1] != text:
                found.append(f"{locale}: {key!r} is {plain[-1]!r}, not {text!r}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", default=".build/release/largeprint")
    arguments = parser.parse_args()
    run = subprocess.run([arguments.tool, "strings", str(arguments.folder)], capture_output=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"the tool ended with {run.returncode}: {run.stderr.decode()}")
    listing = {entry["file"]: entry for entry in json.loads(run.stdout)}
    files = sorted(path for path in arguments.folder.rglob("*") if path.suffix in ENDINGS and path.is_file())
    bad, agreeing, keys, reasons = 0, 0, 0, collections.Counter()
    for path in files:
        entry = listing.get(str(path))
        problems = ["not listed"] if entry is None else []
        if entry and not entry["tables"] and not entry["notices"]:
            problems = ["neither read nor named in a notice"]
        for notice in (entry or {"notices": []})["notices"]:
            reasons[notice["reason"]] += 1
            print(f"notice: {path}:{notice['line'] or 0}: {notice['reason']}: {notice['message']}")
        if entry and entry["tables"]:
            problems = differences(path, entry)
            agreeing += not problems
            keys += len({(t["locale"], x["key"]) for t in entry["tables"] for x in t["translations"]})
        for problem in problems:
            print(f"PROBLEM: {path}: {problem}")
        bad += bool(problems)
    print(f"files: {len(files)}, read and agreeing: {agreeing}, keys of languages: {keys}, notices: {dict(reasons)}")
    print(f"files with problems: {bad}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
