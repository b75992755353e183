"""What the browser tests share: where things are, audits, measures."""

import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "largeprint"
SCHEMES = ("light", "dark")


def chromium():
    """Path of the system's Chromium; Tools/setup installs it."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise RuntimeError("Chromium is missing: run Tools/setup")


def audit(folder, *words):
    """Runs an audit in a folder; findings are no failure."""
    done = subprocess.run([str(TOOL), "audit", *map(str, words)], capture_output=True, text=True, cwd=folder, timeout=300)
    assert done.returncode in (0, 1), done.stderr
    return done


def overflow(page):
    """Pixels by which a page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


CUT = """() => [...document.querySelectorAll('.card .dr text.dt, #verdict .dr text.dt')].filter(text => {
  const box = text.getBoundingClientRect(), room = text.closest('svg').getBoundingClientRect();
  return box.width && (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 1);
}).map(text => text.textContent)"""


def cut_labels(page):
    """Numbers of drawings that leave their drawing, which cuts them off."""
    assert page.locator(".dr text.dt").count() > 0
    return page.evaluate(CUT)
