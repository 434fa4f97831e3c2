"""The cards, altars, spaces, tokens and map of Mezo: data.json, validated and converted to tables.

Most of it is **designed**, as the printed components are not public; a file of the same form
replaces it. Effects are programs of a small language. They are compiled here into rows of small
ints, which the rules execute: a new card is a line of data, not code. Any error in a file is
rejected with a sentence that names the place, so that the rules need no checks.
"""

import hashlib
from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, Any, NamedTuple

import msgspec

from sacbe.games import DataError, data_of

PLAYERS = (2, 4)
KINDS = ("shaman", "warrior")
CARDS = ("legacy", "vengeance", "fervor", "mandate", "mission")
N_REGIONS, N_GODS, N_SPACES, N_TOKENS, N_ALTARS, N_ERAS = 6, 4, 5, 9, 5, 3
MOST_CONFLUENCES = 16
MOST_STEPS = 400
MOST_AMOUNT = 60
MOST_START_VP = 500
MOST_UNITS = 12  # of a kind and player
LEVELS = 4
ABILITIES = (
    "awaken_era_any",
    "build_glyphs_era_any",
    "hero_plus_era",
    "appease_two_tokens",
    "god_strength_level",
    "repeat_calendar_codex",
    "end_vp_2x_level",
    "calendar_codex_plus3",
    "win_conflict_plus5",
)

# Verbs of the effect language.
VERBS = (
    "SUMMON",
    "DEPLOY",
    "AWAKEN",
    "RECOVER",
    "ANNIHILATE",
    "EXILE",
    "BUILD",
    "RAZE",
    "TRANSFORM",
    "MOVE",
    "SWAP_ALTARS",
    "APPEASE",
    "GAIN_VP",
    "GAIN_DEVOTION",
    "STRENGTH",
    "CLAIM_MAJORITY",
    "CANCEL_MAJORITY",
    "CHOOSE_ONE",
    "EACH_OPPONENT",
    "EACH_PLAYER",
)
(
    SUMMON,
    DEPLOY,
    AWAKEN,
    RECOVER,
    ANNIHILATE,
    EXILE,
    BUILD,
    RAZE,
    TRANSFORM,
    MOVE,
    SWAP_ALTARS,
    APPEASE,
    GAIN_VP,
    GAIN_DEVOTION,
    STRENGTH,
    CLAIM_MAJORITY,
    CANCEL_MAJORITY,
    CHOOSE_ONE,
    EACH_OPPONENT,
    EACH_PLAYER,
) = range(20)

# Kinds of things that a step affects.
SHAMAN, WARRIOR, UNIT, GLYPH, PYRAMID, STRUCTURE, NO_KIND = range(7)
THINGS = ("shaman", "warrior", "unit", "glyph", "pyramid", "structure")
_KINDS_OF = {
    **dict.fromkeys(("DEPLOY", "AWAKEN", "RECOVER", "ANNIHILATE", "EXILE", "MOVE"), THINGS[:3]),
    "BUILD": ("glyph", "pyramid"),
    "RAZE": ("glyph", "pyramid", "structure"),
    "TRANSFORM": ("glyph", "pyramid"),
    "CLAIM_MAJORITY": KINDS,
}

# Places. SAME is the region that an earlier step stored.
PRESENCE, CONFLICT, ANY, OTHER, ACTOR_PRESENCE, SAME, NOWHERE = range(7)
PLACES = {
    "presence": PRESENCE,
    "conflict": CONFLICT,
    "any": ANY,
    "other": OTHER,
    "actorPresence": ACTOR_PRESENCE,
}
_PLACED = ("DEPLOY", "AWAKEN", "ANNIHILATE", "EXILE", "BUILD", "RAZE", "TRANSFORM", "MOVE")
_TARGETED = (*_PLACED, "RECOVER")
_AMOUNTS = (*_TARGETED, "GAIN_VP", "GAIN_DEVOTION", "STRENGTH")
_OF_CONFLICT = ("STRENGTH", "CLAIM_MAJORITY", "CANCEL_MAJORITY", "SWAP_ALTARS", "APPEASE")

# Conditions.
NO_CONDITION, OWN_UNITS, LABEL_COUNT = range(3)

SELF, ANYBODY = range(2)


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Data files must not contain unknown keys."""


Small = Annotated[int, msgspec.Meta(ge=-20, le=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Prose = Annotated[str, msgspec.Meta(max_length=400)]
Point = tuple[float, float]


class Amount(_Strict):
    """A number: the sum of its parts, at most `cap`."""

    base: Small = 0
    perEra: Small = 0
    perLevel: Small = 0
    perOwn: Name | None = None
    in_: str | None = msgspec.field(default=None, name="in")
    perCount: Name | None = None
    times: Small = 1
    oppXibalbaDiv: Small = 0
    cap: Small | None = None


class Condition(_Strict):
    """A step is skipped unless this condition holds."""

    min: Small
    own: Name | None = None
    in_: str | None = msgspec.field(default=None, name="in")
    count: Name | None = None


class Step(_Strict):
    """A step of an effect, as in the file."""

    verb: Name
    kind: Name | None = None
    owner: Name | None = None
    n: Small | Amount | None = None
    upTo: bool = False
    where: Name | None = None
    to: Name | None = None
    as_: Name | None = msgspec.field(default=None, name="as")
    if_: Condition | None = msgspec.field(default=None, name="if")
    perPlayerMax: Small = 0
    singleRoute: bool = False
    options: list[list["Step"]] | None = None
    steps: list["Step"] | None = None
    count: Name | None = None


class Effect(_Strict):
    """An ability or action of the game: its name, its text and its steps."""

    name: Name
    text: Prose
    steps: Annotated[list[Step], msgspec.Meta(min_length=1, max_length=12)]
    source: Prose = ""


class _God(_Strict):
    summon: Effect
    ceremonial: Effect
    cards: dict[str, list[Effect]]


class _Layout(_Strict):
    regions: dict[str, Point]
    confluences: dict[str, Point]
    xibalba: Point
    era_disc: Point
    angry_god_slots: list[Point]


class _Setup(_Strict):
    units_per_player: dict[str, int]
    start_in_xibalba: dict[str, int]
    glyphs: int
    start_vp_designed: dict[str, list[int]]
    uninhabited: dict[str, int]
    devotion_start: int
    consecrated_vp: int
    track_unit_vp: int
    hero_strength: int
    eras: int = N_ERAS
    cards: int = len(CARDS)  # in the game, from the first one on; up to three are all in hand
    neutral_heroes: int = 1  # that each of two players places


class _File(_Strict):
    version: int
    regions: list[Name]
    adjacency: list[tuple[str, str]]
    confluences: dict[Name, list[str]]
    pyramid_pieces_per_player: dict[str, int]
    devotion: list[tuple[int, int]]
    altars: dict[Name, Effect]
    calendar: dict[Name, Effect]
    codex: dict[Name, Effect]
    angry: dict[str, dict[Name, Effect]]
    gods: dict[Name, _God]
    tribe_abilities: dict[str, list[str]]
    setup: _Setup
    layout: _Layout | None = None


def require(condition: bool, what: str) -> None:
    """Reject the file unless this holds."""
    if not condition:
        raise DataError(f"Invalid Mezo data: {what}.")


# ---------------------------------------------------------------- the whole file


def load(raw: bytes) -> _File:
    """Decode and validate the bytes of a file, or raise a DataError."""
    try:
        file = msgspec.json.decode(raw, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"Not Mezo data: {error}.") from None
    _check_map(file)
    _check_counts(file)
    _check_setup(file)
    for where, effect in all_effects(file):
        _check_effect(where, effect)
    return file


def _check_map(file: _File) -> None:
    regions = file.regions
    require(len(set(regions)) == len(regions) == N_REGIONS, f"it needs {N_REGIONS} regions")
    require(
        5 <= len(file.confluences) <= MOST_CONFLUENCES,
        f"it needs 5 to {MOST_CONFLUENCES} confluences",
    )
    for name, neighbours in file.confluences.items():
        fits = 2 <= len(neighbours) <= 3 and len(set(neighbours)) == len(neighbours)
        require(fits, f"confluence {name} must touch two or three regions")
        require(set(neighbours) <= set(regions), f"confluence {name} touches an unknown region")
    for one, two in file.adjacency:
        require({one, two} <= set(regions), f"{one} and {two} must both be regions")
    if file.layout:
        is_complete = set(file.layout.regions) == set(regions)
        require(is_complete, "the layout must place every region")
        is_complete = set(file.layout.confluences) == set(file.confluences)
        require(is_complete, "the layout must place every confluence")
    for closed, players in _closed_sets(file):
        open_confluences = [
            c for c, neighbours in file.confluences.items() if not set(neighbours) <= closed
        ]
        require(
            len(open_confluences) > players,
            f"without {' and '.join(sorted(closed))} too few confluences are open",
        )


def conflicts(file: _File, players: int) -> int:
    """The number of Conflicts of an Era, not counting the consecrated region."""
    return N_REGIONS - file.setup.uninhabited.get(str(players), 0) - 1


def _closed_sets(file: _File) -> Iterator[tuple[set[str], int]]:
    """All sets of regions that can become uninhabited, with the number of players."""
    for two in combinations(file.regions, 2):
        yield set(two), PLAYERS[1]
    for three in combinations(file.regions, file.setup.uninhabited.get("2", 0)):
        yield set(three), PLAYERS[0]


def _check_counts(file: _File) -> None:
    for what, actual, expected in (
        ("Altars", len(file.altars), N_ALTARS),
        ("Calendar spaces", len(file.calendar), N_SPACES),
        ("Codex spaces", len(file.codex), N_SPACES),
        ("Gods", len(file.gods), N_GODS),
    ):
        require(actual == expected, f"it must have {expected} {what}, not {actual}")
    eras = [str(era) for era in range(1, N_ERAS + 1)]
    require(sorted(file.angry) == eras, "tokens of the angry God must be sorted by Era 1, 2 and 3")
    for era in eras:
        require(len(file.angry[era]) == 3, f"Era {era} needs three tokens of the angry God")
    names = [name for era in eras for name in file.angry[era]]
    require(len(set(names)) == N_TOKENS, "two tokens of the angry God have the same name")
    require(not set(file.calendar) & set(file.codex), "two spaces have the same name")
    others = [*file.altars, *file.calendar, *file.codex]
    require(not set(names) & set(others), "a token and an Altar or space have the same name")
    require(len(set(others)) == len(others), "an Altar and a space have the same name")
    visible = [*names, *others, *file.regions, *file.confluences, *file.gods]
    for name in visible:
        require(name.isprintable() and name == name.strip(), f"{name!r} is not a valid name")
    require("reserve" not in file.regions, "a region must not be called reserve")
    for name, god in file.gods.items():
        require(tuple(god.cards) == CARDS, f"{name} needs the cards {', '.join(CARDS)}")
        for card, actions in god.cards.items():
            require(len(actions) == 2, f"{card} of {name} needs two actions and the ceremonial one")
    columns = [file.tribe_abilities.get(era, []) for era in eras]
    require(sorted(file.tribe_abilities) == eras, "tribe abilities must be listed for three Eras")
    fixed = [list(ABILITIES[i : i + 3]) for i in (0, 3, 6)]
    require(
        [sorted(column) for column in columns] == [sorted(column) for column in fixed],
        f"the tribe abilities must be {', '.join(ABILITIES)}, three per Era",
    )


def _check_setup(file: _File) -> None:
    pieces = file.pyramid_pieces_per_player
    require(sorted(pieces) == ["1", "2", "3", "4"], "Pyramid pieces must have levels 1 to 4")
    require(all(0 <= n <= 9 for n in pieces.values()), "a player must have 0 to 9 pieces per level")
    track = file.devotion
    require(2 <= len(track) <= 60, "the Devotion track must have 2 to 60 spaces")
    levels = [level for level, _ in track]
    require(levels == sorted(levels) and levels[0] == 1, "Devotion levels must rise from 1")
    require(set(levels) <= {1, 2, 3}, "Devotion levels must be 1, 2 and 3")
    require(all(0 <= points <= 99 for _, points in track), "Devotion must be worth 0 to 99 VP")
    setup = file.setup
    for what, numbers in (
        ("units_per_player", setup.units_per_player),
        ("start_in_xibalba", setup.start_in_xibalba),
    ):
        require(sorted(numbers) == sorted(KINDS), f"{what} must list shaman and warrior")
    for kind in KINDS:
        below, of = setup.start_in_xibalba[kind], setup.units_per_player[kind]
        fits = 0 <= below <= of <= MOST_UNITS
        require(fits, f"a player can have at most {MOST_UNITS} units of a kind: {kind}")
    require(0 <= setup.glyphs <= 12, "a player must have 0 to 12 Glyphs")
    counts = [str(n) for n in range(PLAYERS[0], PLAYERS[1] + 1)]
    require(
        sorted(setup.start_vp_designed) == counts, "start VP must be listed for 2, 3 and 4 players"
    )
    for n in counts:
        points = setup.start_vp_designed[n]
        falling = points == sorted(set(points), reverse=True) and len(points) == int(n)
        require(falling and min(points) >= 0, f"the start VP for {n} players must decrease")
        require(max(points) <= MOST_START_VP, f"start VP must be at most {MOST_START_VP}")
    require(1 <= setup.eras <= N_ERAS, f"there must be 1 to {N_ERAS} Eras")
    require(1 <= setup.cards <= len(CARDS), f"1 to {len(CARDS)} cards must be in the game")
    require(0 <= setup.neutral_heroes <= 1, "neutral_heroes must be 0 or 1")
    # One region remains without a Hero: it becomes consecrated.
    expected = {"2": 3 - 2 * setup.neutral_heroes, "3": 2, "4": 1}
    require(setup.cards >= conflicts(file, 2), "there must be a card for every Conflict")
    require(setup.uninhabited == expected, f"uninhabited regions by players must be {expected}")
    require(0 <= setup.devotion_start < len(track), "the start is not on the Devotion track")
    for what, number in (
        ("consecrated_vp", setup.consecrated_vp),
        ("track_unit_vp", setup.track_unit_vp),
        ("hero_strength", setup.hero_strength),
    ):
        require(0 <= number <= 40, f"{what} must be 0 to 40")


# ---------------------------------------------------------------- effects


class Where(NamedTuple):
    """The place of an effect in the file, and what is possible when it is used."""

    name: str
    in_conflict: bool
    may_summon: bool
    may_appease: bool


def all_effects(file: _File) -> Iterator[tuple[Where, Effect]]:
    """Every effect with its place, in the order of the programs."""
    for name, effect in file.altars.items():
        yield Where(f"altar {name}", True, True, False), effect
    for name, effect in (file.calendar | file.codex).items():
        yield Where(f"space {name}", True, True, False), effect
    for era in sorted(file.angry):
        for name, effect in file.angry[era].items():
            yield Where(f"token {name}", True, True, False), effect
    for name, god in file.gods.items():
        yield Where(f"summon of {name}", False, False, False), god.summon
        yield Where(f"ceremonial action of {name}", True, True, True), god.ceremonial
        for card, actions in god.cards.items():
            for i, effect in enumerate(actions, 1):
                yield Where(f"{card} {i} of {name}", True, True, True), effect


def moves(steps: list[Step]) -> int:
    """The number of steps that move units."""
    n = 0
    for step in steps:
        n += step.verb == "MOVE"
        n += moves(step.steps or [])
        n += sum(map(moves, step.options or []))
    return n


def _check_effect(where: Where, effect: Effect) -> None:
    labels: set[str] = set()
    for step in effect.steps:
        _check_step(where, step, labels, inside=None)


def _check_step(where: Where, step: Step, labels: set[str], inside: str | None) -> None:
    """Check that the rules can execute this step here; `labels` are those of earlier steps."""
    at = f"{where.name}: {step.verb}"
    require(step.verb in VERBS, f"{where.name}: unknown verb {step.verb}")
    kinds = _KINDS_OF.get(step.verb)
    if kinds:
        require(step.kind in kinds, f"{at} needs a kind: {', '.join(kinds)}")
    else:
        require(step.kind is None, f"{at} must not have a kind")
    require(step.owner in (None, "self", "any"), f"{at}: owner must be self or any")
    if step.owner == "any":
        owned = ("ANNIHILATE", "EXILE", "MOVE", "RAZE", "TRANSFORM")
        require(step.verb in owned, f"{at} must not have an owner")
    _check_places(where, step, labels, inside, at)
    if step.verb in _AMOUNTS:
        require(step.n is not None, f"{at} needs an amount n")
        _check_amount(where, step.n, labels, at)
    else:
        require(step.n is None, f"{at} must not have an amount")
    for is_set, verbs, what in (
        (step.upTo, _TARGETED, "upTo"),
        (step.as_ is not None, _TARGETED, "as"),
        (step.perPlayerMax != 0, ("ANNIHILATE", "EXILE", "MOVE"), "perPlayerMax"),
        (step.singleRoute, ("MOVE",), "singleRoute"),
        (step.options is not None, ("CHOOSE_ONE",), "options"),
        (step.steps is not None, ("EACH_OPPONENT", "EACH_PLAYER"), "steps"),
        (step.count is not None, ("EACH_OPPONENT", "EACH_PLAYER"), "count"),
    ):
        require(not is_set or step.verb in verbs, f"{at} must not have {what}")
    require(step.perPlayerMax >= 0, f"{at}: perPlayerMax must be a number")
    by_each = inside in ("EACH_OPPONENT", "EACH_PLAYER")
    if step.verb in _OF_CONFLICT:
        require(where.in_conflict, f"{at} needs a Conflict")
        require(not by_each, f"{at} cannot be done by each player")
    require(step.verb != "SUMMON" or where.may_summon, f"{at} cannot be used here")
    require(step.verb != "APPEASE" or where.may_appease, f"{at} cannot be used here")
    require(step.verb != "SUMMON" or not by_each, f"{at} cannot be done by each player")
    if step.if_ is not None:
        _check_condition(step.if_, labels, at)
    if step.verb == "CHOOSE_ONE":
        options = step.options or []
        require(2 <= len(options) <= 4, f"{at} needs two to four options")
        require(inside is None, f"{at} cannot be nested")
        for option in options:
            require(1 <= len(option) <= 6, f"{at}: an option must have one to six steps")
            plain = option[0].verb not in ("CHOOSE_ONE", "EACH_OPPONENT", "EACH_PLAYER")
            require(plain, f"{at}: an option must begin with a plain step")
            inner = set(labels)
            for each in option:
                _check_step(where, each, inner, inside="CHOOSE_ONE")
    if step.verb in ("EACH_OPPONENT", "EACH_PLAYER"):
        require(bool(step.steps), f"{at} needs steps")
        require(inside is None, f"{at} cannot be nested")
        inner = set(labels)
        for each in step.steps or []:
            require(each.verb in _TARGETED, f"{at}: {each.verb} cannot be done by each player")
            _check_step(where, each, inner, inside=step.verb)
        if step.count is not None:
            labels_of_steps = {each.as_ for each in step.steps or []}
            require(step.count in labels_of_steps, f"{at}: unknown count {step.count}")
            labels.add(step.count)
    if step.as_ is not None:
        labels.add(step.as_)


def _check_places(where: Where, step: Step, labels: set[str], inside: str | None, at: str) -> None:
    if step.verb not in _PLACED:
        require(step.where is None and step.to is None, f"{at} must not have a place")
        return
    require((step.to is not None) == (step.verb == "MOVE"), f"{at}: only MOVE can have a target")
    for place in (step.where, step.to):
        if place is None:
            continue
        if place.startswith("same:"):
            is_known = place.removeprefix("same:") in labels
            require(is_known, f"{at}: no earlier step is called {place.removeprefix('same:')}")
            continue
        require(place in PLACES, f"{at}: unknown place {place}")
        needs = place in ("conflict", "other")
        require(not needs or where.in_conflict, f"{at}: {place} needs a Conflict")
        each = inside in ("EACH_OPPONENT", "EACH_PLAYER")
        require(
            place != "actorPresence" or each,
            f"{at}: actorPresence is only for the steps of each player",
        )


def _check_amount(where: Where, n: int | Amount | None, labels: set[str], at: str) -> None:
    if not isinstance(n, Amount):
        require(n is None or n > 0, f"{at}: an amount must be positive")
        return
    if n.perOwn is not None:
        require(n.perOwn in (*KINDS, "unit"), f"{at}: perOwn must be shaman, warrior or unit")
        require(
            n.in_ == "conflict" and where.in_conflict, f"{at}: perOwn must count in the conflict"
        )
    else:
        require(n.in_ is None, f"{at}: in needs perOwn")
    if n.perCount is not None:
        require(n.perCount in labels, f"{at}: unknown count {n.perCount}")
    require(n.oppXibalbaDiv >= 0, f"{at}: oppXibalbaDiv must be positive")
    require(n != Amount(), f"{at}: an amount must be positive")
    require(n.times == 1 or n.perCount is not None, f"{at}: times needs perCount")
    most = (
        n.base + N_ERAS * (n.perEra + n.perLevel) + n.times * MOST_UNITS * (n.perCount is not None)
    )
    most += 2 * MOST_UNITS * (n.perOwn is not None)
    if n.oppXibalbaDiv:
        most += -(-2 * MOST_UNITS * (PLAYERS[1] - 1) // n.oppXibalbaDiv)
    most = most if n.cap is None else min(most, n.cap)
    require(most <= MOST_AMOUNT, f"{at}: an amount can reach {most}; the maximum is {MOST_AMOUNT}")


def _check_condition(condition: Condition, labels: set[str], at: str) -> None:
    if condition.own is not None:
        require(condition.own in (*KINDS, "unit"), f"{at}: own must be shaman, warrior or unit")
        require(condition.in_ in labels, f"{at}: no earlier step is called {condition.in_}")
        require(condition.count is None, f"{at}: if needs either own or count")
    else:
        require(condition.count in labels, f"{at}: unknown count {condition.count}")
        require(condition.in_ is None, f"{at}: in needs own")


# ---------------------------------------------------------------- programs

NO_LABEL = -1
NO_CAP = 1000
# Columns of a step.
(
    VERB,
    KIND,
    OWNER,
    UP_TO,
    WHERE,
    WHERE_LABEL,
    TO,
    TO_LABEL,
    AS,
    IF,
    IF_KIND,
    IF_LABEL,
    IF_MIN,
    PLAYER_MAX,
    ROUTE,
    BASE,
    PER_ERA,
    PER_LEVEL,
    PER_OWN,
    PER_COUNT,
    TIMES,
    XIBALBA_DIV,
    CAP,
    FIRST_BLOCK,
    N_BLOCKS,
    COUNT,
    COUNT_OF,
    INNER_LABELS,
    INNER_END,
) = range(29)
COLUMNS = 29


class Programs:
    """All effects as rows of small ints: steps in blocks, each block a range of rows."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.blocks: list[tuple[int, int]] = []  # first row and end row
        self.labels: list[tuple[int, str]] = []  # (program, name): every label has its own index
        self.spans: list[tuple[int, int]] = []  # by program: its labels
        self.programs: list[int] = []  # by program: its block
        self.moves: list[bool] = []  # by program: does it move units?
        self._inner: set[str] = set()  # labels of each player's own steps, while these are compiled
        self._rounds = 0  # number of EACH steps so far: each has separate labels

    def add(self, effect_steps: list[Step]) -> int:
        """Compile an effect; returns its number."""
        first = len(self.labels)
        self.moves.append(moves(effect_steps) > 0)
        self.programs.append(-1)
        self.programs[-1] = self._block(effect_steps)
        self.spans.append((first, len(self.labels)))
        return len(self.programs) - 1

    def _own(self, name: str) -> str:
        return f"{name} of round {self._rounds}" if name in self._inner else name

    def _label(self, name: str | None) -> int:
        if name is None:
            return NO_LABEL
        key = (len(self.programs), self._own(name))
        if key not in self.labels:
            self.labels.append(key)
        return self.labels.index(key)

    def _block(self, steps: list[Step]) -> int:
        block = len(self.blocks)
        self.blocks.append((0, 0))
        rows = [self._step(step) for step in steps]
        first = len(self.rows)
        self.rows += rows
        self.blocks[block] = (first, len(self.rows))
        return block

    def _place(self, place: str | None, verb: str) -> tuple[int, int]:
        if verb not in _PLACED:
            return NOWHERE, NO_LABEL
        place = place or "presence"
        if place.startswith("same:"):
            return SAME, self._label(place.removeprefix("same:"))
        return PLACES[place], NO_LABEL

    def _step(self, step: Step) -> list[int]:
        row = [0] * COLUMNS
        row[VERB] = VERBS.index(step.verb)
        row[KIND] = THINGS.index(step.kind) if step.kind else NO_KIND
        row[OWNER] = ANYBODY if step.owner == "any" else SELF
        row[UP_TO] = step.upTo
        row[WHERE], row[WHERE_LABEL] = self._place(step.where, step.verb)
        row[TO], row[TO_LABEL] = NOWHERE, NO_LABEL
        if step.to is not None:
            row[TO], row[TO_LABEL] = self._place(step.to, step.verb)
        row[IF_LABEL] = NO_LABEL
        if step.if_ is not None:
            row[IF] = OWN_UNITS if step.if_.own else LABEL_COUNT
            row[IF_KIND] = THINGS.index(step.if_.own) if step.if_.own else 0
            row[IF_LABEL] = self._label(step.if_.in_ if step.if_.own else step.if_.count)
            row[IF_MIN] = step.if_.min
        row[PLAYER_MAX] = step.perPlayerMax
        row[ROUTE] = step.singleRoute
        self._amount(row, step.n)
        row[AS] = self._label(step.as_)
        row[COUNT] = self._label(step.count)
        if step.steps:
            self._rounds += 1
            self._inner = {each.as_ for each in step.steps if each.as_}
            row[INNER_LABELS] = len(self.labels)
            row[COUNT_OF] = self._label(step.count)
            row[FIRST_BLOCK], row[N_BLOCKS] = self._block(step.steps), 1
            row[INNER_END] = len(self.labels)
            self._inner = set()
        elif step.options:
            blocks = [self._block(steps) for steps in step.options]
            # Options must be consecutive blocks; they are, as nesting stops at one level.
            assert blocks == list(range(blocks[0], blocks[0] + len(blocks)))
            row[FIRST_BLOCK], row[N_BLOCKS] = blocks[0], len(blocks)
        return row

    def _amount(self, row: list[int], n: int | Amount | None) -> None:
        row[PER_OWN], row[PER_COUNT], row[CAP] = NO_KIND, NO_LABEL, NO_CAP
        if isinstance(n, int):
            row[BASE] = n
        elif n is not None:
            row[BASE], row[PER_ERA], row[PER_LEVEL] = n.base, n.perEra, n.perLevel
            row[PER_OWN] = THINGS.index(n.perOwn) if n.perOwn else NO_KIND
            row[PER_COUNT], row[TIMES] = self._label(n.perCount), n.times
            row[XIBALBA_DIV] = n.oppXibalbaDiv
            row[CAP] = NO_CAP if n.cap is None else n.cap


_RAW = data_of(__package__, "data.json")
FILE = load(_RAW)
DIGEST = hashlib.sha256(_RAW).hexdigest()[:16]

REGIONS = tuple(FILE.regions)
CONFLUENCES = tuple(FILE.confluences)
GODS = tuple(FILE.gods)
ALTARS = tuple(FILE.altars)
CALENDAR = tuple(FILE.calendar)
CODEX = tuple(FILE.codex)
SPACES = (*CALENDAR, *CODEX)
TOKENS = tuple(token for era in sorted(FILE.angry) for token in FILE.angry[era])
ABILITY_IDS = tuple(a for era in sorted(FILE.tribe_abilities) for a in FILE.tribe_abilities[era])


def _programs() -> tuple[Programs, dict[str, Any]]:
    """Compile all effects; returns the programs and their numbers by component."""
    programs = Programs()
    eras = sorted(FILE.angry)
    tokens = {name: e for era in eras for name, e in FILE.angry[era].items()}
    start = {
        "awaken_era_any": Step("AWAKEN", kind="unit", n=Amount(perEra=1), where="any"),
        "build_glyphs_era_any": Step("BUILD", kind="glyph", n=Amount(perEra=1), where="any"),
    }
    numbers: dict[str, Any] = {
        "altars": [programs.add(e.steps) for e in FILE.altars.values()],
        "spaces": [programs.add(e.steps) for e in (FILE.calendar | FILE.codex).values()],
        "tokens": [programs.add(e.steps) for e in tokens.values()],
        "summons": [programs.add(god.summon.steps) for god in FILE.gods.values()],
        "actions": [
            [
                [
                    *(programs.add(e.steps) for e in god.cards[card]),
                    programs.add(god.ceremonial.steps),
                ]
                for card in CARDS
            ]
            for god in FILE.gods.values()
        ],
        "start": {name: programs.add([step]) for name, step in start.items()},
    }
    require(len(programs.rows) <= MOST_STEPS, "the effects have too many steps")
    return programs, numbers


PROGRAMS, PROGRAM_NUMBERS = _programs()
