"""What `largeprint measure` answers."""

import json
import subprocess


def answers(largeprint, *requests):
    lines = [r if isinstance(r, str) else json.dumps(r) for r in requests]
    done = largeprint("measure", text="\n".join(lines) + "\n")
    return done, [json.loads(line) for line in done.stdout.splitlines()]


def test_answers_in_order_with_every_key(largeprint):
    done, (first, second) = answers(
        largeprint,
        {"id": "a", "text": "Hello world", "font": {"textStyle": "body"}, "category": "AX5"},
        {"id": 2, "text": "Hello world", "font": {"system": 17, "weight": "semibold"}, "scale": 2},
    )
    assert done.returncode == 0
    assert list(first) == [
        "id", "width", "height", "typographicWidth", "lines", "ink", "truncated", "pointSize",
        "fonts", "widthError",
    ]
    assert (first["id"], first["pointSize"], first["height"]) == ("a", 53, 63.3333)
    assert (second["id"], second["height"]) == (2, 20.5)
    assert abs(first["width"] * 3 - round(first["width"] * 3)) < 0.001


def test_a_bad_line_is_answered_and_the_stream_goes_on(largeprint):
    done, given = answers(
        largeprint,
        "{not json",
        {"id": 1, "text": "a", "font": {"system": 17, "wieght": "bold"}},
        {"id": 2},
        {"id": 3, "text": "a", "category": "enormous"},
        {"id": 4, "text": "a", "maxLines": -1},
        {"id": 5, "text": "a", "font": {"system": 1e300}},
        {"id": 6, "text": "a", "scale": 1e-300},
        {"id": 7, "runs": [{"text": "a", "kern": 1e308}]},
        {"id": 8, "text": "a", "runs": [{"text": "b"}]},
        {"id": 9, "runs": []},
        {"id": 10, "text": "a", "font": {"textStyle": "body", "system": 17}},
        {"id": {"any": ["thing", 12345]}, "text": "fine"},
    )
    assert done.returncode == 1
    assert [answer.get("id") for answer in given[:11]] == [None, *range(1, 11)]
    assert all("error" in answer for answer in given[:11])
    assert "weight" in given[1]["error"]
    assert "error" not in given[11]
    assert given[11]["id"] == {"any": ["thing", 12345]}


def test_bytes_that_are_no_utf8_are_refused(tool):
    line = b'{"id": 1, "text": "\xff\xfe"}\n{"id": 2, "text": "a"}\n'
    done = subprocess.run([tool, "measure"], input=line, capture_output=True, timeout=60)
    first, second = [json.loads(answer) for answer in done.stdout.splitlines()]
    assert "UTF-8" in first["error"] and "error" not in second


def test_room_wraps_and_truncates(largeprint):
    text = "One two three four five six"
    _, (wrapped, cut, head) = answers(
        largeprint,
        {"text": text, "font": {"system": 17}, "maxWidth": 80},
        {"text": text, "font": {"system": 17}, "maxWidth": 80, "maxLines": 1,
         "lineBreakMode": "truncateTail"},
        {"text": text, "font": {"system": 17}, "maxWidth": 80, "maxLines": 1,
         "lineBreakMode": "truncateHead"},
    )
    assert len(wrapped["lines"]) > 2 and not wrapped["truncated"]
    assert cut["truncated"] and cut["lines"][0]["text"].endswith("…")
    assert head["lines"][0]["text"].startswith("…")
    assert max(line["width"] for line in cut["lines"]) <= 80


def test_every_spelling_of_a_category_means_the_same(largeprint):
    words = ["AX3", "accessibility3", "accessibilityExtraLarge", "accessibility-extra-large",
             "UICTContentSizeCategoryAccessibilityXL"]
    _, given = answers(
        largeprint,
        *({"text": "a", "font": {"textStyle": "body"}, "category": word} for word in words),
    )
    assert {answer["pointSize"] for answer in given} == {40}
    _, (scaled,) = answers(
        largeprint, {"text": "a", "font": {"system": 17, "relativeTo": "body"}, "category": "AX5"})
    assert scaled["pointSize"] == 48


def test_paragraphs_runs_and_designs_say_what_manifests_say(largeprint):
    paragraph = {"firstLineHeadIndent": 30, "tabStops": [{"location": 200, "alignment": "right"}]}
    done, (upper, plain, indented, tabbed, image, rounded, parted, tracked) = answers(
        largeprint,
        {"text": "straße", "transform": "uppercase", "locale": "de"},
        {"text": "Ten"},
        {"text": "Ten", "paragraph": paragraph},
        {"text": "Ten\t10", "paragraph": paragraph},
        {"runs": [{"attachment": {"width": 20, "height": 40, "y": -4}}, {"text": "Ten"}]},
        {"text": "Ten", "font": {"textStyle": "body", "design": "rounded"}},
        {"text": "Authentication", "maxWidth": 90, "paragraph": {"hyphenationFactor": 1}},
        {"text": "Ten", "tracking": 2},
    )
    assert done.returncode == 0
    assert [line["text"] for line in upper["lines"]] == ["STRASSE"]
    assert abs(indented["typographicWidth"] - plain["typographicWidth"] - 30) < 0.001
    assert tabbed["typographicWidth"] == 200
    assert image["lines"][0]["baseline"] == 36
    assert abs(image["typographicWidth"] - plain["typographicWidth"] - 20) < 0.001
    assert "rounded" in rounded["doubts"][0] and rounded["widthError"] > plain["widthError"]
    assert "language" in parted["doubts"][0] and "doubts" not in plain
    assert abs(tracked["typographicWidth"] - plain["typographicWidth"] - 6) < 0.001


def test_wrong_values_of_a_paragraph_are_refused_with_their_column(largeprint):
    done, given = answers(
        largeprint,
        '{"text": "a", "paragraph": {"hyphenationFactor": 3}}',
        {"text": "a", "paragraph": {"headIndent": -1}},
        {"text": "a", "transform": "shout"},
        {"runs": [{"attachment": {"width": 1}}]},
        {"text": "a", "font": {"family": "Lato", "size": 12, "design": "serif"}},
        {"text": "a", "minimumScaleFactor": 2},
    )
    assert done.returncode == 1
    assert given[0]["error"].startswith("column 50: paragraph.hyphenationFactor")
    assert all("error" in answer for answer in given)
