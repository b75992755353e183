"""Titles that try to be more than text do no harm, in the page or in any other format."""

import json
import xml.etree.ElementTree as tree

import pytest
from browser_tools import audit, cut_labels, overflow

TITLES = {
    "script": "<script>window.harm = 1</script><img src=x onerror='window.harm = 1'>",
    "quotes": "\"double\" 'single' `tick` \\ & &amp; --> <!-- </script> </style> </svg>",
    "cdata": "]]> <![CDATA[ ]]>",
    "bidi": "\u202ereversed\u202c \u2066isolated\u2069 \u200f\u200e \u061c end",
    "long": "word " * 1_000,
    "solid": "x" * 5_000,
    "formula": "=HYPERLINK(\"http://x\") +1 @a\r\n::error file=a::b\n##vso[task]",
    "shorthand": "{a;b;c} [x] ^@~$!?_%*+|`:,=§¶ ${window.harm = 1}",
    "separators": "line\u2028paragraph\u2029nul\u0001",
}
FORMATS = (
    "html", "json", "console", "ndjson", "junit", "sarif", "github", "gitlab", "checkstyle", "sonar", "markdown",
    "csv", "xcode", "larger-text",
)


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """Reports in every format of one manifest whose names and titles are hostile."""
    folder = tmp_path_factory.mktemp("hostile")
    controls = [
        {
            "id": f"c-{name}",
            "name": "".join(sign for sign in text if sign.isprintable())[:150],
            "kind": "label",
            "class": text[:60],
            "title": text,
            "locale": "en",
            "font": {"textStyle": "body"},
            "adjustsFontForContentSizeCategory": True,
            "lines": 1,
            "width": 120,
        }
        for name, text in TITLES.items()
    ]
    (folder / "evil.largeprint.json").write_text(json.dumps({"version": 1, "controls": controls}), encoding="utf-8")
    words = ",".join(f"{name}=out/{name}" for name in FORMATS)
    audit(folder, ".", "--format", words)
    (folder / "out" / "html").rename(folder / "out" / "index.html")
    (folder / "out" / "larger-text").rename(folder / "out" / "larger-text.html")
    return folder / "out"


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")])
@pytest.mark.parametrize("name", ["index.html", "larger-text.html"])
def test_pages_show_hostile_titles_as_text(visit, hostile, name, width, scheme):
    page = visit(path=hostile / name, width=width, scheme=scheme)
    page.evaluate("for (const box of document.querySelectorAll('details')) box.open = true")
    for _ in range(6):
        page.mouse.wheel(0, 3000)
    for key in "jj[]cnk":
        page.keyboard.press(key)
    assert page.evaluate("window.harm") is None
    assert page.locator("img, iframe, object, embed, link").count() == 0
    assert page.evaluate("[...document.querySelectorAll('*')].every(e => [...e.attributes].every(a => !a.name.startsWith('on')))")
    assert overflow(page) <= 0
    if name == "index.html":
        assert cut_labels(page) == []
        heads = page.locator(".card h3, .rest > ul > li > b").all_inner_texts()
        assert len(heads) == len(json.loads((hostile / "json").read_text(encoding="utf-8"))["controls"]) >= 7
        assert any("<script>window.harm" in head for head in heads)


def test_a_hostile_query_is_only_text(visit, hostile):
    page = visit(path=hostile / "index.html", at="#q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    assert "<img" in page.locator("#q").input_value()
    assert page.locator("img").count() == 0


def test_formats_stay_what_they_are(hostile):
    for name in ("json", "sarif", "gitlab", "sonar"):
        json.loads((hostile / name).read_text(encoding="utf-8"))
    for line in (hostile / "ndjson").read_text(encoding="utf-8").splitlines():
        json.loads(line)
    for name in ("junit", "checkstyle"):
        tree.parse(hostile / name)
    assert "\n::error file=a::b" not in (hostile / "github").read_text(encoding="utf-8")
    assert "<script" not in (hostile / "markdown").read_text(encoding="utf-8")
    assert "\n=HYPERLINK" not in (hostile / "csv").read_text(encoding="utf-8")
