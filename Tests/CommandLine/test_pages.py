"""Pages that the tool prints about itself."""


def test_help_names_every_command(largeprint):
    done = largeprint("--help")
    assert done.returncode == 0
    for name in ("audit", "explain", "measure", "rules", "fonts"):
        assert name in done.stdout
        page = largeprint(name, "--help")
        assert page.returncode == 0 and f"Usage: largeprint {name}" in page.stdout
    assert largeprint().returncode == 64


def test_rules_lists_and_explains(largeprint):
    done = largeprint("rules")
    assert done.returncode == 0 and "text-touches-corner" in done.stdout
    assert "Impact" in largeprint("rules", "text-clipped").stdout
    assert largeprint("rules", "nonsense").returncode == 64


def test_fonts_are_all_there(largeprint):
    done = largeprint("fonts")
    assert done.returncode == 0, done.stdout
    assert "Inter-Regular.otf" in done.stdout


def test_a_missing_font_names_its_package(largeprint, tmp_path):
    assert largeprint("fonts", "--fonts", tmp_path / "none").returncode == 2


def test_explain_prints_every_stage(largeprint, examples):
    file = examples / "rounded-title" / "rounded-title.largeprint.json"
    done = largeprint("explain", f"{file}#rounded", "--category", "AX5")
    assert done.returncode == 0, done.stderr
    for stage in ("read from", "run", "bounds", "line", "ink", "outcome", "shapings"):
        assert stage in done.stdout
    assert largeprint("explain", "nobody", file).returncode == 2
    near = largeprint("explain", "roundet", file)
    assert near.returncode == 2 and "rounded" in near.stderr


def test_explain_asks_the_rules_of_screens(largeprint, examples):
    file = examples / "sign-in-flow" / "providers.largeprint.json"
    done = largeprint("explain", f"{file}#apple-small", "--category", "Large")
    assert done.returncode == 0, done.stderr
    assert "lesser-apple-button fails" in done.stdout
    assert "Use a passkey" in done.stdout


def test_explain_says_whether_a_screen_was_solved(largeprint, examples):
    storyboard = examples / "sign-in-flow" / "SignInFlow.storyboard"
    done = largeprint("explain", "Sgn-LB-002", storyboard, "--category", "AX5")
    assert "in the frame that its solved screen gives it" in done.stdout
    manifest = examples / "rounded-title" / "rounded-title.largeprint.json"
    assert "alone" in largeprint("explain", "rounded", manifest).stdout
