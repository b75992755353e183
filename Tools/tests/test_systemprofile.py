"""Run with: python -m unittest discover -s Tools/tests"""

import csv
import json
import math
import pathlib
import sys
import unittest

import numpy

TOOLS = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(TOOLS))

from systemprofile import application, bands, breaks, document, edges, fitting, model, rows, shaping, tracking  # noqa: E402, I001

PROFILE = json.loads((TOOLS.parent / "fonts/system-profile.json").read_text(encoding="utf-8"))
CHECKS = TOOLS.parent / "Tests/Truth/profile_widths.tsv"


def row(text, size, low, high, **changes):
    values = dict(
        id=text, source="device", measure="frame", text=text, weight="regular", size=size, scale=3,
        low=low, high=high, spread=0.0, ink=False, legacy=False, natural=0.99)
    made = rows.Row(**(values | changes))
    made.run = shaping.shape(text, made.weight)
    return made


class ShapingTests(unittest.TestCase):
    def test_accented_and_lookalike_letters_share_the_latin_numbers(self):
        self.assertEqual([shaping.key(c) for c in "éÖАо½"], ["e", "O", "A", "o", "½"])

    def test_kerning_is_the_part_beyond_the_glyphs_own_advance(self):
        pair, alone = shaping.shape("To", "regular"), shaping.shape("T", "regular")
        self.assertLess(pair.clusters[0].text_kern, 0)
        self.assertAlmostEqual(
            pair.clusters[0].text - pair.clusters[0].text_kern, alone.clusters[0].text)

    def test_a_mark_joins_its_base(self):
        run = shaping.shape("e\u0301", "regular")
        self.assertEqual([(c.key, c.spaced) for c in run.clusters], [("e", 1)])


class TrackingTests(unittest.TestCase):
    def test_between_sizes_it_is_linear(self):
        self.assertAlmostEqual(tracking.current(17), -52 / 2048)
        self.assertAlmostEqual(tracking.current(17.5), -51 / 2048)

    def test_only_the_standard_designs_table_is_read(self):
        self.assertEqual(tracking.current_rows()[-1], (96.0, 0.0))
        self.assertEqual(len({size for size, _ in tracking.current_rows()}), 64)

    def test_old_systems_track_less_tightly_at_17(self):
        self.assertAlmostEqual(tracking.legacy(17) * 17, -0.408)


class ModelTests(unittest.TestCase):
    def test_without_unknowns_a_width_is_the_stand_ins_with_tracking(self):
        sample = row("Label", 17, 41.5, 42)
        base, _, count = model.terms(model.Form(), sample)
        advance = sum(c.text for c in sample.run.clusters)
        self.assertEqual(count, 5)
        self.assertAlmostEqual(base, 17 * (advance + 5 * tracking.current(17)))

    def test_ink_leaves_out_the_outer_bearings_and_the_last_tracking(self):
        text, label = "HH", row("HH", 40, 50, 51)
        ink = row(text, 40, 50, 50, ink=True)
        difference = model.terms(model.Form(), label)[0] - model.terms(model.Form(), ink)[0]
        outer = ink.run.left[1] + ink.run.right[1] + tracking.current(40)
        self.assertAlmostEqual(difference, 40 * outer)


class BreakTests(unittest.TestCase):
    def bounds(self, text, **changes):
        record = dict(id="X1", measure="wrapped-lines", text=text, max_width_pt="200")
        return {(name, line, low, high) for name, line, low, high in breaks.bounds(record | changes)}

    def test_a_line_fits_and_would_not_with_the_next_word(self):
        self.assertEqual(
            self.bounds("one two / three-four / five"),
            {("X1.1", "one two", 0, 200), ("X1.1+", "one two three-", 200, breaks.FAR),
             ("X1.2", "three-four", 0, 200), ("X1.2+", "three-four five", 200, breaks.FAR),
             ("X1.3", "five", 0, 200)})

    def test_of_two_lines_only_what_fits_is_believed(self):
        self.assertEqual(
            self.bounds("one two / three"), {("X1.1", "one two", 0, 200), ("X1.2", "three", 0, 200)})

    def test_nothing_is_said_of_what_follows_a_hyphen_or_a_separator(self):
        self.assertNotIn("X1.1+", {name for name, *_ in self.bounds("hide-my- / own / mail")})
        forced = self.bounds("one / 2. two / three", id="D007")
        self.assertNotIn("D007.1+", {name for name, *_ in forced})
        self.assertIn("D007.2+", {name for name, *_ in forced})

    def test_without_a_limit_or_for_other_rows_nothing_is_said(self):
        self.assertEqual(self.bounds("one / two", max_width_pt=""), set())
        self.assertEqual(self.bounds("one / two", measure="frame"), set())


class EdgeTests(unittest.TestCase):
    def test_letters_of_one_shape_share_the_room_on_that_side(self):
        self.assertEqual(list(edges.bearings("b")), [("left", "straight"), ("right", "round")])
        self.assertEqual(list(edges.bearings("p")), list(edges.bearings("b")))
        self.assertEqual(list(edges.bearings("5")), [])

    def test_a_pair_has_the_edges_that_meet(self):
        self.assertEqual(edges.pair("T", "o"), ("T", "low round"))
        self.assertEqual(edges.pair("é", "o"), (None, "low round"))

    def test_no_letter_has_two_edges_on_one_side(self):
        for kinds in (edges.RIGHT_EDGES, edges.LEFT_EDGES, edges.LEFT_BEARINGS, edges.RIGHT_BEARINGS):
            letters = "".join(kinds.values())
            self.assertEqual(len(letters), len(set(letters)), letters)


class FittingTests(unittest.TestCase):
    def test_slopes_are_those_of_the_density(self):
        """Differences of the logarithm against the stated derivatives, inside and outside."""
        targets = fitting.Targets([row("Label", 17, 41.5, 42)], numpy.array([0.3]))

        def density(at):
            return math.log(float(targets.expect(numpy.array([at]))[1][0]))

        for at in (40.9, 41.4, 41.75, 42.0, 42.6):
            slope, bend = (float(values[0]) for values in targets.slopes(numpy.array([at])))
            step = 1e-3
            self.assertAlmostEqual(slope, (density(at + step) - density(at - step)) / 2 / step, places=3)
            second = (density(at + step) - 2 * density(at) + density(at - step)) / step ** 2
            self.assertAlmostEqual(bend, -second, delta=0.05)

    def test_an_interval_far_off_pulls_by_its_nearer_end(self):
        targets = fitting.Targets([row("Label", 17, 41.5, 42)], numpy.array([0.1]))
        slope, bend = (float(values[0]) for values in targets.slopes(numpy.array([45.0])))
        self.assertAlmostEqual(slope / bend, -3.0)

    def test_the_normal_share_is_close_to_the_error_function(self):
        for x in (-3, -1, -0.2, 0, 0.7, 2.5):
            exact = 0.5 * (1 + math.erf(x / math.sqrt(2)))
            self.assertAlmostEqual(float(fitting.normal_share(numpy.array(x))), exact, places=6)

    def test_known_advances_are_found_again_from_intervals(self):
        """Texts made 2 % wider than the stand-in and rounded up to the pixel."""
        samples = []
        for text in ("Label", "Continue", "Sign in", "Delete all", "Settings", "Camera roll"):
            for size in (12, 14, 15, 16, 17):
                made = row(text, size, 0, 1)
                width = model.terms(model.Form(), made)[0]
                width += 0.02 * size * sum(c.text for c in made.run.clusters)
                high = math.ceil(width * 3) / 3
                samples.append(row(text, size, high - 1 / 3, high))
        system = model.build(model.Form(), samples)
        unknowns, _, _ = fitting.fit(system, samples)
        widths = system.base + system.matrix @ unknowns
        misses = [max(s.low - w, w - s.high, 0) for s, w in zip(samples, widths)]
        self.assertLess(max(misses), 0.05)

    def test_a_stretched_frame_loses_its_trust(self):
        samples = [row("Label", 17, 41.5, 42, source="frames", natural=0.6, id=str(i))
                   for i in range(5)]
        samples.append(row("Label", 17, 45.5, 46, source="frames", natural=0.6, id="stretched"))
        system = model.build(model.Form(), samples)
        _, trust, _ = fitting.fit(system, samples)
        self.assertGreater(min(trust[:5]), 0.9)
        self.assertLess(trust[5], 0.01)

    def test_rows_of_one_text_stay_together(self):
        samples = [row("Label", size, 1, 2) for size in (12, 17)] + [row("label ", 14, 1, 2)]
        self.assertEqual(len(set(fitting.folds(samples, 10))), 1)


class DocumentTests(unittest.TestCase):
    def test_classes_do_not_overlap(self):
        spans = sorted(span for ranges in PROFILE["classes"].values() for span in ranges)
        for (_, high), (low, _) in zip(spans, spans[1:]):
            self.assertLess(high, low)

    def test_bases_have_no_chains(self):
        accented = {c for scalars in PROFILE["bases"].values() for c in scalars}
        self.assertFalse(accented & set(PROFILE["bases"]))

    def test_the_written_checks_are_those_of_the_written_profile(self):
        profile = application.Profile(PROFILE)
        with open(CHECKS, encoding="utf-8", newline="") as file:
            for check in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                width = profile.width(check["text"], float(check["size"]), check["weight"])
                self.assertAlmostEqual(width, float(check["width"]), delta=0.0001)

    def test_the_profile_says_what_the_model_says(self):
        sample = row("Tap the Wave, please", 22, 1, 2)
        system = model.build(model.Form(), [sample])
        unknowns = numpy.linspace(-0.01, 0.01, len(system.names))
        values = dict(zip(system.names, map(float, unknowns)))
        made = application.Profile(document.document(model.Form(), values, {}, []))
        expected = float(system.base[0] + system.matrix[0] @ unknowns)
        self.assertAlmostEqual(made.width(sample.text, 22, "regular"), expected, delta=0.01)


class BandTests(unittest.TestCase):
    """Bands of a class of rows 100 points wide, off by what the test says."""

    def made(self, *splits):
        samples = [row("H", 14, 99.99, 100, scale=100, id=str(i)) for i in range(len(splits[0]))]
        return samples, [[100 + off for off in split] for split in splits]

    def test_of_few_values_the_largest_counts_of_many_nearly_the_largest(self):
        self.assertEqual(bands.conformal(list(range(18))), 17)
        self.assertEqual(bands.conformal(list(range(38))), 37)
        self.assertEqual(bands.conformal(list(range(39))), 37)
        self.assertEqual(bands.conformal(list(range(199))), 189)

    def test_a_row_counts_with_the_worst_of_its_splits(self):
        samples, splits = self.made([1.34] * 12 + [0] * 6, [0] * 17 + [1.84])
        errors, widths = bands.errors_and_widths(samples, splits, range(18))
        self.assertAlmostEqual(bands.needed(errors, widths), 0.015)

    def test_each_split_has_its_share_of_a_class_inside_the_band(self):
        splits = [[(i * (7 + k) % 40) / 20 for i in range(40)] for k in (0, 2)]
        samples, splits = self.made(*splits)
        share = bands.fraction(samples, splits, range(40))
        table = [bands.band("latin", 0, 17, ["regular"], share, "measured", 40)]
        [(_, count, needed, covered, _)] = bands.coverage(samples, splits, [1] * 40, table)
        self.assertEqual((count, needed), (40, share))
        self.assertGreaterEqual(covered, 0.95)

    def test_one_row_far_off_does_not_widen_a_band_beyond_its_limit(self):
        samples, splits = self.made([0.4] * 39 + [30])
        samples, splits = samples[20:], [splits[0][20:]]
        share = bands.fraction(samples, splits, range(20))
        errors, widths = bands.errors_and_widths(samples, splits, range(20))
        self.assertLess(share, bands.needed(errors, widths))
        self.assertLessEqual(share * 100 + bands.POINTS, 2.8 * numpy.quantile(errors, 0.95))

    def test_what_is_printed_is_the_worst_split(self):
        samples, splits = self.made([0.5] * 20, [0.5] * 18 + [2, 3])
        table = [bands.band("latin", 0, 17, ["regular"], 0.01, "measured", 20)]
        [(*_, covered, ratio)] = bands.coverage(samples, splits, [1] * 20, table)
        self.assertEqual(covered, 0.9)
        self.assertAlmostEqual(ratio, 1.34 / 0.5, places=6)

    def test_the_last_band_fits_everything(self):
        last = PROFILE["errorBands"][-1]
        self.assertEqual((last["script"], last["weights"]), ("any", ["any"]))

    def test_a_band_is_never_zero_nor_wider_than_a_missing_font(self):
        for entry in PROFILE["errorBands"]:
            self.assertGreaterEqual(entry["fraction"], bands.LEAST_FRACTION)
            self.assertLessEqual(entry["fraction"], 0.12)


if __name__ == "__main__":
    unittest.main()
