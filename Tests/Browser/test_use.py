"""What people do with the report: keys, sizes, query, links, back, copy."""

import pytest
from playwright.sync_api import expect

LAST = "AX5"


def readout(page, pick):
    """The line above a drawing."""
    return page.locator(f"{pick} .ro").first.inner_text()


def first_pick(page):
    """Selector of the first card's title."""
    return "#" + page.locator(".card .pick").first.get_attribute("id")


def test_the_page_is_light(visit):
    page = visit()
    assert page.evaluate("document.querySelectorAll('*').length") < 15_000
    for _ in range(20):
        page.mouse.wheel(0, 2500)
    page.wait_for_timeout(300)
    assert page.evaluate("document.querySelectorAll('*').length") < 20_000


REDRAWN = """async () => {
  for (const box of document.querySelectorAll('details')) box.open = true;
  const wait = () => new Promise(done => setTimeout(done, 20));
  const wrong = [];
  let count = 0;
  const picks = [...document.querySelectorAll('.card .pick:has(.pane)')];
  for (const pick of picks) {
    const held = pick.querySelector('.pane');
    const kept = held.outerHTML;
    pick.scrollIntoView();
    for (let at = 0; at < 100 && !pick.querySelector('[data-to]'); at++) await wait();
    const steps = [...pick.querySelectorAll('[data-to]')], chosen = steps.findIndex(step => step.ariaPressed == 'true');
    if (steps.length < 2) continue;
    steps[chosen ? 0 : 1].click();
    steps[chosen].click();
    const made = pick.querySelector('.pane').cloneNode(true);
    for (const box of made.querySelectorAll('.cv')) box.removeAttribute('style');
    if (made.outerHTML != kept) wrong.push([pick.id, kept, made.outerHTML]);
    count++;
  }
  return { count, wrong };
}"""


def test_what_the_script_draws_is_what_the_page_held(visit):
    done = visit().evaluate(REDRAWN)
    assert done["count"] > 10
    assert done["wrong"] == []


def test_every_reference_of_the_script_resolves(visit):
    page = visit()
    for _ in range(15):
        page.mouse.wheel(0, 2000)
    page.wait_for_timeout(300)
    missing = page.evaluate("[...document.querySelectorAll('use')].map(u => u.getAttribute('href').slice(1)).filter(id => !document.getElementById(id))")
    assert missing == []
    twice = page.evaluate("(() => { const ids = [...document.querySelectorAll('[id]')].map(e => e.id); return ids.filter((id, at) => ids.indexOf(id) != at); })()")
    assert twice == []


def test_the_slider_draws_each_size_at_once(visit):
    page = visit()
    pick = first_pick(page)
    page.locator(pick).scroll_into_view_if_needed()
    slider = page.locator(f"{pick} .sl")
    slider.focus()
    page.keyboard.press("Home")
    assert readout(page, pick).startswith("xSmall")
    seen = set()
    for _ in range(12):
        seen.add(page.locator(f"{pick} .dr.wd").inner_html())
        page.keyboard.press("ArrowRight")
    assert len(seen) == 12 and readout(page, pick).startswith(LAST)
    assert slider.get_attribute("aria-valuetext").startswith(LAST)
    took = page.evaluate("""id => { const range = document.querySelector(id + ' .sl'); const start = performance.now();
      for (let at = 0; at < 12; at++) { range.value = at; range.dispatchEvent(new Event('input', { bubbles: true })); }
      return (performance.now() - start) / 12; }""", pick)
    assert took < 25


def test_the_hero_follows_its_letters(visit):
    page = visit()
    page.locator(".hero .as li").first.click()
    assert page.locator(".hero .ro").inner_text().startswith("xSmall")
    page.locator(".hero .sl").focus()
    page.keyboard.press("End")
    assert page.locator(".hero .ro").inner_text().startswith(LAST)


def test_two_sizes_and_the_cure_stand_side_by_side(visit):
    page = visit()
    pick = page.locator(".card .pick:has([data-do=cure])")
    page.locator("#matrix td a").first.focus()
    page.evaluate("for (const p of document.querySelectorAll('.card .pick')) p.scrollIntoView()")
    page.wait_for_timeout(200)
    cards = page.locator(".card:has(> .cure .two) > .pick")
    assert cards.count() > 0
    card = cards.first
    card.scroll_into_view_if_needed()
    card.locator("[data-do=cure]").click()
    assert card.locator(".two figure").count() == 2
    assert "cured" in card.locator(".two").inner_text()
    card.locator("[data-do=large]").click()
    assert card.locator(".two .ro").first.inner_text().startswith("Large")
    assert card.locator("[data-do=cure]").get_attribute("aria-pressed") == "false"
    scales = card.locator(".two svg").evaluate_all("all => all.map(s => s.getAttribute('viewBox'))")
    assert scales[0] == scales[1]
    card.locator("[data-do=large]").click()
    assert card.locator(".two").count() == 0 and pick.count() > 0


@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ("rule:text-clipped", lambda f: f["rule"] == "text-clipped"),
        ("!rule:text-clipped", lambda f: f["rule"] != "text-clipped"),
        ("size:AX3", lambda f: any(o["category"] == "AX3" for o in f["occurrences"])),
        ("lang:ar", lambda f: f["locale"] == "ar"),
        ("outcome:fails", lambda f: f["outcome"] == "fails" and not f["whatIf"]),
        ("outcome:review rule:text", lambda f: f["outcome"] == "needs-review" and "text" in f["rule"]),
        ("screen:welcome lang:de", lambda f: "welcome" in f["file"] and f["locale"] == "de"),
    ],
)
def test_queries_show_the_findings_they_ask_for(visit, data, query, holds):
    page = visit()
    page.locator("#q").fill(query)
    expect(page.locator("#qn")).to_contain_text("finding")
    shown = set(page.locator(".fl > li").evaluate_all("all => all.filter(r => !r.hidden).map(r => r.id.slice(2))"))
    whole = {f["fingerprint"] for f in data["findings"] if len(f["occurrences"]) < 2 and "size:" in query}
    assert shown - whole == {f["fingerprint"] for f in data["findings"] if holds(f)} - whole
    assert f"{len(shown)} finding" in page.locator("#qn").inner_text()
    assert "q=" in page.url
    again = visit(at=page.url[page.url.index("#"):])
    assert again.locator("#q").input_value() == query
    assert again.locator("#qn").inner_text() == page.locator("#qn").inner_text()


def test_each_finding_has_a_link_of_its_own(visit, data):
    finding = data["findings"][3]
    row = f"#f-{finding['fingerprint']}"
    assert "here" in visit(at=row).locator(row).get_attribute("class")
    page = visit(at=f"#at=f-{finding['fingerprint']}&size={LAST}")
    assert "here" in page.locator(row).get_attribute("class")
    assert page.evaluate("document.activeElement.closest('.card,.rest li') != null")
    assert page.locator(".card:has(:focus) .ro").first.inner_text().startswith(LAST)


@pytest.mark.parametrize("at", ["#at=nobody&size=AX9", "#at=k1t0,%3Cscript%3E", "#q=%22", "#lang=xx&at=", "#%E0%A4%A"])
def test_unknown_addresses_do_nothing_bad(visit, at):
    page = visit(at=at)
    assert page.locator("h1").is_visible()


def test_back_returns_to_the_view_before(visit):
    page = visit()
    page.locator("#matrix td a").nth(11).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**at=**")
    first = page.url
    page.keyboard.press("j")
    page.wait_for_url("**at=f-**")
    page.go_back()
    assert page.url == first
    page.go_back()
    assert "at=" not in page.url


def test_keys_step_through_findings_and_sizes(visit):
    page = visit()
    page.keyboard.press("j")
    assert page.locator("#live").inner_text().startswith("Finding 1 of ")
    page.keyboard.press("n")
    assert page.locator("#live").inner_text().startswith("Finding 2 of ")
    page.keyboard.press("k")
    assert page.locator("#live").inner_text().startswith("Finding 1 of ")
    page.keyboard.press("[")
    assert page.locator("#live").inner_text().startswith("AX4")
    page.keyboard.press("/")
    page.keyboard.type("lang:de")
    assert page.locator("#q").input_value() == "lang:de"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.locator("#keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert not page.locator("#help").is_visible()


def test_the_keyboard_alone_reaches_everything(visit):
    page = visit()
    page.evaluate("for (const box of document.querySelectorAll('details')) box.open = true")
    want = page.evaluate("[...document.querySelectorAll('a[href],button,input,summary')].filter(e => e.checkVisibility() && e.tabIndex >= 0).length")
    reached = page.evaluate("""() => { let count = 0; for (const e of document.querySelectorAll('a[href],button,input,summary')) {
      if (!e.checkVisibility() || e.tabIndex < 0) continue; e.focus({ preventScroll: true }); if (document.activeElement == e) count++; } return count; }""")
    assert reached == want
    assert page.locator("#matrix td a[tabindex='0']").count() == 1
    left = page.evaluate("""() => {
      const all = new Set(document.querySelectorAll('#matrix td a')), press = key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      document.querySelector("#matrix td a[tabindex='0']").focus();
      for (let row = all.size; row > 0 && all.size; row--) {
        for (let step = 0; step < 12; step++) { all.delete(document.activeElement); press('ArrowRight'); }
        press('Home');
        press('ArrowDown');
      }
      return all.size;
    }""")
    assert left == 0
    unreachable = page.locator("[tabindex='-1']:not(#matrix a, .strip button, h3, article, li)").count()
    assert unreachable == 0


def test_languages_of_the_matrix(visit):
    page = visit()
    before = page.locator("#matrix").inner_text()
    page.locator("#lang").select_option("de")
    assert "lang=de" in page.url
    assert page.locator("#matrix").inner_text() != before
    again = visit(at=page.url[page.url.index("#"):])
    assert again.locator("#matrix").inner_text() == page.locator("#matrix").inner_text()
    page.locator("#lang").select_option("")
    assert "lang=" not in page.url
    assert page.locator("#matrix").inner_text() == before


def test_a_finding_is_copied_as_text(visit, browser):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.keyboard.press("j")
    page.keyboard.press("c")
    expect(page.locator("#live")).to_have_text("Copied as text")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "Title: " in text and "Size: " in text and "- fails by " in text
