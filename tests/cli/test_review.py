"""`sacbe review`: a summary, and the requested files."""

import json
from pathlib import Path

import pytest

from sacbe.cli.seats import player_names
from sacbe.play.table import Table
from sacbe.review import evaluator, facts
from sacbe.review.model import decode
from sacbe.review.report import report
from sacbe.text import LANGUAGES
from tests.cli.keyboard import run
from tests.review.samples import finished, finished_from_position

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "SPEEDS", {"maya": evaluator.Speed(8, 8, 8, 8)})
    monkeypatch.setattr(facts, "CONTINUATIONS", 1)


def saved(table: Table, path: Path) -> Path:
    path.write_text(json.dumps(table.record()), "utf-8")
    return path


def test_a_review_prints_a_summary_and_writes_files(tmp_path: Path, capsys: Capture) -> None:
    table = finished("maya")
    table.seats = ["human", "greedy"]
    record = saved(table, tmp_path / "game.json")
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    result = run(
        capsys, "review", str(record), "--html", str(page), "--json", str(data), "--lang", "es"
    )
    assert result.code == 0
    assert "Análisis: Maya" in result.out
    assert "Codicioso B" in result.out
    assert "Momentos clave" in result.out
    review = decode(data.read_bytes())
    assert review.game == "maya"
    assert len(review.seats) == 2
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verdict_is_followed_by_what_to_do_instead(
    lang: str, tmp_path: Path, capsys: Capture
) -> None:
    table = finished("maya")
    table.seats = ["human", "greedy"]
    record, data = saved(table, tmp_path / "game.json"), tmp_path / "review.json"
    out = run(capsys, "review", str(record), "--json", str(data), "--lang", lang).out
    names = player_names(table.seats, table.game.texts(lang))
    words = report(decode(data.read_bytes()), table, lang, names)
    advice = [each for verdict in words.verdicts for each in verdict.advice]
    assert advice
    summary = " ".join(out.partition(words.moments_title)[0].split())
    for each in advice:
        better = f"{each.turn}. {words.labels['moment-better']}: {each.better}"
        assert " ".join(better.split()) in summary


def test_an_unfinished_game_and_other_mistakes_are_refused(tmp_path: Path, capsys: Capture) -> None:
    record = saved(Table("maya", 2, seed=1), tmp_path / "game.json")
    for args, message in (
        ([str(record)], "not over"),
        ([str(record), "--depth", "endless"], "quick, normal, deep"),
        ([str(tmp_path / "none.json")], "no such file"),
    ):
        result = run(capsys, "review", *args)
        assert result.code == 2
        assert message in result.err
        assert not result.out


def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = saved(finished("maya"), tmp_path / "game.json")
    monkeypatch.setattr("sacbe.cli.review.analyse", lambda *_, **__: pytest.fail("work was done"))
    for option in ("--html", "--json"):
        for target, message in (
            (tmp_path / "none" / "file", "there is no directory"),
            (tmp_path, "it is a directory"),
        ):
            result = run(capsys, "review", str(record), option, str(target))
            assert result.code == 2
            assert message in result.err
            assert not result.out


@pytest.mark.parametrize("name", ["tzolkin", "maya", "mezo"])
def test_a_game_that_began_at_a_position_is_replayed_drawn_and_reviewed(
    name: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluator, "SPEEDS", {name: evaluator.Speed(8, 8, 8, 8)})
    table = finished_from_position(name)
    record, board = saved(table, tmp_path / "game.json"), tmp_path / "board.svg"
    result = run(capsys, "replay", str(record), "--verify", "--lang", "en")
    assert result.code == 0
    assert f"{len(table.moves)} moves" in result.out
    result = run(capsys, "picture", str(record), "--step", "0", "-o", str(board), "--lang", "en")
    assert result.code == 0
    assert board.read_text("utf-8") == table.position_at(0).svg(None, "en")
    data = tmp_path / "review.json"
    result = run(capsys, "review", str(record), "--json", str(data), "--lang", "en")
    assert result.code == 0
    review = decode(data.read_bytes())
    assert [player.score for player in review.seats] == table.position.scores
