"""The batch's own example of random against greedy."""

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "batch_random_against_greedy.py"


def test_greedy_wins_and_the_result_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"](["maya", "--players", "3", "--games", "4"])
    messages = capsys.readouterr().out
    assert "Maya, 4 games with 3 players" in messages
    assert "greedy (seat 0) won 100%; mean points:" in messages
    assert messages.count("random") == 2
