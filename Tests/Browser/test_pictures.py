"""The README's pictures still show the report of its example."""

import subprocess
import sys

from browser_tools import ROOT, audit


def test_pictures_match(tmp_path):
    audit(ROOT, "Examples/rounded-title", "--output", tmp_path, "--format", "html")
    done = subprocess.run(
        [sys.executable, str(ROOT / "Tools" / "screenshots"), str(tmp_path / "index.html"), "--check"],
        capture_output=True, text=True, timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
