"""Boards as documents: complete, well formed, the same in four languages, and without secrets."""

import copy
import functools
import html
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import sacbe
from sacbe.play.state import State
from sacbe.text import LANGUAGES
from sacbe.text.document import Document, Heading, Items, Sentences, Table, plain_text
from sacbe.text.names import seat_name

GAMES = ("maya", "mezo", "tzolkin")
PLAYERS = {"maya": 3, "mezo": 3, "tzolkin": 3}
EVERY = 7  # decisions between the positions that are looked at
# Fields of views that no picture shows either.
NOT_SHOWN = {
    "maya": {
        "options",
        "current_player",  # `turn` has it
        "sites.*.cell",  # of the map, not of the position; the cells have it
        "sites.*.area",
    },
    "mezo": {"options"},
    "tzolkin": {"options"},
}
BY_PLACE = ("sites", "cities", "regions", "calendar", "codex", "wheels", "jungle")
# Values that the random games do not reach.
MORE_VALUES: dict[str, list[Any]] = {
    "players.*.monuments": [["M05"]],
    "conflict.cancelled": [["calendar"]],
}


@functools.cache
def positions(name: str, players: int = 0, seed: int = 4) -> tuple[State, ...]:
    """Positions of a whole random game, the first and the last among them."""
    table = sacbe.Table(name, players=players or PLAYERS[name], seed=seed)
    rng = random.Random(seed)
    states, n = [table.state], 0
    while table.current_player is not None:
        seat = rng.choice(table.position.players_to_act)
        table.play(rng.choice(table.position.legal_actions(seat)), seat)
        n += 1
        if n % EVERY == 0 or n < EVERY:
            states.append(table.state)
    return (*states, table.state)


def names_of(state: State, lang: str = "en") -> list[str]:
    return [seat_name(state.game.texts(lang), p) for p in range(state.players)]


def build(state: State, view: Any, seat: int | None, lang: str = "en") -> Document:
    return state.game.document.document(view, seat, state.game.texts(lang), names_of(state, lang))


# ------------------------------------------------------------ form


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_documents_of_a_whole_game_are_well_formed(name: str, players: int) -> None:
    for i, state in enumerate(positions(name, players)):
        seat = (None, *range(players))[i % (players + 1)]
        check_form(state.document(seat, LANGUAGES[i % len(LANGUAGES)]))


def check_form(document: Document) -> None:
    """Levels of headings are not skipped, tables are rectangular, and no text is empty."""
    level = 1
    for block in document.blocks:
        if isinstance(block, Heading):
            assert 2 <= block.level <= level + 1
            level = block.level
            texts = [block.text]
        elif isinstance(block, Sentences):
            texts = [block.text]
        elif isinstance(block, Items):
            assert block.items
            texts = list(block.items)
        else:
            assert block.rows
            assert {len(row) for row in block.rows} == {len(block.head)}
            assert len({row[0] for row in block.rows}) == len(block.rows), "rows need own headers"
            texts = [block.caption, *block.head, *(cell for row in block.rows for cell in row)]
        for text in texts:
            assert text == text.strip() != ""
            assert "None" not in text
            assert "  " not in text
            assert not re.search(r"[{}_]|\.\.|\.,", text), text


@pytest.mark.parametrize("name", GAMES)
def test_all_languages_say_the_same(name: str) -> None:
    for state in positions(name)[:: len(GAMES)]:
        shapes = {lang: shape(state.document(1, lang)) for lang in LANGUAGES}
        assert all(each == shapes["en"] for each in shapes.values())


def shape(document: Document) -> list[Any]:
    """The blocks without their words, with all numbers."""

    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", re.sub(r"r\d+c\d+", "", text)))

    result: list[Any] = []
    for block in document.blocks:
        if isinstance(block, Table):
            rows = [[numbers(cell) for cell in row] for row in block.rows]
            result.append(("table", len(block.head), rows if len(block.rows) < 8 else len(rows)))
        elif isinstance(block, Items):
            result.append(("list", len(block.items)))
        else:
            result.append((type(block).__name__, getattr(block, "level", 0)))
    return result


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_translations_differ_from_english(name: str, lang: str) -> None:
    state = positions(name)[len(positions(name)) // 2]
    english, other = state.document(0), state.document(0, lang)
    headings = [
        (a.text, b.text)
        for a, b in zip(english.blocks, other.blocks, strict=True)
        if isinstance(a, Heading) and isinstance(b, Heading) and a.level == 2
    ]
    same = [a for a, b in headings if a == b]
    assert len(same) <= 1, same  # "Codex" or the like


def test_plain_text_names_every_cell_of_a_table() -> None:
    document = Document(
        "Board",
        (
            Heading("Goods"),
            Sentences("It is early."),
            Items(("one", "two")),
            Table("Goods", ("Player", "corn", "wood"), (("Ana A", "11", "0"),)),
        ),
    )
    expected = "Board\n\n## Goods\nIt is early.\n- one\n- two\nGoods:\n- Ana A: corn 11, wood 0"
    assert plain_text(document) == expected


# ------------------------------------------------------------ completeness


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_the_view_is_told(name: str) -> None:
    """A change of any field changes the document. Fields that are not shown are listed above."""
    fields: dict[str, bool] = {}
    values: dict[str, list[Any]] = defaultdict(list, MORE_VALUES)
    for state in positions(name):
        for path, value in leaves(state.view(0)):
            if value not in values[pattern(path)]:
                values[pattern(path)].append(value)
    for state in positions(name):
        view = state.view(0)
        before = build(state, view, 0)
        for path, value in leaves(view):
            field = pattern(path)
            if not fields.get(field):
                options = candidates(value, values[field])
                fields[field] = any(differs(state, view, path, x, before) for x in options)
    missing = {field for field, has_effect in fields.items() if not has_effect}
    missing -= {field for field in missing if any(f.startswith(f"{field}.") for f in fields)}
    omissions = NOT_SHOWN[name]
    assert {f for f in missing if f not in omissions and f.split(".")[0] not in omissions} == set()
    assert len(fields) > 20


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """All values of a view with their paths; a list of plain values is one."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for i, item in enumerate(value):
            yield from leaves(item, (*path, i))
    elif isinstance(value, list) and path[:1] == ("wheels",):
        for i, item in enumerate(value):
            yield (*path, i), item
    else:
        yield path, value


def pattern(path: tuple[Any, ...]) -> str:
    """The path without the numbers of seats and the names of places."""
    keys = ["*" if re.fullmatch(r"\d+|r\d+c\d+", str(key)) else str(key) for key in path]
    if keys[0] in BY_PLACE and len(keys) > 1:
        keys[1] = "*"
    return ".".join(keys)


def candidates(value: Any, others: list[Any]) -> list[Any]:
    """Other values that the field may have."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if value is None:
        return [*others, 0]
    if isinstance(value, list):
        return [value[1:]] if value else [other for other in others if other]
    return [other for other in others if other != value][:6]


def differs(state: State, view: Any, path: tuple[Any, ...], value: Any, before: Document) -> bool:
    """Does the document change with this value? Some values are impossible there."""
    changed = copy.deepcopy(view)
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    try:
        return build(state, changed, 0) != before
    except (LookupError, TypeError, ValueError, AttributeError):
        return False


@pytest.mark.parametrize("name", GAMES)
def test_the_document_has_the_names_and_numbers_of_the_tooltips(name: str) -> None:
    """Every name and number in a tooltip or label of the picture is in the document."""
    for state in positions(name)[1:-1:5]:
        texts, names = state.game.texts("en"), names_of(state)
        picture = state.game.board.picture(state.view(0), 0, [], texts, names).svg()
        titles = re.findall(r"<title>([^<]*)</title>", picture)
        titles += re.findall(r'aria-label="([^"]*)"', picture)
        document = plain_text(state.document(0, "en", names))
        vocabulary = set(words(document))
        for title in titles[1:]:  # the first is the title of the picture
            missing = {word for word in words(html.unescape(title)) if word not in vocabulary}
            assert not missing, f"{title!r}: {missing}"


def words(text: str) -> list[str]:
    """Names (words with a capital) and numbers, without the first word of a sentence."""
    inner = re.sub(r"(^|[.:;] )[A-Z][\w’]*", " ", text)
    return re.findall(r"[A-Z][\w’]+|\d+", inner)


# ------------------------------------------------------------ secrets


@pytest.mark.parametrize("name", GAMES)
def test_documents_do_not_depend_on_what_is_hidden(name: str) -> None:
    changed = 0
    for i, state in enumerate(positions(name)):
        for seat in (None, i % state.players):
            world = state.determinize(seat, seed=i)
            assert world.document(seat) == state.document(seat)
            changed += world != state
    assert changed or name == "tzolkin"  # only its first choices are secret


@pytest.mark.parametrize("name", GAMES)
def test_own_secrets_are_told_to_their_seat_alone(name: str) -> None:
    state = positions(name)[0 if name == "tzolkin" else 3]
    assert state.document(0) != state.document(None)
    assert state.document(0) != state.document(1)


# ------------------------------------------------------------ examples


def test_goods_are_named() -> None:
    state = positions("tzolkin")[0]
    goods = next(b for b in state.document(0).blocks if isinstance(b, Table))
    assert goods.caption == "Goods of the players"
    assert goods.head[:6] == ("Player", "corn", "wood", "stone", "gold", "skulls")
    assert [row[0] for row in goods.rows] == ["Player A", "Player B", "Player C"]


def test_maya_tells_neighbours() -> None:
    state = positions("maya")[4]
    cells = [b for b in state.document().blocks if isinstance(b, Table) and b.caption == "Cells"]
    view = state.view()
    rows_by_cell = [(re.search(r"r\d+c\d+", row[0]), row) for table in cells for row in table.rows]
    rows = {cell[0]: row for cell, row in rows_by_cell if cell}
    assert len(rows) == len(rows_by_cell)
    for cell, tile in view["cells"].items():
        assert cell in rows
        if tile["kind"] == "temple":
            assert rows[cell][1] == f"temple of {tile['city']}"
        elif tile["kind"] == "plantation":
            assert rows[cell][1].endswith(f"of {names_of(state)[tile['owner']]}")
        for neighbour in re.findall(r"r\d+c\d+", rows[cell][2]):
            assert cell in rows[neighbour][2] if neighbour in rows else True


def test_mezo_tells_confluences_apart() -> None:
    for state in positions("mezo"):
        tables = [b for b in state.document().blocks if isinstance(b, Table)]
        (table,) = [table for table in tables if table.head[0] == "Confluence"]
        regions = [row[1] for row in table.rows]
        assert len(set(regions)) == len(regions) == 10


def test_mezo_tells_units_by_region() -> None:
    state = positions("mezo")[-2]
    view, document = state.view(), state.document()
    tables = [b for b in document.blocks if isinstance(b, Table) and b.caption == "Pieces"]
    inhabited = [region for region in view["regions"].values() if region["inhabited"]]
    assert len(tables) == len(inhabited)
    for table, region in zip(tables, inhabited, strict=True):
        assert table.head == ("Player", "Shamans", "Warriors", "Glyphs", "Pyramid pieces")
        for p, row in enumerate(table.rows):
            units = region["units"][str(p)]
            assert row[1:4] == (
                str(units["shaman"]),
                str(units["warrior"]),
                str(region["glyphs"][str(p)]),
            )


def test_a_game_without_a_document_of_its_own_lists_its_view() -> None:
    from sacbe.games.default_views import ViewDocument

    view = {"board": [["x", "o"], ["o", "x"]], "turn": 1, "hand": {"corn": 2}, "won": None}
    document = ViewDocument("Toy").document(view, None, sacbe.game("maya").texts("en"), ["A", "B"])
    assert plain_text(document) == (
        "Toy\n\n## Board\n- 1: x o\n- 2: o x\n\n## Turn\n1\n\n## Hand\n- corn: 2\n\n## Won\nNone"
    )
