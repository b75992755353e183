"""Whole screens: letters and slider choose the size, outlines lead to cards, cards lead back."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_tools import SCHEMES, overflow
from playwright.sync_api import expect

SIZES = 12
REDRAWN = """() => {
  const wrong = [];
  for (const screen of document.querySelectorAll('.screen')) {
    const parts = ['.panes', '.found'].map(part => screen.querySelector(part));
    const kept = parts.map(part => part.innerHTML), range = screen.querySelector('input'), place = range.value;
    for (const value of [place == 0 ? 1 : 0, place]) {
      range.value = value;
      range.dispatchEvent(new Event('input', { bubbles: true }));
    }
    parts.forEach((part, at) => { if (part.innerHTML != kept[at]) wrong.push([screen.id, kept[at], part.innerHTML]); });
  }
  return wrong;
}"""


def ready(page):
    """The first screen, once every one has its slider."""
    for screen in reversed(page.locator(".screen").all()):
        screen.scroll_into_view_if_needed()
        expect(screen.locator(".sl")).to_be_visible()
    return screen


def test_what_the_script_draws_is_what_the_page_held(visit):
    page = visit()
    ready(page)
    assert page.locator(".screen .scr").count() == page.locator(".screen").count() > 2
    assert page.evaluate(REDRAWN) == []


def test_the_slider_draws_each_size_by_keyboard(visit):
    page = visit()
    screen = ready(page)
    slider = screen.locator(".sl")
    slider.focus()
    page.keyboard.press("Home")
    assert screen.locator(".ro").inner_text().startswith("xSmall")
    seen = set()
    for _ in range(SIZES):
        seen.add(screen.locator(".panes").inner_html())
        page.keyboard.press("ArrowRight")
    assert len(seen) == SIZES and screen.locator(".ro").inner_text().startswith("AX5")
    assert slider.get_attribute("aria-valuetext") == "AX5, fails"
    assert screen.locator(".as .on .em").inner_text() == "AX5"
    missing = page.evaluate("[...document.querySelectorAll('use')].map(u => u.getAttribute('href').slice(1)).filter(id => !document.getElementById(id))")
    assert missing == []


def test_letters_choose_a_size_and_the_drawing_holds_still(visit):
    page = visit()
    screen = ready(page)
    before = screen.locator(".scr").get_attribute("viewBox")
    screen.locator(".as li").first.click()
    assert screen.locator(".ro").inner_text().startswith("xSmall")
    assert screen.locator(".scr").get_attribute("viewBox") == before


def test_outlines_and_lines_lead_to_the_card_and_the_card_back(visit):
    page = visit()
    screen = ready(page)
    lines = screen.locator(".found li a:not(.rule)")
    outlines = screen.locator(".scr a")
    assert outlines.count() == lines.count() > 1
    for number in range(lines.count()):
        assert outlines.nth(number).get_attribute("data-at") == lines.nth(number).get_attribute("data-at")
        assert outlines.nth(number).get_attribute("aria-label").startswith(f"{number + 1}, ")
    screen.locator(".as li").nth(10).click()
    link = screen.locator(".scr a").first
    card = link.get_attribute("href")
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**size=AX4**")
    assert page.evaluate("document.activeElement.closest('.card').id") == card[1:]
    expect(page.locator(f"#{link.get_attribute('data-at')} .ro").first).to_contain_text("AX4")
    page.locator(f"{card} .meta a", has_text="whole screen").click()
    assert page.url.endswith("#" + screen.get_attribute("id"))
    expect(screen).to_be_in_viewport()


def test_a_query_leaves_the_screens_of_its_controls(visit):
    page = visit()
    page.locator("#q").fill("class:AppleIDButton outcome:review")
    expect(page.locator("#qn")).to_contain_text("finding")
    assert 0 < page.locator(".screen:visible").count()
    page.locator("#q").fill("no such words")
    expect(page.locator(".screen:visible")).to_have_count(0)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", (320, 1280))
def test_axe_finds_nothing_at_any_size_of_a_screen(visit, width, scheme):
    page = visit(width=width, scheme=scheme)
    screen = ready(page)
    assert overflow(page) <= 0
    for place in (0, 6):
        screen.locator(".as li").nth(place).click()
        found = Axe().run(page, context="#screens", options={"resultTypes": ["violations"]}).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"][:120]) for one in found] == []


def test_paper_and_no_script_show_the_worst_size(visit):
    page = visit(java_script_enabled=False)
    assert page.locator(".screen .scr").count() == page.locator(".screen").count()
    assert page.locator(".screen .found li").count() > 3
    page = visit()
    ready(page)
    page.emulate_media(media="print")
    assert page.locator(".screen .sl").first.is_hidden()
    assert page.locator(".screen .scr").first.is_visible()
