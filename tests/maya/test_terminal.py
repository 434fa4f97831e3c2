"""The board in the terminal: complete in every size and language, without hidden information."""

import functools
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, Group, RenderableType

import sacbe
from sacbe.cli.panels import ledger as ledger_panel
from sacbe.cli.panels import tiles as tiles_panel
from sacbe.cli.screen import Lines, largest_fitting
from sacbe.text import LANGUAGES, Texts
from tests.games.modules import module_of
from tests.text.ftl import ids, junk, variables

GAME = sacbe.game("maya")
TERMINAL = GAME.terminal
FOLDER = GAME.definition.folder / "terminal"
NAMES = ["Player A", "Greedy B", "Greedy C", "Greedy D"]
HEXES, FORMATTING = module_of(GAME, "terminal.hexes"), module_of(GAME, "terminal.formatting")
WIDTHS = (80, 100, 120, 160)
HEIGHTS = (24, 30, 40, 50)
CELLS = {cell.id: cell for cell in module_of(GAME, "data").CELLS}
HEX = 4


def table_after(moves: int, players: int = 3, seed: int = 5, **options: Any) -> sacbe.Table:
    """A table after a number of random choices."""
    pick = random.Random(seed)
    table = sacbe.Table("maya", players, seed, **options)
    for _ in range(moves):
        if table.current_player is None:
            break
        table.play(pick.choice(table.state.legal_actions()))
    return table


def every_position(players: int, seed: int = 5, **options: Any) -> Iterator[sacbe.State]:
    """All positions of a random game with seats to view them."""
    pick = random.Random(seed)
    table = sacbe.Table("maya", players, seed, **options)
    yield table.state
    while table.current_player is not None:
        table.play(pick.choice(table.state.legal_actions()))
        yield table.state


def until(condition: Callable[[sacbe.State], bool], players: int = 3, seed: int = 5) -> sacbe.State:
    return next(state for state in every_position(players, seed) if condition(state))


def in_phase(*phases: str) -> Callable[[sacbe.State], bool]:
    return lambda state: state.view(None)["phase"] in phases


def rendered(what: RenderableType, width: int = 80) -> list[str]:
    """The rendered lines without colour."""
    console = Console(width=width, height=60, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


@functools.cache
def texts(lang: str) -> Texts:
    """The terminal's messages; the log uses the game's texts."""
    return Texts(FOLDER, lang)


def sizes(state: sacbe.State, seat: int | None, lang: str = "en") -> list[list[RenderableType]]:
    names = NAMES[: state.players]
    result: list[list[RenderableType]] = TERMINAL.screens(
        state.view(seat), seat, texts(lang), names
    )
    return result


# ------------------------------------------------------------ the words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(lang: str) -> None:
    english, other = (FOLDER / "text" / f"{which}.ftl" for which in ("en", lang))
    assert junk(other) == []
    assert ids(other) == ids(english)
    assert len(ids(other)) == len(set(ids(other)))
    assert variables(other) == variables(english)


def test_every_message_is_used() -> None:
    paths = [*FOLDER.glob("*.py"), FOLDER.parent / "panels.py"]
    sources = "".join(path.read_text("utf-8") for path in paths)
    literals = set(re.findall(r"""f?["']([a-z{][\w{}'"\[\].-]*)["']""", sources))
    patterns = [re.compile(re.sub(r"\\\{.*?\\\}", ".*", re.escape(name))) for name in literals]
    for name in ids(FOLDER / "text" / "en.ftl"):
        assert any(pattern.fullmatch(name) for pattern in patterns), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_crop_has_a_distinct_letter(lang: str) -> None:
    letters = [texts(lang).say(f"sign-{crop}") for crop in module_of(GAME, "data").CROPS]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 and letter.islower() for letter in letters)


def test_short_names_are_unique() -> None:
    short = FORMATTING._short_names(["Copan", "Copán", "Cop", "Co", "Ä", "Ä!", "7"])
    assert list(short.values())[:3] == ["COP", "COA", "CO1"]
    assert len(set(short.values())) == len(short)
    assert all(len(name) == 3 for name in short.values())


# ------------------------------------------------------------ the board in every size


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_is_drawn_within_the_width(players: int, lang: str) -> None:
    """Each language renders every fourth position of a game, all together every one."""
    lang_texts = texts(lang)
    for n, state in enumerate(every_position(players)):
        if n % len(LANGUAGES) != LANGUAGES.index(lang):
            continue
        seat = (None, *range(players))[n // len(LANGUAGES) % (players + 1)]
        width = WIDTHS[n // len(LANGUAGES) % len(WIDTHS)]
        view = state.view(seat)
        for size in sizes(state, seat, lang):
            for wide in {80, width}:
                lines = rendered(Group(*size), wide)
                assert max(map(len, lines)) <= wide
                assert [line for line in lines if "…" in line] == []  # nothing is truncated
        if seat is not None:
            assert rendered(TERMINAL.own(view, seat, lang_texts))
        assert max(map(len, rendered(tiles_panel(GAME, view, seat, lang_texts.lang)))) <= 80
        assert TERMINAL.question(view, lang_texts)


@pytest.mark.parametrize("variant", ["new_beginning", "two_cities"])
def test_variants_are_drawn(variant: str) -> None:
    for state in every_position(2, variant=variant):
        assert rendered(Group(*sizes(state, 0)[-1]))


@pytest.mark.parametrize("size", [(30, 8), (60, 20), *zip(WIDTHS, HEIGHTS, strict=True), (250, 80)])
@pytest.mark.parametrize("players", [2, 4])
def test_every_size_shows_something(size: tuple[int, int], players: int) -> None:
    state = table_after(90, players).state
    console = Console(width=size[0], height=size[1])
    screens = sizes(state, 0)
    best = largest_fitting(console, screens, size[1] - 8)
    leanest = Lines(console, *screens[-1])
    assert len(leanest) <= len(best) <= max(len(leanest), size[1] - 8)


@pytest.mark.parametrize("seed", range(3))
def test_the_least_size_is_no_higher_than_the_map(seed: int) -> None:
    for state in every_position(4, seed):
        if state.current_player is not None and state.current_player >= 0:
            lines = rendered(Group(*sizes(state, state.current_player)[-1]), 80)
            assert len(lines) <= 15


def test_panel_beside_the_map() -> None:
    state = table_after(120, 4).state
    view = state.view(0)
    wide = rendered(TERMINAL.board(view, 0, texts("en"), NAMES), 160)
    for name in NAMES:
        assert any(name in line for line in wide)
    for city, status in view["cities"].items():
        (line,) = [line for line in wide if re.search(rf" {city} +\[", line)]
        numbers = re.sub("[·]", "0", line.rpartition("r")[2]).split()[1:]
        assert int(numbers[0]) == status["size"]
        assert [int(n) for n in numbers[-4:]] == status["strength"]
    tall = rendered(TERMINAL.board(view, 0, texts("en"), NAMES), 80)
    assert any(line.startswith(("► Player A", "  Player A")) for line in tall)


def test_current_player_is_marked_without_colour() -> None:
    state = table_after(30).state
    assert state.current_player is not None
    for size, label in zip(sizes(state, 0), [NAMES, NAMES, "ABC"], strict=True):
        (line,) = [line for line in rendered(Group(*size), 160) if "►" in line]
        assert line.partition("►")[2].strip().startswith(label[state.current_player])


# ------------------------------------------------------------ the map


def hexes(lines: list[str], view: dict[str, Any], step: int) -> dict[str, str]:
    """The content of each cell of the map: three signs and those on both sides of them."""
    cells = [cell for cell in CELLS.values() if cell.area in view["areas"]]
    top, margin = min(cell.row for cell in cells), len(f"r{max(cell.row for cell in cells)}")
    left = min(HEX * cell.col + 2 * (cell.row % 2) for cell in cells)
    contents = {}
    for cell in cells:
        x = margin + HEX * cell.col + 2 * (cell.row % 2) - left
        line = lines[step * (cell.row - top + 1)].ljust(x + HEX + 1)
        contents[cell.id] = line[x : x + HEX + 1]
    return contents


def maps(state: sacbe.State, seat: int | None) -> Iterator[dict[str, str]]:
    """The map with one line per row, and with two."""
    view = state.view(seat)
    for picture, step in (
        (HEXES.compact, 1),
        (HEXES.full, 2),
    ):
        yield hexes(str(picture(view, seat, texts("en"))).splitlines(), view, step)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_map_matches_the_view(players: int) -> None:
    letters = {"pepper": "p", "squash": "s", "potato": "t", "corn": "c"}
    for moves in (0, 40, 110, 5000):
        state = table_after(moves, players).state
        view = state.view(None)
        short = FORMATTING.SHORT_NAMES
        for contents in maps(state, None):
            for cell, content in contents.items():
                tile, inside = view["cells"].get(cell), content[1:4]
                if tile is None and CELLS[cell].site:
                    assert content == f"({short[CELLS[cell].site]})"
                elif tile is None:
                    assert inside in (" · ", " + ")
                elif tile["kind"] == "plantation":
                    signs = "ABCD"[tile["owner"]] + letters[tile["crop"]] * tile["n"]
                    assert inside.strip() == signs
                elif tile["kind"] == "temple":
                    around = "**" if view["cities"][tile["city"]]["scored"] else "[]"
                    assert content == short[tile["city"]].join(around)
                else:
                    assert inside == short[tile["city"]].lower()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_numbers_exactly_the_choices(players: int) -> None:
    decisions = 0
    for state in every_position(players):
        seat, phase = state.current_player, state.view(None)["phase"]
        if phase not in ("plant", "expand"):
            continue
        assert seat is not None
        decisions += 1
        infos = [state.action_info(action, seat) for action in state.legal_actions(seat)]
        legal = {info["cell"]: str(n) for n, info in enumerate(infos, 1)}
        for contents in maps(state, seat):
            marks = {cell: content[1:4].strip() for cell, content in contents.items()}
            assert {c: mark for c, mark in marks.items() if mark.isdecimal()} == legal
        for other in (None, (seat + 1) % players):
            for contents in maps(state, other):
                assert {c for c, content in contents.items() if content[1:4] == " + "} == set(legal)
    assert decisions > 40


def test_the_map_shows_where_a_city_can_grow_and_a_chain_go_on() -> None:
    phases = set()
    for state in every_position(2):
        seat, phase = state.current_player, state.view(None)["phase"]
        if phase not in ("turn", "more"):
            continue
        assert seat is not None
        kind = "bury" if phase == "turn" else "plant"
        next_ = [
            a
            for a in state.legal_actions(seat)
            if state.action_info(a, seat)["type"].startswith(kind)
        ]
        spaces: set[str] = set()
        if next_:
            then = state.copy()
            then.play(next_[0], seat)
            spaces = {then.action_info(a, seat)["cell"] for a in then.legal_actions(seat)}
        for contents in maps(state, seat):
            assert {c for c, content in contents.items() if content[1:4] == " + "} == spaces
        phases.add(phase)
    assert phases == {"turn", "more"}


def test_margins_name_the_cells() -> None:
    lines = str(HEXES.compact(table_after(0, 4).state.view(0), 0, texts("en"))).splitlines()
    assert [line[:3].strip() for line in lines[1:]] == [f"r{row}" for row in range(14)]
    for col in range(15):
        x = 3 + HEX * col + 2
        assert lines[0][x : x + 3].strip() == f"c{col}"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_hidden_information_is_not_shown(seat: int | None) -> None:
    """Two worlds that a seat cannot distinguish look the same, line by line."""
    state = table_after(60).state
    other = next(
        world for n in range(50) if (world := state.determinize(seat, n)).raw() != state.raw()
    )
    for one, two in zip(sizes(state, seat), sizes(other, seat), strict=True):
        assert rendered(Group(*one)) == rendered(Group(*two))
    tiles = [rendered(tiles_panel(GAME, s.view(seat), seat, "en")) for s in (state, other)]
    assert tiles[0] == tiles[1]


# ------------------------------------------------------------ choices and tiles


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_words(lang: str) -> None:
    types = set()
    for state in every_position(2, seed=8):
        seat = state.current_player
        if seat is None or seat < 0:
            continue
        infos = [state.action_info(action, seat) for action in state.legal_actions(seat)]
        labels = [TERMINAL.choice(info, state.view(seat), texts(lang)) for info in infos]
        assert len(set(labels)) == len(labels)
        assert all(text for _, text in labels)
        for info in infos:
            types.add(info["type"])
            TERMINAL.facts(info, texts(lang))
    assert {"plant", "bury", "place", "stop"} <= types


def test_a_space_shows_the_points_of_its_group() -> None:
    for state in every_position(2, seed=3):
        seat, view = state.current_player, state.view(None)
        if view["phase"] != "plant":
            continue
        assert seat is not None
        for action in state.legal_actions(seat):
            label = TERMINAL.choice(state.action_info(action, seat), view, texts("en"))[1]
            if match := re.search(r"=(\d+)", label):
                then = state.copy()
                then.play(action, seat)
                if then.view(None)["phase"] == "more":
                    infos = [then.action_info(a, seat) for a in then.legal_actions(seat)]
                    (points,) = [info["points"] for info in infos if info["type"] == "stop"]
                    assert points == int(match[1])


def test_tiles_add_up() -> None:
    total = sum(module_of(GAME, "data").TILES.values())
    for state in every_position(3):
        if state.view(None)["phase"] in ("areas", "sites", "starting_seat"):
            continue
        lines = rendered(tiles_panel(GAME, state.view(1), 1, "en"))
        own = next(i for i, line in enumerate(lines) if line.strip() == "B")
        rest = [i for i, line in enumerate(lines) if line.strip() in ("A", "C")]
        sums = {
            i: int(line.split()[-1])
            for i, line in enumerate(lines)
            if line.startswith(" ") and line.split()[-1].isdecimal()
        }
        tile = state.view(1)["holding"]
        in_hand = tile is not None and state.view(1)["phase"] == "plant"
        player = state.view(1)["turn"]
        mine = sum(n for i, n in sums.items() if own < i < rest[0])
        assert mine == total - (in_hand and player == 1)
        first = sum(n for i, n in sums.items() if rest[0] < i < rest[1])
        assert first == total - (in_hand and player == 0)


def test_own_line_shows_the_rack() -> None:
    state = until(in_phase("turn"))
    assert state.current_player is not None
    view = state.view(state.current_player)
    line = str(TERMINAL.own(view, state.current_player, texts("en")))
    rack = view["players"][state.current_player]["rack"]
    letters = {"pepper": "p", "squash": "s", "potato": "t", "corn": "c"}
    for tile in rack:
        assert re.search(rf"{tile['crop']}( \w+)* {letters[tile['crop']] * tile['n']}\b", line)
    assert line.endswith("27 in reserve · 0 VP")


# ------------------------------------------------------------ questions

PEPPER2 = {"crop": "pepper", "n": 2}
PLACED = {"type": "place", "kind": "plantation", "cell": "r7c3"}
CITY_AT_R7C3 = {"type": "place", "kind": "city", "cell": "r7c3"}
QUESTIONS = {
    "en": ("plant corn r7c3", "bury pepper 2", "stop", "draw", "pass", "squash double"),
    "es": ("plantar maíz r7c3", "enterrar pimiento 2", "parar", "robar", "pasar", "calabaza doble"),
    "pt": (
        "plantar milho r7c3",
        "enterrar pimenta 2",
        "parar",
        "comprar",
        "passar",
        "abóbora dupla",
    ),
    "it": (
        "piantare mais r7c3",
        "sotterrare peperone 2",
        "fermarsi",
        "pescare",
        "passare",
        "zucca doppia",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("said_in", ["own", "en"])
def test_questions_are_understood(lang: str, said_in: str) -> None:
    state = until(in_phase("turn"), 4)
    assert state.current_player is not None
    seat = state.current_player

    def ask(typed: str) -> Any:
        return TERMINAL.ask(typed, state.view(seat), seat, texts(lang))

    planted, buried, stop, draw, pass_, double = QUESTIONS[lang if said_in == "own" else "en"]
    assert ask(planted).actions == [PLACED]
    assert ask("r7c3").actions == ask("R7 C3").actions == [PLACED, CITY_AT_R7C3]
    assert ask("r7c3").facts
    assert ask(buried).actions == [{"type": "bury", **PEPPER2}]
    for typed, kind in ((stop, "stop"), (draw, "draw"), (pass_, "pass")):
        assert ask(typed).actions == [{"type": kind}]
    kinds = {"crop": "squash", "n": 2}
    assert ask(double).actions == [{"type": "plant", **kinds}, {"type": "bury", **kinds}]
    for typed in ("tikal", "TIK", "tika"):
        answer = ask(typed)
        assert answer.actions == []
        assert "Tikal" in answer.facts[0]
        assert "r10c8" in answer.facts[0]
    assert "Tulum" in ask("tulum").facts[0]
    assert ask("xyzzy") == ask("") == ([], [])
    for example in TERMINAL.hint("examples", texts(lang)).split(",  ? "):
        answer = ask(example)
        assert answer.facts or answer.actions


@pytest.mark.parametrize(("phase", "expected"), [("plant", [PLACED]), ("expand", [CITY_AT_R7C3])])
def test_a_bare_cell_means_the_current_decision(phase: str, expected: list[dict[str, str]]) -> None:
    state = until(in_phase(phase), 4)
    assert state.current_player is not None
    question = TERMINAL.ask(
        "r7c3", state.view(state.current_player), state.current_player, texts("en")
    )
    assert question.actions == expected


def test_bare_verbs_mean_the_rack() -> None:
    state = until(in_phase("turn"))
    assert state.current_player is not None
    view = state.view(state.current_player)
    kinds = {(tile["crop"], tile["n"]) for tile in view["players"][state.current_player]["rack"]}
    for verb in ("plant", "bury"):
        actions = TERMINAL.ask(verb, view, state.current_player, texts("en")).actions
        assert {(info["type"], info["crop"], info["n"]) for info in actions} == {
            (verb, crop, n) for crop, n in kinds
        }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cell_and_every_city_can_be_asked_about(lang: str) -> None:
    for moves in (0, 100, 5000):
        state = table_after(moves, 2).state
        for thing in (*CELLS, *module_of(GAME, "data").SITES):
            question = TERMINAL.ask(thing, state.view(0), 0, texts(lang))
            assert question.facts
            assert thing in " ".join(question.facts)


def test_what_is_asked_is_explained_by_the_game() -> None:
    for state in (until(in_phase(phase), 4) for phase in ("turn", "plant", "expand", "more")):
        seat = state.current_player
        assert seat is not None
        for typed in (*QUESTIONS["en"], "r7c3", "bury", "plant"):
            for info in TERMINAL.ask(typed, state.view(seat), seat, texts("en")).actions:
                state.explain(info, seat, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_is_introduced_as_one_on_a_designed_board(lang: str) -> None:
    assert "Sacbe" in TERMINAL.hint("about", texts(lang))
    assert TERMINAL.hint("letter", texts(lang))
    assert TERMINAL.hint("ask", texts(lang))


def test_another_board_has_its_own_cities_and_no_such_introduction() -> None:
    path = Path(str(module_of(GAME, "data").__file__)).with_name("data.json")
    own = sacbe.game("maya", data=path.read_text("utf-8").replace('"Tikal"', '"Nakbé"').encode())
    terminal = own.terminal
    view = own.start(2).view(0)
    assert "Sacbe" not in terminal.hint("about", texts("en"))
    assert "[NAK]" in "".join(rendered(terminal.signs(texts("en"))))
    assert terminal.hint("examples", texts("en")).count("Nakbé") == 1
    assert rendered(terminal.board(view, 0, texts("en"), NAMES[:2]))
    assert terminal.ask("nakbe", view, 0, texts("en")).facts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    lines = rendered(TERMINAL.signs(texts(lang)))
    for sign in ("[TIK]", "(TIK)", "*TIK*", "►", "+"):
        assert any(line.startswith(sign) for line in lines)
    assert len(lines) <= 24


# ------------------------------------------------------------ the log


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ledger_adds_up(players: int) -> None:
    table = table_after(5000, players)
    events = [event for move_events in table.events_by_move() for event in move_events]
    state = table.state
    lines = rendered(
        ledger_panel(state, events, "en", NAMES[:players]),
        120,
    )
    totals = [0] * players
    ends = [lines[0].index(name) + len(name) for name in NAMES[:players]]
    for line in lines[1:-1]:
        for seat, end in enumerate(ends):
            number = line[end - len(NAMES[seat]) : end].strip()
            totals[seat] += int(number) if number else 0
    assert totals == state.scores
    assert lines[-1].count("*") == len(state.winners)


@pytest.mark.parametrize("players", [2, 4])
def test_news_are_a_line_per_turn_and_per_city(players: int) -> None:
    table = table_after(5000, players, seed=2)
    events = [event for move_events in table.events_by_move() for event in move_events]
    lines = TERMINAL.news(events, None, GAME.texts("en"), NAMES)
    for seat, name in enumerate(NAMES[:players]):
        kinds = [event["event"] for event in events if event["seat"] == seat]
        own = [line for line in lines if line.startswith(f"{name} ")]
        assert sum(" planted " in line for line in own) == kinds.count("group_scored")
        assert sum(" expanded " in line for line in own) == kinds.count("expanded")
        assert not any("stopped planting" in line for line in own)
    closed = [event for event in events if event["event"] == "city_closed"]
    assert closed
    for event in closed:
        (line,) = [line for line in lines if line.startswith(f"{event['city']} (")]
        for scored in events:
            if scored["event"] == "city_scored" and scored["city"] == event["city"]:
                assert f"{NAMES[scored['seat']]} {scored['change']['points']} VP" in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_news_name_what_the_reader_drew_and_nothing_that_others_did(lang: str) -> None:
    table = table_after(60, 3)
    event_log = GAME.event_log
    crops = [texts(lang).say(f"crop-{crop}") for crop in module_of(GAME, "data").CROPS]
    draw_prefix = texts(lang).say("news-draw-open", {"tiles": ""}).strip()
    for reader in (None, 0):
        events = [
            event_log.redact(event, reader)
            for move_events in table.events_by_move()
            for event in move_events
        ]
        lines = TERMINAL.news(events, reader, GAME.texts(lang), NAMES)
        assert all(lines)
        assert not any("{" in line for line in lines)
        for line in lines:
            if draw_prefix in line and NAMES[0] not in line:
                assert not any(crop in line.partition(draw_prefix)[2] for crop in crops)


def test_a_chain_begun_before_is_summarized_by_its_points() -> None:
    table = table_after(5000)
    events = next(
        [event for event in move if event["event"] == "group_scored"]
        for move in table.events_by_move()
        if move and move[0]["event"] == "group_scored"
    )
    (line,) = TERMINAL.news(events, 0, GAME.texts("en"), NAMES)
    assert line.endswith(f"stopped planting: {events[0]['change']['points']} VP.")
