"""The ladder of docs/bots.md: played once, gone on with, and written into the page."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sacbe.arena.blocks import Block, Match, seats_of
from sacbe.arena.files import open_results
from scripts import ladder
from tests.arena.made import a_game, block, failure

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


def won(k: int, match: Match) -> Block:
    """A block in which each seat won once."""
    games = [a_game(seats_of(match, seat), (10, 5), rotation=seat) for seat in range(2)]
    return block(k, games, match=match)


def lost(k: int, match: Match) -> Block:
    """A block in which both games failed."""
    return block(k, [], [failure(0, seed=1), failure(1, seed=1)], match=match)


def keep(
    folder: Path,
    table: ladder.Table,
    bot: str,
    blocks: int,
    made: Callable[[int, Match], Block] = won,
) -> None:
    """Blocks that were never played."""
    match = ladder.match_at(table, bot)
    results = open_results(folder / f"{table.game}-{table.players}-{bot}.jsonl", match)
    for k in range(blocks):
        results.add(made(k, match))


def keep_all(folder: Path) -> None:
    """All of the small ladder."""
    for table in (MAYA, MEZO):
        for bot in BOTS:
            keep(folder, table, bot, 2)


def refused(*args: str) -> str:
    """What is said by a ladder that is not made."""
    with pytest.raises(SystemExit) as stopped:
        ladder.main(args)
    return str(stopped.value)


@pytest.mark.usefixtures("small")
def test_a_ladder_is_played_once_and_told_in_a_table(tmp_path: Path, capsys: Capture) -> None:
    for bot in BOTS:
        ladder.play(MAYA, bot, tmp_path, 1)
    assert "2 of 2 blocks" in capsys.readouterr().err
    for bot in BOTS:
        ladder.play(MAYA, bot, tmp_path, 1)
    assert not capsys.readouterr().err  # nothing was left to play
    results = [ladder.what_is_there(MAYA, bot, tmp_path) for bot in BOTS]
    text = ladder.page({MAYA: results}, "2026-11-16")
    assert "### Maya, 2 players" in text
    assert "2 blocks (4 games) per row; an even win rate is 50%." in text
    assert "| `random` | 0 |" in text
    assert "| `greedy` | " in text
    assert "| 1000 (fixed) |" in text


def test_every_game_and_number_of_players_is_on_the_ladder() -> None:
    blocks = {(table.game, table.players): table.blocks for table in ladder.tables()}
    assert len(blocks) == 9
    assert blocks.pop(("tzolkin", 4)) >= 50
    assert min(blocks.values()) >= 15


def test_the_page_has_the_place_that_the_ladder_is_written_to() -> None:
    before, after = ladder.around(Path(__file__).parents[2] / "docs" / "bots.md")
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
        played.append((table.game, bot))

    played: list[tuple[str, str]] = []
    monkeypatch.setattr(ladder, "play", note)
    ladder.main(["--results", str(tmp_path), *args])
    assert played == [(game, bot) for game in tables.split() for bot in BOTS]


def test_a_table_that_is_not_on_the_ladder_is_refused() -> None:
    assert refused("--players", "7") == "No game can be played with 7 players."
    said = refused("--players", "5", "--game", "maya")
    assert said == "Maya cannot be played with 5 players."


# ------------------------------------------------------------ what is told


@pytest.mark.usefixtures("small")
def test_what_is_there_is_told_without_playing(tmp_path: Path, capsys: Capture) -> None:
    keep(tmp_path, MAYA, "greedy", 1)
    kept = {path: path.read_bytes() for path in tmp_path.iterdir()}
    ladder.main(["--no-play", "--results", str(tmp_path)])
    said = capsys.readouterr().out
    assert (
        "Incomplete, of 2 blocks per row: `random` 0, `greedy` 1; an even win rate is 50%." in said
    )
    assert (
        "Incomplete, of 2 blocks per row: `random` 0, `greedy` 0; an even win rate is 50%." in said
    )
    assert said.count("| `greedy` |") == 1
    assert "| 7.5 | unknown |" in said  # neither an interval nor a rating yet
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == kept


@pytest.mark.usefixtures("small")
def test_blocks_beyond_those_published_do_not_count(tmp_path: Path) -> None:
    keep(tmp_path, MAYA, "random", 3)
    assert len(ladder.what_is_there(MAYA, "random", tmp_path)[1]) == 2


@pytest.mark.usefixtures("small")
def test_results_of_other_bots_are_refused(tmp_path: Path) -> None:
    keep(tmp_path, MAYA, "random", 1)
    (tmp_path / "maya-2-random.jsonl").rename(tmp_path / "maya-2-greedy.jsonl")
    said = refused("--no-play", "--results", str(tmp_path))
    assert (
        "maya-2-greedy.jsonl: these results are from a different match (candidate: random" in said
    )


@pytest.mark.usefixtures("small")
def test_failed_games_stop_the_ladder_with_their_list(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(MARKS, "utf-8")
    keep_all(tmp_path)
    (tmp_path / "mezo-2-random.jsonl").unlink()
    keep(tmp_path, MEZO, "random", 1, lost)
    said = refused("--no-play", "--results", str(tmp_path), "--write", str(page))
    where = "mezo-2-random, seed 1, rotation 1, step 17, clever in seat 1: KeyError: 'plan'"
    assert said.startswith(
        "No tables are printed because some games failed:\n  mezo-2-random, seed 1, rotation 0"
    )
    assert said.endswith(where)
    assert page.read_text("utf-8") == MARKS


# ------------------------------------------------------------ the page


@pytest.mark.usefixtures("small")
def test_the_page_is_written_when_everything_is_there(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(MARKS, "utf-8")
    args = ("--no-play", "--results", str(tmp_path), "--write", str(page), "--date", "2026-11-16")
    keep(tmp_path, MAYA, "random", 1)
    said = refused(*args, "--game", "maya")
    assert said.startswith(
        "The page is not written because blocks are missing:\n  maya-2-random: 1 of 2"
    )
    assert "mezo-2-greedy: 0 of 2 blocks" in said
    assert page.read_text("utf-8") == MARKS
    keep_all(tmp_path)
    ladder.main(args)
    text = page.read_text("utf-8")
    assert text.startswith(f"before\n{ladder.BEGIN}Measured on 2026-11-16")
    assert text.endswith(f"{ladder.END}after\n")
    assert "### Mezo, 2 players" in text
    assert "old" not in text


@pytest.mark.parametrize("text", ["", ladder.BEGIN, ladder.END + ladder.BEGIN])
def test_a_page_without_a_place_is_refused_before_anything_is_played(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "play", lambda *_: pytest.fail("It was played."))
    page = tmp_path / "page.md"
    page.write_text(text, "utf-8")
    said = refused("--results", str(tmp_path), "--write", str(page))
    assert said.startswith(f"{page}: this page has no lines <!-- ladder --> and <!--")
    said = refused("--results", str(tmp_path), "--write", str(tmp_path / "none.md"))
    assert said.endswith("none.md: cannot read the page: No such file or directory.")
