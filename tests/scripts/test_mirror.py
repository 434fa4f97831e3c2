"""Games of a bot against itself."""

import sys
from pathlib import Path

import pytest

from sacbe.train.mirror import Seat
from scripts import mirror


def test_a_table_has_means_over_games() -> None:
    """Of all seats, and of those with most points."""
    games = [
        (Seat(50.0, 0.0, {"begs": 2.0}), Seat(60.0, 1.0, {"begs": 1.0})),
        (Seat(74.0, 1.0, {"begs": 0.0}), Seat(56.0, 0.0, {"begs": 3.0})),
    ]
    heads, _, seats, winners = mirror.table_of(games).splitlines()
    assert heads == "|  | points | begs |"
    assert seats.startswith("| all seats | 60.00 (")
    assert " | 1.50 (1.50 to 1.50) |" in seats
    assert winners.startswith("| most points | 67.00 (")
    assert " | 0.50 (" in winners


def test_a_run_is_continued_after_a_torn_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mirror.jsonl"

    def run(bot: str, games: int) -> str:
        line = f"mirror tzolkin --bot {bot} --players 2 --games {games} --results {file}"
        monkeypatch.setattr(sys, "argv", line.split())
        mirror.main()
        return capsys.readouterr().out

    run("random", 2)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert "2 games" in run("random", 2)
    assert file.read_bytes() == whole
    assert run("random", 2) == run("random", 2)
    with pytest.raises(SystemExit, match="another match"):
        run("greedy", 2)
