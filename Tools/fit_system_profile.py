#!/usr/bin/env python3
"""Fits fonts/system-profile.json from the recorded widths in Tests/Truth.

Writes the profile, the widths the Swift engine is checked against, and the tables of
Tools/RESULTS.md. The same rows and versions give the same bytes.
"""

import argparse
import json
import pathlib

from systemprofile import application, bands, document, evaluation, fitting, model, rows

ROOT = pathlib.Path(__file__).parents[1]
PROFILE = ROOT / "fonts/system-profile.json"
CHECKS = ROOT / "Tests/Truth/profile_widths.tsv"
RESULTS = ROOT / "Tools/RESULTS.md"
CHECK_TEXTS = (
    "Sign in with Apple", "Continue", "Größe ändern", "1,234.56 €", "Headli…", "WAVE To. 'ok'",
    "Настройки", "e\u0301te\u0301",
)
CHECK_SIZES = (11, 14, 17, 17.5, 19, 20, 22.592, 24, 28, 34, 44, 53, 60)
SEEDS = (0, 1, 2, 3)  # of the splits of the texts into folds
CHECK_WEIGHTS = ("ultraLight", "light", "regular", "medium", "semibold", "bold", "black")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    form = model.Form()
    recorded = rows.all_rows(form)
    system = model.build(form, recorded)
    engine = model.applied(form, recorded, system.names)
    unknowns, trust, _ = fitting.fit(system, recorded)
    splits = [fitting.cross_validate(system, recorded, engine, seed=seed) for seed in SEEDS]
    table = bands.bands(recorded, splits, trust)
    values = dict(zip(system.names, map(float, unknowns)))
    provenance = describe(form, recorded, trust)
    document.write(PROFILE, document.document(form, values, provenance, table))
    write_checks()
    fitted = engine.base + engine.matrix @ unknowns
    lines = results(recorded, splits, fitted)
    lines += band_results(recorded, splits, trust, table)
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def describe(form, recorded, trust):
    """Where the numbers come from."""
    read = {source: sum(row.source == source for row in recorded)
            for source in ("builder", "device", "frames")}
    return {
        "script": "Tools/fit_system_profile.py",
        "standIns": "Debian fonts-inter 4.0~beta7 (Inter 3.019)",
        "rowsRead": read,
        "storedFramesTrusted": round(float(sum(
            t for t, row in zip(trust, recorded) if row.source == "frames"))),
        "crossValidation": "ten folds of texts, each fitted anew, in four splits",
        "bandRule": bands.RULE,
    }


def write_checks():
    """Writes widths for the Swift engine to be compared with."""
    profile = application.Profile(json.loads(PROFILE.read_text(encoding="utf-8")))
    lines = ["text\tsize\tweight\twidth"]
    for text in CHECK_TEXTS:
        for weight in CHECK_WEIGHTS:
            for size in CHECK_SIZES:
                lines.append(f"{text}\t{size}\t{weight}\t{profile.width(text, size, weight):.4f}")
    CHECKS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def stand_in_widths(recorded):
    """What the stand-ins alone give: a linear blend and Apple's tracking, nothing fitted."""
    plain = model.Form(blend=((17, 0), (28, 1)))
    return model.applied(plain, recorded, [("kern",)]).base


def results(recorded, splits, fitted):
    """What was reached, before and after."""
    return [
        "# What the fit reaches", "",
        "Stand-in alone → texts that the fit never saw (in brackets: all texts known). The texts are split "
        "into ten folds, each measured by a fit that was made anew without it; four splits (seeds 0 to 3), "
        "all their predictions counted together. "
        "Errors are those of the engine as it runs: today's tracking, both widths rounded alike.",
        "", evaluation.table(recorded, stand_in_widths(recorded), splits, fitted), "",
    ]


def band_results(recorded, splits, trust, table):
    """How often the stated bands hold, and how wide they are."""
    lines = [
        "## Error bands", "",
        "Covered, and band ÷ 95th percentile: in the split of the four where the class fares worst. "
        "*Needed* is what would hold for new texts too; a smaller fraction is held under "
        f"{bands.WIDEST} times the 95th percentile, and one row that is far off stays outside.", "",
        "| script | sizes | weight | needed | fraction | points | rows | covered | band ÷ 95th percentile |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for entry, count, needed, covered, ratio in bands.coverage(recorded, splits, trust, table):
        low, high = entry["sizes"]
        lines.append(
            f"| {entry['script']} | {low}–{high} | {entry['weights'][0]} | {needed} | "
            f"{entry['fraction']} | {entry['points']} | {count} | {covered:.1%} | {ratio:.2f} |")
    return lines


if __name__ == "__main__":
    main()
