"""The report meets what it asks of others: axe-core, widths, zoom, directions, paper, no scripts."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_tools import SCHEMES, cut_labels, overflow

AXE = Axe()
SHOWN = {"exclude": [[".defs"]]}
QUICK = {"resultTypes": ["violations"]}
CONTRAST = {**QUICK, "runOnly": ["color-contrast"]}


def violations(page, options=QUICK):
    """Rules that axe finds broken, with the first place of each."""
    found = AXE.run(page, context=SHOWN, options=options).response["violations"]
    return [(one["id"], one["nodes"][0]["html"][:120], len(one["nodes"])) for one in found]


@pytest.mark.parametrize("width", (375, 1280))
def test_axe_finds_nothing(visit, width):
    page = visit(width=width)
    page.evaluate("for (const box of document.querySelectorAll('details')) box.open = true")
    page.locator(".card .pick").nth(1).scroll_into_view_if_needed()
    page.wait_for_selector(".card .strip svg")
    assert violations(page) == []


@pytest.mark.parametrize("width", (375, 1280))
def test_axe_finds_no_faint_text_in_the_dark(visit, width):
    page = visit(width=width, scheme="dark")
    page.evaluate("for (const box of document.querySelectorAll('details')) box.open = true")
    page.locator(".card .pick").nth(1).scroll_into_view_if_needed()
    assert violations(page, CONTRAST) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_in_the_help(visit, scheme):
    page = visit(scheme=scheme)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    found = AXE.run(page, context="#help", options=QUICK).response["violations"]
    assert [one["id"] for one in found] == []


@pytest.mark.parametrize(("width", "is_large"), [(320, False), (640, False), (375, True), (1280, True)])
def test_nothing_is_lost_sideways(visit, browser, large_type, width, is_large):
    page = visit(width=width, by=large_type if is_large else browser)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == ("32px" if is_large else "16px")
    page.evaluate("for (const box of document.querySelectorAll('details')) box.open = true")
    assert overflow(page) <= 0
    assert cut_labels(page) == []
    for name in ("#q", "#theme", "#helpb", "h1"):
        box = page.locator(name).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, name


@pytest.mark.parametrize("width", (375, 1280))
def test_a_page_from_right_to_left_mirrors(visit, width):
    page = visit(width=width)
    left = page.locator(".brand").bounding_box()["x"]
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert overflow(page) <= 0
    assert page.locator(".brand").bounding_box()["x"] > left
    assert page.locator(".cv").first.evaluate("box => getComputedStyle(box).direction") == "ltr"


def test_without_scripts_everything_can_be_read(visit, data):
    page = visit(java_script_enabled=False)
    assert page.locator(".fl > li").count() == len(data["findings"])
    for finding in data["findings"][:20]:
        row = page.locator(f"#f-{finding['fingerprint']}")
        assert finding["message"].rstrip(".") in row.inner_text()
    assert page.locator("#matrix tr.r").count() > 20
    assert page.locator(".pane .dr.wd").count() >= len({f["control"] for f in data["findings"] if f["worst"]}) / 2
    assert not page.locator(".js").first.is_visible()
    page.locator("#matrix td a").first.click()
    assert "#k" in page.url and page.locator(page.url[page.url.index("#"):]).count() == 1


def test_reduced_motion_moves_nothing(visit):
    page = visit(reduced_motion="reduce")
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    assert page.evaluate("[...document.querySelectorAll('*')].every(e => getComputedStyle(e).transitionDuration == '0s')")


def test_paper_shows_what_is_folded(visit):
    page = visit(scheme="dark")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.locator("details:not([open])").count() == 0
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert not page.locator("#qf").is_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("details:not([open])").count() > 0
