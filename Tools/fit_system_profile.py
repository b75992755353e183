#!/usr/bin/env python3
"""Fits fonts/system-profile.json from the recorded widths in Tests/Truth."""

import argparse
import pathlib

from systemprofile import application, document, fitting, model, rows

ROOT = pathlib.Path(__file__).parents[1]
PROFILE = ROOT / "fonts/system-profile.json"
CHECKS = ROOT / "Tests/Truth/profile_widths.tsv"
CHECK_TEXTS = (
    "Sign in with Apple", "Continue", "Größe ändern", "1,234.56 €", "Headli…", "WAVE To. 'ok'",
    "Настройки", "e\u0301te\u0301",
)
CHECK_SIZES = (11, 14, 17, 17.5, 19, 20, 22.592, 24, 28, 34, 44, 53, 60)
CHECK_WEIGHTS = ("ultraLight", "light", "regular", "medium", "semibold", "bold", "black")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    form = model.Form()
    recorded = rows.all_rows(form)
    system = model.build(form, recorded)
    unknowns, trust, _ = fitting.fit(system, recorded)
    values = dict(zip(system.names, map(float, unknowns)))
    provenance = describe(recorded, trust)
    bands = [{"script": "any", "sizes": [0, 1000], "weights": ["any"], "fraction": 0.06,
              "points": 1, "basis": "assumed", "rows": 0}]
    document.write(PROFILE, document.document(form, values, provenance, bands))
    write_checks()


def describe(recorded, trust):
    """Where the numbers come from."""
    counts = {}
    for row in recorded:
        counts[row.source] = counts.get(row.source, 0) + 1
    return {
        "script": "Tools/fit_system_profile.py",
        "rowsRead": dict(sorted(counts.items())),
        "rowsTrusted": round(float(trust.sum()), 1),
        "foldSeed": 0,
    }


def write_checks():
    """Writes widths for the Swift engine to be compared with."""
    import json
    profile = application.Profile(json.loads(PROFILE.read_text(encoding="utf-8")))
    lines = ["text\tsize\tweight\twidth"]
    for text in CHECK_TEXTS:
        for weight in CHECK_WEIGHTS:
            for size in CHECK_SIZES:
                lines.append(f"{text}\t{size}\t{weight}\t{profile.width(text, size, weight):.4f}")
    CHECKS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
