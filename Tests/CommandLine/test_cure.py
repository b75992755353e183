"""What `largeprint cure` writes, where, and the status it leaves with."""

import json

XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="vw-00-aa">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
                <label opaque="NO" text="Your private address stays with us" lineBreakMode="tailTruncation" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lb-01-aa">
                    <rect key="frame" x="20" y="20" width="340" height="24"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="340" id="lb-w1-aa"/>
                    </constraints>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
"""


def write(folder, text=XIB):
    path = folder / "Screen.xib"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_copy_stands_beside_the_original_which_stays(largeprint, tmp_path):
    path = write(tmp_path)
    done = largeprint("cure", path)
    assert done.returncode == 0, done.stderr
    copy = tmp_path / "Screen.cured.xib"
    wanted = XIB.replace('lineBreakMode="tailTruncation"', 'lineBreakMode="tailTruncation" numberOfLines="0"')
    assert copy.read_text(encoding="utf-8") == wanted
    assert path.read_text(encoding="utf-8") == XIB
    assert "Take the limit of 1 line off." in done.stdout
    audit = largeprint("audit", copy, "--output", tmp_path / "out", "--rules", "text-truncated")
    assert audit.returncode == 0


def test_nothing_to_cure_writes_nothing(largeprint, tmp_path):
    path = write(tmp_path, XIB.replace('id="lb-01-aa"', 'numberOfLines="0" id="lb-01-aa"'))
    done = largeprint("cure", path)
    assert done.returncode == 0
    assert "Nothing fails" in done.stdout
    assert [item.name for item in tmp_path.iterdir()] == ["Screen.xib"]


def test_the_original_is_never_written_over(largeprint, tmp_path):
    path = write(tmp_path)
    (tmp_path / "link.xib").symlink_to(path)
    for output in (path, "Screen.xib", "./Screen.xib", "link.xib"):
        done = largeprint("cure", path, "--output", output)
        assert done.returncode == 2, output
        assert "never written over" in done.stderr
    assert path.read_text(encoding="utf-8") == XIB


def test_wrong_words(largeprint, tmp_path):
    assert largeprint("cure").returncode == 64
    assert largeprint("cure", "a.xib", "b.xib").returncode == 64
    missing = largeprint("cure", "missing.xib")
    assert missing.returncode == 2 and "missing.xib" in missing.stderr
    manifest = largeprint("cure", "a.largeprint.json")
    assert manifest.returncode == 2 and "audit --cures" in manifest.stderr


def test_cures_only_when_asked(largeprint, tmp_path):
    path = write(tmp_path)
    found = {}
    for words in ((), ("--cures",)):
        largeprint("audit", path, *words, "--output", tmp_path / "out", "--format", "json")
        report = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
        found[words] = report["controls"][0]
    assert found[()]["cure"] is None and found[()]["criticalPoints"] == []
    assert found[("--cures",)]["cure"]["changes"] == [{"kind": "lines", "from": 1, "to": 0}]
    assert found[("--cures",)]["criticalPoints"][0]["whatIf"] is False
