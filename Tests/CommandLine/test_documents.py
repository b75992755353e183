"""Completions, the man page and the files that other systems read."""

import json
import pathlib
import re
import shutil
import subprocess

import pytest
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECIPES = {
    "GitHub": "vendor.github-workflows",
    "GitLab": "vendor.gitlab-ci",
    "Bitbucket": "vendor.bitbucket-pipelines",
}


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def test_the_man_page_is_what_the_tool_writes(largeprint):
    assert largeprint("man").stdout == text("docs/largeprint.1"), (
        "write it anew: .build/debug/largeprint man > docs/largeprint.1"
    )


@pytest.mark.skipif(not shutil.which("groff"), reason="groff is not installed")
def test_the_man_page_has_no_mistakes(largeprint):
    done = subprocess.run(
        ["groff", "-man", "-ww", "-Tutf8", "-Kutf8"],
        input=largeprint("man").stdout, capture_output=True, text=True, timeout=60,
    )
    assert done.returncode == 0 and done.stderr == ""
    plain = re.sub("\x1b\\[[0-9;]*m|.\x08", "", done.stdout)
    assert "--write-baseline" in plain and "EXIT STATUS" in plain


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completions_are_scripts_of_their_shell(largeprint, shell):
    script = largeprint("completions", shell).stdout
    assert "write-baseline" in script and "text-truncated" in script
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed")
    done = subprocess.run([shell, "-n"], input=script, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and done.stderr == "", done.stderr


def complete(script, *words):
    quoted = " ".join(f"'{word}'" for word in words)
    call = f"{script}\nCOMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}\n_largeprint\n"
    done = subprocess.run(
        ["bash"], input=call + 'printf "%s\\n" "${COMPREPLY[@]}"', capture_output=True, text=True,
        timeout=60,
    )
    return done.stdout.split()


def test_bash_completes_commands_options_and_values(largeprint):
    script = largeprint("completions", "bash").stdout
    assert complete(script, "largeprint", "com") == ["compare", "completions"]
    assert "--write-baseline" in complete(script, "largeprint", "audit", "--w")
    assert complete(script, "largeprint", "audit", "--format", "sa") == ["sarif"]
    assert complete(script, "largeprint", "compare", "--format", "ma") == ["markdown"]
    assert "AX5" in complete(script, "largeprint", "audit", "--sizes", "")
    assert complete(script, "largeprint", "audit", "--output", "") == []
    assert complete(script, "largeprint", "rules", "text-tr") == ["text-truncated"]


def test_every_command_and_option_is_completed_and_in_the_man_page(largeprint):
    page = largeprint("man").stdout.replace("\\-", "-")
    overview = largeprint("--help").stdout
    commands = re.findall(r"^  (\w+)  ", overview, re.MULTILINE)
    assert "audit" in commands and "merge" in commands
    for command in commands:
        assert f".SS {command} " in page
        for option in re.findall(r"^  --([\w-]+)", largeprint(command, "--help").stdout, re.MULTILINE):
            assert f"--{option}" in page
            for shell in ("bash", "zsh", "fish"):
                assert option in largeprint("completions", shell).stdout


def check(schema, path):
    checker = pytest.importorskip("check_jsonschema.cli.main_command")
    runner = __import__("click.testing", fromlist=["CliRunner"]).CliRunner()
    result = runner.invoke(checker.main, ["--builtin-schema", schema, str(path)])
    assert result.exit_code == 0, result.output


def test_the_action_follows_its_schema():
    check("vendor.github-actions", ROOT / "action.yml")
    action = yaml.safe_load(text("action.yml"))
    for step in action["runs"]["steps"]:
        if "run" not in step:
            continue
        assert "${{" not in step["run"], "values come by the environment, so that none is a command"
        done = subprocess.run(["bash", "-n"], input=step["run"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("host", RECIPES)
def test_recipes_follow_their_schemas(host, tmp_path):
    section = text("docs/ci.md").split(f"\n## {host}\n", 1)[1].split("\n## ", 1)[0]
    recipe = yaml.safe_load(section.split("```yaml\n", 1)[1].split("```", 1)[0])
    if host == "GitHub":
        recipe = {"name": "recipe", True: "push", **recipe}
        recipe["on"] = recipe.pop(True)
    path = tmp_path / "recipe.yml"
    path.write_text(yaml.safe_dump(recipe), encoding="utf-8")
    check(RECIPES[host], path)


def test_options_named_in_the_documents_exist(largeprint):
    known = set(re.findall(r"--[a-z][\w-]+", largeprint("man").stdout.replace("\\-", "-")))
    others = {"--rm", "--user", "--entrypoint", "--package-path", "--product", "--help"}
    others |= {"--allow-writing-to-package-directory", "--version"}
    for word in re.findall(r"(?<![\w-])--[a-z][\w-]+", text("docs/ci.md")):
        assert word in known | others, word


def test_the_pre_commit_hooks_are_complete():
    hooks = yaml.safe_load(text(".pre-commit-hooks.yaml"))
    assert {hook["id"] for hook in hooks} == {
        "largeprint", "largeprint-docker", "largeprint-config",
    }
    for hook in hooks:
        assert {"id", "name", "entry", "language", "files"} <= set(hook)
        re.compile(hook["files"])


def test_the_image_has_the_libraries_and_fonts_of_the_set_up():
    dockerfile, setup = text("Dockerfile"), text("Tools/setup")
    for name in ("libraries", "fonts", "hyphenation"):
        words = re.search(rf"^{name}=\((.*)\)", setup, re.MULTILINE)[1].split()
        assert [word for word in words if word not in dockerfile] == []
    assert re.search(r"^USER \d+", dockerfile, re.MULTILINE)
    assert len(re.findall(r"^FROM ", dockerfile, re.MULTILINE)) == 2
    catalogue = json.loads(text("fonts/catalog.json"))
    assert catalogue


def test_the_articles_of_the_library_build_without_warnings(tmp_path):
    found = subprocess.run([ROOT / "Tools" / "find-swift"], capture_output=True, text=True)
    tools = pathlib.Path(shutil.which(found.stdout.strip()) or "/none").resolve().parent
    if not (tools / "docc").exists():
        pytest.skip("docc is not installed")
    flags = subprocess.run(
        ["pkg-config", "--cflags", "freetype2", "harfbuzz", "libxml-2.0"],
        capture_output=True, text=True,
    ).stdout.split()
    maps = sorted((ROOT / "Sources").glob("C*/module.modulemap"))
    clang = [f"-fmodule-map-file={path}" for path in maps] + flags
    target = subprocess.run(
        [tools / "swiftc", "-print-target-info"], capture_output=True, text=True, timeout=60
    )
    graphs = tmp_path / "graphs"
    graphs.mkdir()
    subprocess.run(
        [
            tools / "swift-symbolgraph-extract", "-module-name", "LargePrint",
            "-I", ROOT / ".build" / "debug" / "Modules",
            "-target", json.loads(target.stdout)["target"]["triple"],
            "-minimum-access-level", "public", "-output-dir", graphs,
            *[word for flag in clang for word in ("-Xcc", flag)],
        ],
        check=True, capture_output=True, timeout=300,
    )
    done = subprocess.run(
        [
            tools / "docc", "convert", ROOT / "Sources" / "LargePrint" / "LargePrint.docc",
            "--fallback-display-name", "LargePrint", "--fallback-bundle-identifier", "largeprint",
            "--additional-symbol-graph-dir", graphs, "--output-path", tmp_path / "site",
        ],
        capture_output=True, text=True, timeout=300,
    )
    assert done.returncode == 0
    assert "warning" not in done.stdout + done.stderr, done.stdout + done.stderr
