"""The ladder of docs/bots.md: played once, gone on with, and written into the page."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sacbe.arena.blocks import Block, Match, seats_of
from sacbe.arena.files import open_results
from scripts import ladder
from tests.arena.builders import block, failure, make_game

Capture = pytest.CaptureFixture[str]

MAYA, MEZO = ladder.Table("maya", 2), ladder.Table("mezo", 2)
BOTS = ("random", "greedy")
MARKS = f"before\n{ladder.BEGIN}old\n{ladder.END}after\n"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of two tables and two bots, with two blocks a row."""
    monkeypatch.setattr(ladder, "BLOCKS", 2)
    monkeypatch.setattr(ladder, "tables", lambda: iter([MAYA, MEZO]))
    monkeypatch.setattr(ladder, "names", lambda: BOTS)


def even_block(k: int, match: Match) -> Block:
    """A block in which each seat won once."""
    games = [make_game(seats_of(match, seat), (10, 5), rotation=seat) for seat in range(2)]
    return block(k, games, match=match)


def lost(k: int, match: Match) -> Block:
    """A block in which both games failed."""
    return block(k, [], [failure(0, seed=1), failure(1, seed=1)], match=match)


def write_results(
    folder: Path,
    table: ladder.Table,
    bot: str,
    blocks: int,
    make_block: Callable[[int, Match], Block] = even_block,
) -> None:
    """Blocks that were never played."""
    match = ladder.match_at(table, bot)
    results = open_results(folder / f"{table.game}-{table.players}-{bot}.jsonl", match)
    for k in range(blocks):
        results.add(make_block(k, match))


def keep_all(folder: Path) -> None:
    """All of the small ladder."""
    for table in (MAYA, MEZO):
        for bot in BOTS:
            write_results(folder, table, bot, 2)


def error_message(*args: str) -> str:
    """The error message of a failing command."""
    with pytest.raises(SystemExit) as exit_info:
        ladder.main(args)
    return str(exit_info.value)


@pytest.mark.usefixtures("small")
def test_ladder_is_played_once_and_printed(tmp_path: Path, capsys: Capture) -> None:
    for bot in BOTS:
        ladder.play(MAYA, bot, tmp_path, 1)
    assert "2 of 2 blocks" in capsys.readouterr().err
    for bot in BOTS:
        ladder.play(MAYA, bot, tmp_path, 1)
    assert not capsys.readouterr().err  # nothing was left to play
    results = [ladder.load_match(MAYA, bot, tmp_path) for bot in BOTS]
    text = ladder.page({MAYA: results}, "2026-11-16")
    assert "### Maya, 2 players" in text
    assert "An even win rate is 50%." in text
    assert "| `random` | 4 | 0 |" in text
    assert "| `greedy` | " in text
    assert "| 1000 (fixed) |" in text


def test_every_game_and_number_of_players_is_on_the_ladder() -> None:
    assert len(set(ladder.tables())) == 9
    assert ladder.levels() == ["random", "easy", "greedy", "medium", "strong"]
    assert [ladder.blocks_of(bot) for bot in ladder.levels()] == [50, 50, 50, 50, 5]


def test_the_page_has_the_place_that_the_ladder_is_written_to() -> None:
    before, after = ladder.split_page(Path(__file__).parents[2] / "docs" / "bots.md")
    assert before
    assert after


# ------------------------------------------------------------ what is played


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("args", "tables"),
    [((), "maya mezo"), (("--game", "mezo"), "mezo"), (("--players", "2"), "maya mezo")],
)
def test_a_part_of_the_ladder_can_be_played(
    args: tuple[str, ...], tables: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def note(table: ladder.Table, bot: str, *_: object) -> None:
        game_results.append((table.game, bot))

    game_results: list[tuple[str, str]] = []
    monkeypatch.setattr(ladder, "play", note)
    ladder.main(["--results", str(tmp_path), *args])
    assert game_results == [(game, bot) for bot in BOTS for game in tables.split()]


@pytest.mark.usefixtures("small")
def test_one_bot_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots: list[str] = []
    monkeypatch.setattr(ladder, "play", lambda table, bot, *_: bots.append(bot))
    ladder.main(["--results", str(tmp_path), "--bot", "greedy"])
    assert bots == ["greedy", "greedy"]


def test_unknown_table_is_rejected() -> None:
    assert error_message("--players", "7") == "No game can be played with 7 players."
    result = error_message("--players", "5", "--game", "maya")
    assert result == "Maya cannot be played with 5 players."


# ------------------------------------------------------------ output


@pytest.mark.usefixtures("small")
def test_existing_results_are_printed_without_playing(tmp_path: Path, capsys: Capture) -> None:
    write_results(tmp_path, MAYA, "greedy", 1)
    files_before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    ladder.main(["--no-play", "--results", str(tmp_path)])
    result = capsys.readouterr().out
    assert result.count("| `greedy` | 2 |") == 1
    assert "| 7.5 | unknown |" in result  # neither an interval nor a rating yet
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == files_before


@pytest.mark.usefixtures("small")
def test_extra_blocks_do_not_count(tmp_path: Path) -> None:
    write_results(tmp_path, MAYA, "random", 3)
    assert len(ladder.load_match(MAYA, "random", tmp_path)[1]) == 2


@pytest.mark.usefixtures("small")
def test_results_of_other_bots_are_rejected(tmp_path: Path) -> None:
    write_results(tmp_path, MAYA, "random", 1)
    (tmp_path / "maya-2-random.jsonl").rename(tmp_path / "maya-2-greedy.jsonl")
    result = error_message("--no-play", "--results", str(tmp_path))
    assert (
        "maya-2-greedy.jsonl: these results are from a different match (candidate: random" in result
    )


@pytest.mark.usefixtures("small")
def test_failed_games_stop_the_ladder_with_their_list(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(MARKS, "utf-8")
    keep_all(tmp_path)
    (tmp_path / "mezo-2-random.jsonl").unlink()
    write_results(tmp_path, MEZO, "random", 1, lost)
    result = error_message("--no-play", "--results", str(tmp_path), "--write", str(page))
    where = "mezo-2-random, seed 1, rotation 1, step 17, clever in seat 1: KeyError: 'plan'"
    assert result.startswith(
        "No tables are printed because some games failed:\n  mezo-2-random, seed 1, rotation 0"
    )
    assert result.endswith(where)
    assert page.read_text("utf-8") == MARKS


# ------------------------------------------------------------ the page


@pytest.mark.usefixtures("small")
def test_the_page_is_written_when_everything_is_there(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(MARKS, "utf-8")
    args = ("--no-play", "--results", str(tmp_path), "--write", str(page), "--date", "2026-11-16")
    write_results(tmp_path, MAYA, "random", 1)
    result = error_message(*args, "--game", "maya")
    assert result.startswith(
        "The page is not written because blocks are missing:\n  maya-2-random: 1 of 2"
    )
    assert "mezo-2-greedy: 0 of 2 blocks" in result
    assert page.read_text("utf-8") == MARKS
    keep_all(tmp_path)
    ladder.main(args)
    text = page.read_text("utf-8")
    assert text.startswith(f"before\n{ladder.BEGIN}Measured on 2026-11-16")
    assert text.endswith(f"{ladder.END}after\n")
    assert "### Mezo, 2 players" in text
    assert "old" not in text


@pytest.mark.parametrize("text", ["", ladder.BEGIN, ladder.END + ladder.BEGIN])
def test_page_without_markers_is_rejected_before_playing(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "play", lambda *_: pytest.fail("It was played."))
    page = tmp_path / "page.md"
    page.write_text(text, "utf-8")
    result = error_message("--results", str(tmp_path), "--write", str(page))
    assert result.startswith(f"{page}: this page has no lines <!-- ladder --> and <!--")
    result = error_message("--results", str(tmp_path), "--write", str(tmp_path / "none.md"))
    assert result.endswith("none.md: cannot read the page: No such file or directory.")
