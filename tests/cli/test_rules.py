"""The rules reference in the terminal: `sacbe rules`, and the key r in a game."""

import re

import pytest

import sacbe
from sacbe.text import LANGUAGES
from tests.cli.conftest import Resume
from tests.cli.keyboard import in_phase, play, random_table, run, until

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def flat(text: str) -> str:
    """Without the line breaks of a screen."""
    return " ".join(text.split())


def title(code: str, lang: str = "en", name: str = "tzolkin") -> str:
    findings = sacbe.game(name).reference(lang).paragraph(code)
    assert findings is not None
    return f"{findings.code} {findings.title}"


# ---------------------------------------------------------------- sacbe rules


def test_rules_without_code_print_a_summary(capsys: Capture) -> None:
    result = run(capsys, "rules", "tzolkin", "--lang", "en")
    assert result.code == 0
    for heading, paragraph in sacbe.game("tzolkin").text.rules_help(
        sacbe.game("tzolkin").texts("en")
    ):
        assert heading in result.out
        assert flat(paragraph) in flat(result.out)
    assert "J44" not in result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_code_prints_its_paragraph(capsys: Capture, lang: str) -> None:
    result = run(capsys, "rules", "tzolkin", "j44", "--lang", lang)
    assert result.code == 0
    assert flat(result.out).startswith(title("J44", lang))
    assert title("J42", lang) not in result.out


@pytest.mark.parametrize("name", sacbe.games())
def test_all_rules_are_printed(capsys: Capture, name: str) -> None:
    result = run(capsys, "rules", name, "--all", "--lang", "it")
    reference = sacbe.game(name).reference("it")
    assert result.code == 0
    assert flat(result.out).startswith(reference.title)
    at = 0
    for paragraph in reference.paragraphs:
        at = flat(result.out).index(f"{paragraph.code} {paragraph.title}", at)


def test_search_words_print_matching_paragraphs(capsys: Capture) -> None:
    result = run(capsys, "rules", "maya", "EXPAND", "city", "--lang", "en")
    findings = sacbe.game("maya").reference("en").find("expand city")
    assert result.code == 0
    assert len(findings) > 1
    for paragraph in findings:
        assert f"{paragraph.code} {paragraph.title}" in flat(result.out)


@pytest.mark.parametrize(
    ("args", "result"),
    [
        (["tzolkin", "J99"], r"This game has no rule J99\. The closest: J\d+, J\d+"),
        (["maya", "R-99", "--lang", "es"], r"no existe la regla R-99\. Las más parecidas: R-9"),
        (["mezo", "XYZ0"], "No rule of this game mentions “XYZ0”"),
        (["mezo", "zeppelin"], "No rule of this game mentions “zeppelin”"),
        (["tzolkin", "J44", "--all"], "--all prints every rule"),
        (["checkers", "J44"], "Unknown game"),
    ],
)
def test_unknown_rule_gets_one_sentence(capsys: Capture, args: list[str], result: str) -> None:
    lang = [] if "--lang" in args else ["--lang", "en"]
    answer = run(capsys, "rules", *args, *lang)
    assert answer.code == 2
    assert answer.out == ""
    assert re.search(result, answer.err)
    assert answer.err.count("\n") == 1


# ---------------------------------------------------------------- in a game


def test_r_shows_the_summary_and_with_a_code_that_paragraph(
    capsys: Capture, monkeypatch: Patch
) -> None:
    result = play(capsys, monkeypatch, ["", "r", *[""] * 9], "--lang", "en")
    assert sacbe.game("tzolkin").texts("en").say("help-goal-title") in result.out
    for typed in ("r J44", "R j44"):
        result = play(capsys, monkeypatch, ["", typed, ""], "--lang", "en", "--new")
        assert title("J44") in flat(result.out)
        assert title("J42") not in flat(result.out)


def test_r_searches_rules(capsys: Capture, monkeypatch: Patch) -> None:
    result = play(capsys, monkeypatch, ["", "r gods take pity", *[""] * 9], "--lang", "en")
    assert title("4.5") in flat(result.out)


@pytest.mark.parametrize(
    ("typed", "result"),
    [("r J99", "This game has no rule J99."), ("r zeppelin", "No rule of this game mentions")],
)
def test_unknown_rule_repeats_the_prompt(
    capsys: Capture, monkeypatch: Patch, typed: str, result: str
) -> None:
    answer = play(capsys, monkeypatch, ["", typed, "1"], "--lang", "en")
    assert result in answer.out
    assert answer.code == 0


def test_a_refusal_names_a_rule_that_r_shows(resume: Resume) -> None:
    table = until(random_table(40, seed=3), in_phase("place"))
    error = resume(table, "? B07").out
    (code,) = set(re.findall(r"\(rule ([\w.-]+): type r [\w.-]+ to read it\)", flat(error)))
    visible = resume(table, f"r {code}", "")
    assert title(code) in flat(visible.out)


def test_an_explained_choice_names_its_rule(resume: Resume) -> None:
    table = until(random_table(40, seed=3), in_phase("place"))
    kind = table.state.action_info(table.state.legal_actions()[0])["type"]
    code = sacbe.game("tzolkin").rule_codes.ACTIONS[kind]
    result = resume(table, "? 1")
    assert f"(rule {code}: type r {code} to read it)" in flat(result.out)
