"""The ladder of docs/bots.md: played once, gone on with, and written into the page."""

from pathlib import Path

import pytest

from scripts import ladder


def test_a_ladder_is_played_once_and_told_in_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "BLOCKS", 2)
    table = ladder.Table("maya", 2)
    results = [ladder.played(table, bot, tmp_path, 1) for bot in ("random", "greedy")]
    assert "2 of 2 blocks" in capsys.readouterr().err
    assert results == [ladder.played(table, bot, tmp_path, 1) for bot in ("random", "greedy")]
    assert not capsys.readouterr().err  # nothing was left to play
    text = ladder.page({table: results}, "2026-11-16")
    assert "### Maya, 2 players" in text
    assert "2 blocks (4 games) a row; 50 % is even." in text
    assert "| `random` | 0 |" in text
    assert "| `greedy` | 50 | +0.0 |" in text


def test_every_game_and_number_of_players_is_on_the_ladder() -> None:
    blocks = {(table.game, table.players): table.blocks for table in ladder.tables()}
    assert len(blocks) == 9
    assert blocks.pop(("tzolkin", 4)) >= 50
    assert min(blocks.values()) >= 15


def test_the_page_has_the_place_that_the_ladder_is_written_to() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    assert page.index(ladder.BEGIN) < page.index(ladder.END)
