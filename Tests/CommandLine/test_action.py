"""Runs the shell of action.yml with a stand-in for the tool that writes its words down."""

import os
import pathlib
import re
import subprocess

import pytest
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
TOOL = """#!/bin/sh
printf '%s\\n' "$@" > "$RUNNER_TEMP/words"
printf 'worst first\\n' > "$RUNNER_TEMP/largeprint.md"
exit "${STATUS:-0}"
"""


def step(name):
    return next(step for step in ACTION["runs"]["steps"] if step["name"] == name)


class Run:
    """One run of the audit step, as a runner would start it."""

    def __init__(self, folder, status=0, **inputs):
        self.folder = folder
        tool = folder / "largeprint"
        tool.write_text(TOOL, encoding="utf-8")
        tool.chmod(0o755)
        values = {name: one.get("default", "") for name, one in ACTION["inputs"].items()}
        values |= {name.replace("_", "-"): value for name, value in inputs.items()}
        audit = step("Audit")
        environment = {key: self.filled(text, values) for key, text in audit["env"].items()}
        environment |= {
            "LARGEPRINT": str(tool),
            "RUNNER_TEMP": str(folder),
            "GITHUB_OUTPUT": str(folder / "outputs"),
            "GITHUB_STEP_SUMMARY": str(folder / "summary"),
            "STATUS": str(status),
            "PATH": os.environ["PATH"],
        }
        workplace = folder / self.filled(audit["working-directory"], values)
        workplace.mkdir(parents=True, exist_ok=True)
        # What `shell: bash` means to a runner.
        command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", audit["run"]]
        self.done = subprocess.run(
            command, cwd=workplace, env=environment, capture_output=True, text=True
        )

    @staticmethod
    def filled(text, values):
        return re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda found: values[found[1]], text)

    @property
    def words(self):
        return (self.folder / "words").read_text(encoding="utf-8").splitlines()

    @property
    def outputs(self):
        lines = (self.folder / "outputs").read_text(encoding="utf-8").splitlines()
        return dict(line.split("=", 1) for line in lines)


@pytest.mark.parametrize("paths", ["App Shared", "App\nShared\n", "\n  App\n\n  Shared", "App \t Shared"])
def test_paths_may_stand_in_one_line_or_several(tmp_path, paths):
    run = Run(tmp_path, paths=paths, arguments="--strict\n--baseline known.yml\n")
    assert run.done.returncode == 0, run.done.stderr
    assert run.words[-3:] == ["--", "App", "Shared"]
    assert run.words[-6:-3] == ["--strict", "--baseline", "known.yml"]


def test_nothing_is_said_without_inputs(tmp_path):
    run = Run(tmp_path)
    assert run.done.returncode == 0, run.done.stderr
    assert run.words[0] == "audit" and run.words[-1] == "--"
    assert run.words[run.words.index("--format") + 1].startswith("html,json,sarif,github,markdown=")
    assert (tmp_path / "summary").read_text(encoding="utf-8") == "worst first\n"


def test_words_are_not_run_by_the_shell(tmp_path):
    run = Run(tmp_path, paths="$(touch bad) `touch bad`;touch bad *")
    assert run.done.returncode == 0, run.done.stderr
    assert not (tmp_path / "bad").exists()
    assert run.words[-6:] == ["$(touch", "bad)", "`touch", "bad`;touch", "bad", "*"]


@pytest.mark.parametrize(
    ("directory", "output", "folder"),
    [
        (".", "largeprint-report", "largeprint-report"),
        ("ios", "largeprint-report", "ios/largeprint-report"),
        ("ios/", "out", "ios/out"),
        ("ios", "/tmp/out", "/tmp/out"),
    ],
)
def test_outputs_are_named_from_the_workspace(tmp_path, directory, output, folder):
    run = Run(tmp_path, working_directory=directory, output=output)
    assert run.outputs == {
        "report": f"{folder}/index.html",
        "sarif": f"{folder}/largeprint.sarif",
        "status": "0",
    }
    assert run.words[run.words.index("--output") + 1] == output


@pytest.mark.parametrize("status", [1, 2])
def test_the_status_is_handed_on_after_the_outputs(tmp_path, status):
    run = Run(tmp_path, status, annotations="false", summary="false")
    assert run.done.returncode == status
    assert run.outputs["status"] == str(status)
    assert run.words[run.words.index("--format") + 1] == "html,json,sarif,console"
    assert not (tmp_path / "summary").exists()


def test_every_script_of_the_action_is_bash(tmp_path):
    for one in ACTION["runs"]["steps"]:
        if "run" in one:
            done = subprocess.run(["bash", "-n", "-c", one["run"]], capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
