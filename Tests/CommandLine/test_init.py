"""What `largeprint init` writes, and that `largeprint audit` heeds what is filled in."""

import json

BUTTON = """<button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" id="{id}"
 customClass="{name}" translatesAutoresizingMaskIntoConstraints="NO">
<rect key="frame" x="20" y="60" width="80" height="30"/>
<constraints><constraint firstAttribute="width" constant="80" id="w{id}"/>
<constraint firstAttribute="height" constant="30" id="h{id}"/></constraints>
<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
<state key="normal" title="Save everything"/></button>
"""

STORYBOARD = """<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
 targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/>
<scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
<view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
{buttons}</subviews></view></viewController></objects></scene></scenes></document>
"""


def project(folder, *classes):
    buttons = "".join(BUTTON.format(id=f"b{i}", name=name) for i, name in enumerate(classes))
    (folder / "Main.storyboard").write_text(STORYBOARD.format(buttons=buttons), encoding="utf-8")


def outcomes(largeprint, folder):
    largeprint("audit", folder, "--output", folder / "out", "--format", "json", "--rules", "text-truncated")
    report = json.loads((folder / "out" / "report.json").read_text(encoding="utf-8"))
    return {(c["class"], c["outcome"]) for c in report["controls"]}, report


def test_lists_classes_most_frequent_first(largeprint, tmp_path):
    project(tmp_path, "Rare", "Common", "Common", "UIButton", "Also")
    done = largeprint("init", tmp_path, "--print")
    assert done.returncode == 0, done.stderr
    names = [line.strip() for line in done.stdout.splitlines() if line.startswith("  ") and line.endswith(":")]
    assert [name for name in names if not name.startswith("#")] == ["Common:", "Also:", "Rare:"]
    assert "# 2 buttons in 1 file" in done.stdout
    assert not (tmp_path / ".largeprint.yml").exists()


def test_what_is_written_is_understood_and_changes_nothing(largeprint, tmp_path):
    project(tmp_path, "Plain", "With space: #1", 'Quo&quot;te', "no", "Ünicode", "1st")
    before, _ = outcomes(largeprint, tmp_path)
    done = largeprint("init", tmp_path)
    assert done.returncode == 0, done.stderr
    after, _ = outcomes(largeprint, tmp_path)
    assert before == after
    assert {outcome for _, outcome in after} == {"needs-review"}


def test_never_overwrites_unless_told(largeprint, tmp_path):
    project(tmp_path, "Plain")
    config = tmp_path / ".largeprint.yml"
    config.write_text("this: [is broken", encoding="utf-8")
    refused = largeprint("init", tmp_path)
    assert refused.returncode == 2
    assert "--force" in refused.stderr
    assert config.read_text(encoding="utf-8") == "this: [is broken"
    assert largeprint("init", tmp_path, "--force").returncode == 0
    assert "Plain:" in config.read_text(encoding="utf-8")


def test_a_filled_line_turns_a_doubt_into_a_verdict(largeprint, tmp_path):
    project(tmp_path, "Plain")
    assert largeprint("init", folder=tmp_path).returncode == 0
    config = tmp_path / ".largeprint.yml"
    text = config.read_text(encoding="utf-8")
    config.write_text(text.replace("# others: stored\n", "others: stored\n"), encoding="utf-8")
    found, _ = outcomes(largeprint, tmp_path)
    assert found == {("Plain", "fails")}


def test_each_file_heeds_the_configuration_nearest_to_it(largeprint, tmp_path):
    inner = tmp_path / "inner"
    inner.mkdir()
    project(tmp_path, "Plain")
    project(inner, "Plain")
    (inner / ".largeprint.yml").write_text(
        "classes:\n  Plain:\n    lineBreakMode: stored\n    others: stored\n    minimumHeight: 44\n", encoding="utf-8"
    )
    _, report = outcomes(largeprint, tmp_path)
    by_file = {c["file"]: c for c in report["controls"]}
    assert by_file["inner/Main.storyboard"]["assumptions"] == ["height at least 44"]
    assert by_file["Main.storyboard"]["assumptions"] == []
    assert by_file["Main.storyboard"]["outcome"] == "needs-review"


def test_a_wrong_profile_is_named_by_place_and_key(largeprint, tmp_path):
    project(tmp_path, "Plain")
    (tmp_path / ".largeprint.yml").write_text("classes:\n  Plain:\n    cornerRadus: 8\n", encoding="utf-8")
    done = largeprint("audit", tmp_path)
    assert done.returncode == 2
    assert ".largeprint.yml:3:5: " in done.stderr
    assert "classes.Plain: unknown key “cornerRadus” (did you mean “cornerRadius”?)" in done.stderr


def test_no_class_and_no_path(largeprint, tmp_path):
    done = largeprint("init", "--print", folder=tmp_path)
    assert done.returncode == 0
    assert "No custom class was met." in done.stdout
    assert largeprint("init", tmp_path / "missing").returncode == 2
