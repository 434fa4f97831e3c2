"""What can be changed in a position of Tzolk'in by hand."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path

from sacbe.games.editor import Choice, EditorField, FieldGroup, choice, item, number
from sacbe.kernel.interpret import interpret
from sacbe.text import Texts

from ..data import (
    AGE_FIRST,
    BLOCKS,
    BUILDING_EFFECTS,
    BUILDING_IDS,
    FEED,
    FOOD_DAYS,
    FRUGAL,
    MONUMENT_IDS,
    MOST_EFFECTS,
    N_BUILDINGS,
    N_WEALTH,
    N_WHEELS,
    ROUNDS,
    SHOWN_BUILDINGS,
    SKULL_SPACES,
    SKULLS,
    SPACES,
    TECHS,
    TEMPLES,
    TOP,
    WEALTH_EFFECTS,
    WEALTH_IDS,
    WHEELS,
    WORKERS,
)
from ..invariants import has_pending_effects
from ..state import (
    ASK_TURN,
    BAG,
    CHICHEN_ITZA,
    DREW_DUMMY,
    DUMMY,
    GONE,
    KEPT,
    MOST_PLAYERS,
    NOBODY,
    PALENQUE,
    PILE,
    QUARTERS,
    RECEIVE_WEALTH,
    SLOT,
    TOP_LEVEL,
    Player,
    State,
)
from ..text.tiles import name, tile_name, where

MOST = 99  # of a resource
LEAST_POINTS, MOST_POINTS = -200, 500


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def groups(s: State, texts: Texts, names: Sequence[str]) -> list[FieldGroup]:
    """The calendar, the players, the wheels and the tiles."""
    say = _own_texts(texts.lang).say
    sections = [
        FieldGroup(texts.say("document-now"), tuple(_calendar(s, texts, names))),
        *(
            FieldGroup(names[p], tuple(_player(s.players[p], p, texts)), p)
            for p in range(s.players_n)
        ),
    ]
    if not _is_dealt(s):
        return sections  # chance still fills the board
    return [
        *sections,
        *(
            FieldGroup(name(WHEELS[w], texts), tuple(_wheel(s, w, texts, names)))
            for w in range(N_WHEELS)
        ),
        FieldGroup(say("jungle"), tuple(_jungle(s, texts))),
        FieldGroup(say("skulls"), tuple(_skulls(s, texts))),
        FieldGroup(say("buildings"), tuple(_buildings(s, texts, names))),
        FieldGroup(say("monuments"), tuple(_monuments(s, texts, names))),
        FieldGroup(say("wealth"), tuple(_wealth(s, texts, names))),
    ]


def _seats(names: Sequence[str]) -> list[Choice]:
    return list(enumerate(names))


# ------------------------------------------------------------ the calendar


def _calendar(s: State, texts: Texts, names: Sequence[str]) -> Iterator[EditorField]:
    say = _own_texts(texts.lang).say
    if s.current_player != NOBODY:
        yield _round(s, say("round"))
    if s.starter >= 0:
        if s.depth > 0 and s.pending[s.depth - 1] == ASK_TURN and s.placed == 0:
            yield EditorField(
                "seat",
                say("turn"),
                lambda: s.seat,
                lambda p: _set_turn(s, p),
                choices=_seats(names),
            )
        yield EditorField(
            "starter",
            say("starting-player"),
            lambda: s.starter,
            lambda p: _set_starter(s, p),
            choices=_seats(names),
        )
    yield number("tooth_corn", say("calendar-corn"), s, "tooth_corn", 0, s.round)
    label, on_it = name("starting_space", texts), [(-1, say("nobody")), *_seats(names)]
    yield choice("starting_space", label, s, "starting_space", on_it)


def _round(s: State, label: str) -> EditorField:
    """Rounds of the same part of the game: no Food Day is skipped or held again."""
    days = [0, *map(int, FOOD_DAYS)]
    low = max(1, s.round - max(0, s.day - days[s.food_days]))
    high = min(ROUNDS, s.round + max(0, days[s.food_days + 1] - s.day))

    def write(value: int) -> None:
        s.day += value - s.round
        s.round = value

    return EditorField("round", label, lambda: s.round, write, low, high)


def _set_turn(s: State, seat: int) -> None:
    s.seat = s.current_player = seat
    s.turns = (seat - s.starter) % s.players_n


def _set_starter(s: State, seat: int) -> None:
    s.starter = seat
    s.turns = (s.seat - seat) % s.players_n


# ------------------------------------------------------------ players and wheels


def _player(me: Player, p: int, texts: Texts) -> Iterator[EditorField]:
    at = f"players.{p}"
    yield number(f"{at}.corn", texts.say("have-corn"), me, "corn", 0, 4 * MOST)
    for i, block in enumerate(BLOCKS):
        yield item(f"{at}.blocks.{i}", texts.say(f"have-{block}"), me.blocks, i, 0, MOST)
    yield number(f"{at}.skulls", texts.say("have-skulls"), me, "skulls", 0, SKULLS)

    def set_points(points: int) -> None:
        me.vp = QUARTERS * points

    yield EditorField(
        f"{at}.vp",
        texts.say("have-vp"),
        lambda: me.vp // QUARTERS,
        set_points,
        LEAST_POINTS,
        MOST_POINTS,
    )
    yield number(f"{at}.hand", texts.say("have-workers_in_hand"), me, "hand", 0, WORKERS)
    yield from _board_and_tiles(me, at, _own_texts(texts.lang))
    for i, temple in enumerate(TEMPLES):
        label = texts.say(f"temple-{temple}")
        yield item(f"{at}.temple.{i}", label, me.temple, i, 0, int(TOP[i]))
    for i, tech in enumerate(TECHS):
        yield item(f"{at}.tech.{i}", name(tech, texts), me.tech, i, 0, TOP_LEVEL)


def _board_and_tiles(me: Player, at: str, own: Texts) -> Iterator[EditorField]:
    """The side of the player board, and the harvest tiles."""
    sides = [(0, own.say("dark")), (1, own.say("light"))]
    yield choice(f"{at}.light", own.say("player-board"), me, "light", sides)
    for tiles in ("corn_tiles", "wood_tiles"):
        yield number(f"{at}.{tiles}", own.say(tiles), me, tiles, 0, 4 * MOST_PLAYERS)


def _wheel(s: State, w: int, texts: Texts, names: Sequence[str]) -> Iterator[EditorField]:
    nobody = _own_texts(texts.lang).say("nobody")
    choices = [(NOBODY, nobody), *_seats(names), (DUMMY, name("dummy", texts))]
    for space in range(int(SPACES[w])):
        yield _hole(s, w, space, where(WHEELS[w], space, texts), choices)


def _hole(s: State, w: int, space: int, label: str, choices: Sequence[Choice]) -> EditorField:
    bit = 1 << space

    def read() -> int:
        if s.dummies[w] & bit:
            return DUMMY
        return next((p for p in range(s.players_n) if s.players[p].wheel[w] & bit), NOBODY)

    def write(value: int) -> None:
        s.dummies[w] = s.dummies[w] & ~bit | (bit if value == DUMMY else 0)
        for p in range(s.players_n):
            row = s.players[p].wheel
            row[w] = row[w] & ~bit | (bit if value == p else 0)

    return EditorField(f"wheel.{w}.{space}", label, read, write, choices=choices)


# ------------------------------------------------------------ tiles


def _buildings(s: State, texts: Texts, names: Sequence[str]) -> Iterator[EditorField]:
    """The tiles of this age, and those of the first that have an owner or had one."""
    say = _own_texts(texts.lang).say
    slots = [(SLOT + i, say("on-display", {"n": i + 1})) for i in range(SHOWN_BUILDINGS)]
    for i in range(N_BUILDINGS):
        is_first = i < AGE_FIRST[2]
        if s.age == 1 and not is_first:
            continue
        away = [(GONE, say("gone"))] if s.age == 2 and is_first else [(PILE, say("pile")), *slots]
        label = tile_name(BUILDING_IDS[i], texts)
        yield item(f"building.{i}", label, s.building_at, i, choices=[*away, *_seats(names)])


def _monuments(s: State, texts: Texts, names: Sequence[str]) -> Iterator[EditorField]:
    say = _own_texts(texts.lang).say
    slots = [(SLOT + i, say("on-display", {"n": i + 1})) for i in range(s.players_n + 2)]
    choices = [(PILE, say("not-in-play")), *slots, *_seats(names)]
    for i, monument in enumerate(MONUMENT_IDS):
        yield item(f"monument.{i}", tile_name(monument, texts), s.monument_at, i, choices=choices)


def _jungle(s: State, texts: Texts) -> Iterator[EditorField]:
    """The harvest tiles beside Palenque. A corn tile under a wood tile is not counted."""
    say = _own_texts(texts.lang).say
    for space in range(2, 6):
        at = where(WHEELS[PALENQUE], space, texts)
        for tiles, row in (("corn_tiles", s.jungle_corn), ("wood_tiles", s.jungle_wood)):
            if tiles == "wood_tiles" and space == 2:
                continue  # only corn grows there
            label = say("tiles-at", {"what": say(tiles), "where": at})
            yield item(f"{tiles}.{space}", label, row, space, 0, s.players_n)


def _skulls(s: State, texts: Texts) -> Iterator[EditorField]:
    say = _own_texts(texts.lang).say
    choices = [(0, say("no-skull")), (1, say("skull"))]
    for space in range(1, SKULL_SPACES + 1):
        yield _skull(s, 1 << space, space, where(WHEELS[CHICHEN_ITZA], space, texts), choices)


def _skull(s: State, bit: int, space: int, label: str, choices: Sequence[Choice]) -> EditorField:
    def write(value: int) -> None:
        s.chichen = s.chichen & ~bit | bit * value

    return EditorField(
        f"skull.{space}", label, lambda: int(s.chichen & bit > 0), write, choices=choices
    )


def _wealth(s: State, texts: Texts, names: Sequence[str]) -> Iterator[EditorField]:
    say = _own_texts(texts.lang).say
    choices = [(BAG, say("not-in-play")), (DREW_DUMMY, name("dummy", texts))]
    choices += [(KEPT + p, player) for p, player in enumerate(names)]
    for i, tile in enumerate(WEALTH_IDS):
        yield item(f"wealth.{i}", tile_name(tile, texts), s.wealth_at, i, choices=choices)


# ------------------------------------------------------------ what follows


def _is_dealt(s: State) -> bool:
    """Whether all seats have received the goods of their wealth tiles."""
    return not (s.depth > 0 and s.pending[0] == RECEIVE_WEALTH)


def complete(s: State) -> None:
    """The workers and skulls that are nowhere else are in the bank; farms follow from the tiles. A
    round adds at most one corn to the calendar."""
    s.tooth_corn = min(s.tooth_corn, s.round)
    pending = interpret(has_pending_effects)
    s.skulls = SKULLS - s.chichen.bit_count()
    is_dealt = _is_dealt(s)
    for p in range(s.players_n):
        me = s.players[p]
        placed = sum(me.wheel[w].bit_count() for w in range(N_WHEELS))
        me.bank = WORKERS - me.hand - placed - (s.starting_space == p)
        s.skulls -= me.skulls
        me.fed = me.frugal = 0
        for i in range(N_BUILDINGS):
            if s.building_at[i] == p and not pending(s, i):
                for k in range(MOST_EFFECTS):
                    kind, n = BUILDING_EFFECTS[i, k, 0], int(BUILDING_EFFECTS[i, k, 1])
                    me.fed += n if kind == FEED else 0
                    me.frugal += n if kind == FRUGAL else 0
        for i in range(N_WEALTH):
            if is_dealt and s.wealth_at[i] == KEPT + p:
                for k in range(MOST_EFFECTS):
                    if WEALTH_EFFECTS[i, k, 0] == FEED:
                        me.fed += int(WEALTH_EFFECTS[i, k, 1])


def fault_text(fault: int, lang: str) -> str:
    """A fault as a sentence."""
    return _own_texts(lang).say(f"fault-{fault}")
