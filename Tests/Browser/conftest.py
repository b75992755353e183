"""Opens reports of the built tool in the system's Chromium, from the file, without a server."""

import json

import pytest
from browser_tools import ROOT, audit, chromium
from playwright.sync_api import sync_playwright


@pytest.fixture(scope="session")
def launch():
    """A function that starts a browser with some more words for its command line."""
    with sync_playwright() as tools:
        started = []

        def start(*words):
            one = tools.chromium.launch(executable_path=chromium(), args=["--no-sandbox", *words])
            started.append(one)
            return one

        yield start
        for one in started:
            one.close()


@pytest.fixture(scope="session")
def browser(launch):
    """One browser for nearly all tests."""
    return launch()


@pytest.fixture(scope="session")
def large_type(launch):
    """A browser whose reader has set text to twice the usual size."""
    return launch("--blink-settings=defaultFontSize=32")


@pytest.fixture(scope="session")
def report(tmp_path_factory):
    """The page that `make audit` writes."""
    folder = tmp_path_factory.mktemp("report")
    audit(ROOT, "Examples", "--output", folder, "--format", "html,json")
    return folder / "index.html"


@pytest.fixture(scope="session")
def data(report):
    """The JSON report of the same audit."""
    return json.loads((report.parent / "report.json").read_text(encoding="utf-8"))


class Visit:
    """A page and what it did beside showing itself."""

    def __init__(self, page):
        self.page = page
        self.trouble = []
        page.on("console", lambda message: self.trouble.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.trouble.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.on("request", self._request)

    def _request(self, request):
        if request.is_navigation_request() and request.url.startswith("file:"):
            return
        self.trouble.append(f"request: {request.url}")


@pytest.fixture
def visit(browser, report):
    """A function that opens a page; afterwards nothing may have been logged, thrown or fetched."""
    visits = []

    def open_page(path=None, width=1280, height=900, scheme="light", at="", by=browser, **context):
        made = by.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, **context)
        made.set_default_timeout(5000)
        one = Visit(made.new_page())
        one.page.goto((path or report).as_uri() + at)
        visits.append((made, one))
        return one.page

    yield open_page
    for made, one in visits:
        trouble = list(one.trouble)
        made.close()
        assert trouble == []
