"""The board in the terminal: complete, in every size and language, without hidden information."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console, Group, RenderableType

import sacbe
from sacbe.cli.panels import ledger as ledger_panel
from sacbe.cli.panels import tiles as tiles_panel
from sacbe.cli.screen import Lines, largest_fitting
from sacbe.cli.seats import player_names
from sacbe.cli.texts import cli_texts
from sacbe.text import LANGUAGES
from tests.cli.keyboard import random_table, until
from tests.games.modules import module_of

GAME = sacbe.game("tzolkin")
TERMINAL = GAME.terminal
NAMES = ["Player A", "Greedy B", "Greedy C", "Greedy D"]


def render_lines(what: RenderableType, width: int = 80) -> list[str]:
    """Rendered lines without colour."""
    console = Console(width=width, height=60, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


def board(state: sacbe.State, seat: int | None, lang: str = "en", width: int = 80) -> list[str]:
    names = player_names(["human"] + ["greedy"] * (state.players - 1), cli_texts(lang))
    return render_lines(TERMINAL.board(state.view(seat), seat, GAME.texts(lang), names), width)


def positions(players: int) -> Iterator[sacbe.State]:
    """Positions of a game at intervals."""
    for moves in (0, 3, 20, 90, 200, 5000):
        yield random_table(moves, players, seed=players).state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_can_be_drawn_within_the_width(players: int, lang: str) -> None:
    for state in positions(players):
        for width in (80, 140):
            for seat in (None, 0):
                lines = board(state, seat, lang, width)
                assert max(map(len, lines)) <= width
                assert [line for line in lines if "…" in line] == []  # nothing is cut off


@pytest.mark.parametrize("size", [(30, 8), (60, 20), (80, 24), (100, 35), (140, 45), (250, 80)])
def test_screen_is_not_empty_at_any_size(size: tuple[int, int]) -> None:
    state = random_table(60).state
    console = Console(width=size[0], height=size[1])
    sizes = TERMINAL.screens(state.view(0), 0, GAME.texts("en"), NAMES[:3])
    best = largest_fitting(console, sizes, size[1] - 10)
    leanest = Lines(console, *sizes[-1])
    assert len(leanest) <= len(best) <= max(len(leanest), size[1] - 10)


def test_workers_are_at_their_positions() -> None:
    view = random_table(30).state.view(0)
    compact = render_lines(Group(*TERMINAL.screens(view, 0, GAME.texts("en"), NAMES[:3])[-1]))
    for wheel, label in (("palenque", "Palenque"), ("chichen_itza", "Chichen Itza")):
        line = next(line for line in compact if line.startswith(label))
        spaces = 8 if wheel == "palenque" else 11
        visible = [line[13 + 3 * space] for space in range(spaces)]
        marks = {None: "·", "dummy": "▒", 0: "A", 1: "B", 2: "C"}
        assert visible == [marks[who] for who in view["wheels"][wheel][:spaces]]


def test_current_player_is_marked_without_colour() -> None:
    state = random_table(30).state
    assert state.current_player is not None
    (line,) = [line for line in board(state, 0) if line.startswith("►")]
    assert line.startswith(f"► {NAMES[state.current_player]} ")


def test_food_day_costs() -> None:
    state = until(random_table(0), lambda s: s.view(0)["phase"] == "turn").state
    corn = state.view(0)["players"][0]["corn"]
    first = board(state, 0)[0]
    workers = 6 - state.view(0)["players"][0]["workers_in_bank"]
    assert f"Food Day in 7 days: {2 * workers} corn for {workers} workers" in first
    assert ("short" in first) == (corn < 2 * workers)
    assert "corn for" not in board(state, None)[0]  # a spectator has no workers


@pytest.mark.parametrize(
    ("buildings", "wealth", "corn", "expected"),
    [
        ([], [], 6, (3, 6, 0, 0)),
        ([], [], 5, (3, 6, 1, 1)),
        (["B01"], [], 4, (3, 4, 0, 0)),
        (["B15"], [], 0, (3, 0, 0, 0)),
        (["B04"], [], 2, (3, 3, 1, 1)),
        (["B04", "B05"], [], 0, (3, 0, 0, 0)),
        (["B04"], ["W14"], 2, (3, 2, 0, 0)),
        ([], [], 0, (3, 6, 6, 3)),
    ],
)
def test_farms_are_counted(
    buildings: list[str], wealth: list[str], corn: int, expected: tuple[int, ...]
) -> None:
    player = {"workers_in_bank": 3, "corn": corn, "buildings": buildings, "wealth": wealth}
    assert tuple(module_of(GAME, "derived").food_cost(player)) == expected


def test_board_shows_everything() -> None:
    state = random_table(150).state
    view = state.view(0)
    visible = "\n".join(board(state, 0))
    for tile in (*view["buildings_on_display"], *view["monuments_on_display"]):
        assert re.search(rf"^[+ ] {tile} ", visible, re.M)
    for part in ("Jungle", "Temples", "Technologies", "Starting space", "Skulls in the bank"):
        assert part in visible


def test_tiles_are_listed_with_their_locations() -> None:
    table = random_table(0)
    lines = render_lines(tiles_panel(GAME, table.state.view(0), 0, "en"))
    at = next(line.index("Where") for line in lines if "Where" in line)
    rows = [line for line in lines if re.match(r"[BMW]\d\d ", line)]
    where = {line[:3]: line[at : at + 12].strip() for line in rows}
    assert len(where) == 32 + 13 + 21
    mine = table.state.view(0)["players"][0]["dealt"]
    assert [tile for tile, place in where.items() if place == "your draw"] == mine
    visible = {tile for tile, place in where.items() if place == "on display"}
    view = table.state.view(0)
    assert visible == {*view["buildings_on_display"], *view["monuments_on_display"]}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_hidden_information_is_not_printed(seat: int | None) -> None:
    """Two determinizations for a seat look the same."""
    state = random_table(2).state
    other = next(
        world for n in range(50) if (world := state.determinize(seat, n)).raw() != state.raw()
    )
    assert board(state, seat) == board(other, seat)
    tiles = [render_lines(tiles_panel(GAME, s.view(seat), seat, "en")) for s in (state, other)]
    assert tiles[0] == tiles[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_and_event_has_a_text(lang: str) -> None:
    texts, kinds = GAME.texts(lang), set()
    for seed in range(3):
        table = random_table(0, seed=seed, players=2 + seed)
        while table.current_player is not None:
            state, seat = table.state, table.current_player
            view = state.view(seat)
            assert TERMINAL.question(view, texts)
            for action in state.legal_actions():
                info = state.action_info(action, seat)
                kinds.add(info["type"])
                assert TERMINAL.choice(info, view, texts)[1]
                TERMINAL.facts(info, texts)
            table.play(
                state.legal_actions()[(seed + len(table.moves)) % len(state.legal_actions())]
            )
        event_log = GAME.event_log
        moves = table.events_by_move()
        events = [event_log.redact(event, 0) for move in moves for event in move]
        lines = TERMINAL.news(events, 0, texts, NAMES)
        assert all(lines)
        assert not any("{" in line for line in lines)
    assert {"keep", "place", "pick_up", "use", "nothing", "beg", "climb", "end_turn"} <= kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ledger_adds_up(players: int) -> None:
    table = random_table(5000, players)
    events = [event for move_events in table.events_by_move() for event in move_events]
    state = table.state
    lines = render_lines(
        ledger_panel(state, events, "en", NAMES[:players]),
        120,
    )
    totals = [0.0] * players
    ends = [lines[0].index(name) + len(name) for name in NAMES[:players]]
    for line in lines[1:-1]:
        for seat, end in enumerate(ends):
            number = line[end - len(NAMES[seat]) : end].strip()
            totals[seat] += float(number) if number else 0.0
    assert totals == state.scores
    assert lines[-1].count("*") == 1 + len(state.winners)
