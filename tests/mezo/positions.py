"""Concise descriptions of Mezo positions, and helpers to play on from them.

    t = conflict("becan", cards={0: "kukulkan fervor"}, units={"becan": {1: (2, 0)}})
    t.act(2).annihilate(1, "shaman", "becan")
    assert t.change() == {"becan 1 shaman": -1, "1 xibalba shaman": 1, "0 vp": 1}

The defaults are as simple as possible: Uxmal (with three players Coba too) is uninhabited, seat p
has the god number p, VP decrease by ten from seat to seat, one Shaman and one Warrior of each seat
are in Xibalba and everything else is in reserve; the last seat's Hero is in the Conflict, so that
seat 0 acts first, and the Altar there gives 7 VP; the other regions have Heroes too. Units are
pairs: Shamans, Warriors. The helper counts all pieces, and the invariants are checked after every
choice.

Names and numbers are repeated here and in the tests on purpose: they are a second source for
data.json, so nothing is read from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import sacbe
from sacbe.kernel import to_bytes
from sacbe.play.game import Game
from sacbe.play.state import State

Info = dict[str, Any]
Pair = tuple[int, int]
Units = Mapping[str, Mapping[int, Pair]]

REGIONS = ("uxmal", "chichen_itza", "coba", "hochob", "becan", "palenque")
CONFLUENCES = {
    "V1": {"uxmal", "chichen_itza", "hochob"},
    "V2": {"chichen_itza", "hochob", "becan"},
    "V3": {"chichen_itza", "coba", "becan"},
    "V4": {"hochob", "becan", "palenque"},
    "V5": {"uxmal", "chichen_itza"},
    "V6": {"chichen_itza", "coba"},
    "V7": {"coba", "becan"},
    "V8": {"becan", "palenque"},
    "V9": {"palenque", "hochob"},
    "V10": {"hochob", "uxmal"},
}
GODS = ("kukulkan", "ixchel", "ah_puch", "cabrakan")
CARDS = ("legacy", "vengeance", "fervor", "mandate", "mission")
ALTARS = ("A1", "A2", "A3", "A4", "A5")
CALENDAR = ("K1", "K2", "K3", "K4", "K5")
CODEX = ("X1", "X2", "X3", "X4", "X5")
TOKENS = ("I-1", "I-2", "I-3", "II-1", "II-2", "II-3", "III-1", "III-2", "III-3")
ABILITIES = (
    ("awaken_era_any", "build_glyphs_era_any", "hero_plus_era"),
    ("appease_two_tokens", "god_strength_level", "repeat_calendar_codex"),
    ("end_vp_2x_level", "calendar_codex_plus3", "win_conflict_plus5"),
)
# The ability of each Era that changes the least.
DEFAULT_ABILITIES = ("awaken_era_any", "appease_two_tokens", "end_vp_2x_level")
KINDS = ("shaman", "warrior")
OF_A_KIND, GLYPHS = 8, 6
PIECES = (3, 3, 3, 2)  # of levels 1 to 4
START = (1, 1)  # units in Xibalba
USUAL_PLACES = ("V4", "V6", "V5", "V10", *CONFLUENCES)


class PositionBuilder:
    """Builds a position; `record` fills in the defaults."""

    def __init__(
        self,
        players: int = 4,
        *,
        era: int = 1,
        vp: Sequence[int] | None = None,
        gods: Mapping[int, str] | None = None,
        gods_at: Mapping[int, str] | None = None,
        devotion: Mapping[int, int] | None = None,
        units: Units | None = None,
        xibalba: Mapping[int, Pair] | None = None,
        tracks: Mapping[str, int] | None = None,
        glyphs: Mapping[str, Mapping[int, int]] | None = None,
        pyramids: Mapping[str, str] | None = None,
        heroes: Mapping[int, str] | None = None,
        neutral: Mapping[str, int] | None = None,
        consecrated: str | None = None,
        fought: Iterable[str] = (),
        uninhabited: Sequence[str] | None = None,
        altars: Mapping[str, str] | None = None,
        tokens: Sequence[str] | None = None,
        abilities: Mapping[int, str] | None = None,
        played: Mapping[int, str] | None = None,
        hand: Mapping[int, str] | None = None,
        game: Game | None = None,
    ) -> None:
        """units: {region: {seat: (shamans, warriors)}}; tracks: {space: seat}; pyramids: {region:
        owners from level 1 up, as "0 1", or "2: 0 1" if it begins with level 2}; abilities, played,
        hand: names by seat."""
        self.n, self.era, self.game = players, era, game or sacbe.game("mezo")
        self.vp = list(vp) if vp is not None else [10 * (players - p) for p in range(players)]
        self.gods = self._deal(gods or {}, GODS)
        self.at = self._deal(gods_at or {}, USUAL_PLACES)
        self.devotion, self.units = devotion or {}, units or {}
        self.xibalba, self.tracks = xibalba or {}, tracks or {}
        self.glyphs, self.pyramids = glyphs or {}, pyramids or {}
        self.fought = list(fought)
        self.uninhabited = list(uninhabited or (["uxmal", "coba"] if players == 3 else ["uxmal"]))
        self.inhabited = [r for r in REGIONS if r not in self.uninhabited]
        self.altars = self._lay_altars(altars or {})
        self.tokens = tokens or ("I-1", "II-1", "III-1")[:era]
        self.abilities, self.played, self.hand = abilities or {}, played or {}, hand or {}
        self.heroes, self.neutral = dict(heroes or {}), dict(neutral or {})
        self.consecrated = consecrated
        self.room: Any = self.game.records

    def _deal(self, explicit: Mapping[int, str], names: Sequence[str]) -> dict[int, str]:
        names_by_seat = dict(explicit)
        for p in range(self.n):
            if p not in names_by_seat:
                default = names[p] if names[p] not in names_by_seat.values() else ""
                names_by_seat[p] = default or next(
                    name for name in names if name not in names_by_seat.values()
                )
        return names_by_seat

    def _lay_altars(self, explicit: Mapping[str, str]) -> dict[str, str]:
        altars = dict(explicit)
        for region in self.inhabited:
            if region not in altars:
                altars[region] = next(a for a in ALTARS if a not in altars.values())
        return altars

    def place_heroes(self, fight: str | None) -> None:
        """Heroes wherever a Conflict is still to come; the last region left is consecrated."""
        left = [r for r in self.inhabited if r not in self.fought or r == fight]
        left = [r for r in left if r not in (*self.heroes.values(), *self.neutral)]
        if self.consecrated is None:
            self.consecrated = next(r for r in reversed(left) if r != fight)
        left = [r for r in left if r != self.consecrated]
        if fight in left:
            left.remove(str(fight))
            left.append(str(fight))
        waiting = [p for p in range(self.n) if p not in self.heroes]
        if self.n == 2 and fight in left and 1 in waiting:
            left.remove(str(fight))
            self.heroes[1] = str(fight)
            waiting.remove(1)
        for region in left:
            if region == fight and waiting:
                self.heroes[waiting.pop()] = region
            elif waiting:
                self.heroes[waiting.pop(0)] = region
            elif self.n == 2:
                placed = list(self.neutral.values())
                self.neutral[region] = 0 if 0 not in placed else 1

    def record(self) -> Any:
        """The position as the engine stores it, with an empty stack."""
        s = self.room.State()
        s.players_n, s.era, s.starter, s.starting_option = self.n, self.era, 0, -1
        s.conflict = s.winner = -1
        s.consecrated = REGIONS.index(self.consecrated) if self.consecrated else -1
        for p in range(4):
            me = s.players[p]
            me.god = me.confluence = me.hero = -1
            if p < self.n:
                self._player(s, p, me)
        for i, region in enumerate(REGIONS):
            s.inhabited[i] = int(region in self.inhabited)
            s.fought[i] = int(region in self.fought)
            s.neutral[i] = 1 + self.neutral.get(region, -1)
            if region in self.altars:
                s.altar[i] = 1 + ALTARS.index(self.altars[region])
            for p, (shamans, warriors) in self.units.get(region, {}).items():
                s.units[8 * i + 2 * p], s.units[8 * i + 2 * p + 1] = shamans, warriors
            for p, n in self.glyphs.get(region, {}).items():
                s.glyphs[4 * i + p] = n
            base, owners = self._pyramid(region)
            s.base[i], s.height[i] = base, len(owners)
            for k, p in enumerate(owners):
                s.levels[4 * i + k] = p
        for k, token in enumerate(self.tokens):
            s.tokens[k] = 1 + TOKENS.index(token)
        for space, p in self.tracks.items():
            s.spaces[(*CALENDAR, *CODEX).index(space)] = 1 + p
        return s

    def _pyramid(self, region: str) -> tuple[int, list[int]]:
        base, _, owners = self.pyramids.get(region, "").rpartition(":")
        return (int(base or 1) if owners else 0), [int(p) for p in owners.split()]

    def _player(self, s: Any, p: int, me: Any) -> None:
        me.vp, me.devotion = self.vp[p], self.devotion.get(p, 0)
        me.god, me.confluence = GODS.index(self.gods[p]), self._place(p)
        me.hero = REGIONS.index(self.heroes[p]) if p in self.heroes else -1
        for k, track in enumerate((CALENDAR, CODEX)):
            me.xibalba[k] = self.xibalba.get(p, START)[k]
            there = sum(here.get(p, (0, 0))[k] for here in self.units.values())
            there += sum(self.tracks.get(space) == p for space in track)
            me.reserve[k] = OF_A_KIND - me.xibalba[k] - there
            assert me.reserve[k] >= 0, f"seat {p} has too few units"
        me.glyphs = GLYPHS - sum(here.get(p, 0) for here in self.glyphs.values())
        for k in range(4):
            me.pieces[k] = PIECES[k]
        for region in self.pyramids:
            base, owners = self._pyramid(region)
            for k, owner in enumerate(owners):
                me.pieces[base + k - 1] -= owner == p
        names = self.abilities.get(p, "").split()
        for k in range(self.era):
            ability = next((a for a in names if a in ABILITIES[k]), DEFAULT_ABILITIES[k])
            me.abilities[k] = 1 + 3 * k + ABILITIES[k].index(ability)
        for k, card in enumerate(CARDS):
            me.cards[k] = self.room.PLAYED * (card in self.played.get(p, "").split())
            me.cards[k] += self.room.IN_HAND * (card in self.hand.get(p, "").split())

    def _place(self, p: int) -> int:
        return list(CONFLUENCES).index(self.at[p]) if self.at[p] in CONFLUENCES else -1

    def ask(self, s: Any, *frames: tuple[int, ...]) -> None:
        """Push steps and, last, the decision."""
        for i, frame in enumerate(frames):
            for row, number in zip((s.asked, s.a, s.b, s.c, s.d), frame):
                row[i] = number
        s.depth = len(frames)
        decision = frames[-1]
        s.current_player = -1 if decision[0] <= self.room.LAST_CHANCE_PHASE else decision[1]

    def loaded(self, s: Any) -> Position:
        """The position, after checking the invariants."""
        return Position(State.load(self.game, to_bytes(s)))


def conflict(
    region: str = "becan",
    players: int = 4,
    *,
    cards: Mapping[int, str] | None = None,
    first: int = 0,
    turn: int = 0,
    covered: Mapping[int, Sequence[int]] | None = None,
    **setup: Any,
) -> Position:
    """A Conflict after this number of turns; the next seat is to act.

    cards: {seat: "god card"}, face up; first: the first seat to act, unless Heroes are given.
    """
    cards = cards or {}
    setup["gods"] = {p: card.split()[0] for p, card in cards.items()} | dict(
        setup.get("gods") or {}
    )
    setup.setdefault("altars", {region: "A1"})
    if "heroes" not in setup and "neutral" not in setup:
        setup["heroes"] = {(first - 1) % players: region}
    builder = PositionBuilder(players, **setup)
    builder.place_heroes(region)
    builder.fought.append(region)
    s = builder.record()
    s.conflict = REGIONS.index(region)
    owners = {builder.heroes[p]: p for p in builder.heroes} | builder.neutral
    acting = [(owners[region] + 1 + i) % players for i in range(players)]
    for i, p in enumerate(acting):
        card = cards[p].split()[1] if p in cards else "mission"
        s.players[p].cards[CARDS.index(card)] = builder.room.FACE_UP
        actions_taken = turn // players + (i < turn % players)
        covered_actions = (covered or {}).get(p, (1, 2, 3)[:actions_taken])
        s.players[p].covered = sum(1 << k - 1 for k in covered_actions)
    player = acting[turn % players]
    builder.ask(s, (builder.room.ROUNDS, turn + 1), (builder.room.ASK_ACTION, player))
    return builder.loaded(s)


def resolving(region: str = "becan", players: int = 4, **setup: Any) -> Position:
    """A Conflict in which the Hero's owner has just passed for Devotion as the last action: it is
    resolved."""
    t = conflict(region, players, turn=2 * players - 1, **setup)
    t.devote(2)
    while t.phase == "third":
        t.stop()
    return t


def consecrated(region: str = "becan", players: int = 4, **setup: Any) -> Position:
    """The Conflict of the consecrated region has just been turned up."""
    builder = PositionBuilder(players, consecrated=region, **setup)
    builder.place_heroes(None)
    s = builder.record()
    builder.ask(s, (builder.room.ASK_CONFLICT, 0))
    return builder.loaded(s).chance(region=region)


def before_conflict(players: int = 4, **setup: Any) -> Position:
    """The next tile is to be turned up."""
    builder = PositionBuilder(players, **setup)
    builder.place_heroes(None)
    s = builder.record()
    builder.ask(s, (builder.room.ASK_CONFLICT, 0))
    return builder.loaded(s)


def last_conflict(players: int = 4, **setup: Any) -> Position:
    """Only the consecrated region is left, and all players have nothing there; the Era ends as soon
    as none of them sacrifices."""
    uninhabited = setup.get("uninhabited", ["uxmal", "coba"] if players == 3 else ["uxmal"])
    region = setup.pop("consecrated", next(r for r in reversed(REGIONS) if r not in uninhabited))
    fought = [r for r in REGIONS if r not in uninhabited and r != region]
    return consecrated(region, players, fought=fought, **setup)


def end_of_era(players: int = 4, **setup: Any) -> Position:
    """The Era has just ended."""
    t = last_conflict(players, **setup)
    while t.phase == "sacrifice":
        t.do("sacrifice", n=0)
    return t


def era_start(players: int = 4, **setup: Any) -> Position:
    """Each player chooses an ability of this Era, in descending VP."""
    builder = PositionBuilder(players, **setup)
    s = builder.record()
    for p in range(players):
        s.players[p].abilities[builder.era - 1] = 0
        if builder.era == 1:
            s.players[p].confluence = -1
    s.tokens[builder.era - 1] = 0
    builder.ask(s, (builder.room.ABILITIES, 0), (builder.room.ASK_TOKEN, 0))
    return builder.loaded(s)


def tribe(players: int = 4, choose: Mapping[int, str] | None = None, **setup: Any) -> Position:
    """The Tribe Phase begins; choose: the abilities of this Era by seat."""
    t = era_start(players, **setup).chance()
    era = t.view()["era"]
    while t.phase == "ability":
        seat = t.current_player
        assert seat is not None
        t.do("ability", ability=(choose or {}).get(seat, ABILITIES[era - 1][2]))
    return t


def god_phase(players: int = 4, **setup: Any) -> Position:
    """The God Phase begins: all players have chosen and placed the Hero, none has deployed."""
    t = tribe(players, **setup)
    while t.phase in ("hero", "neutral_hero", "deploy", "effect"):
        t.first()
    return t


def new_game(players: int = 4, **options: Any) -> Position:
    """The start of a game; chance is to act."""
    return Position(sacbe.game("mezo").start(players, **options))


class Position:
    """A position to inspect and to play on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.start = flat(state.view(None))

    # ------------------------------------------------------------ inspecting

    def view(self, seat: int | None = None) -> Info:
        """The view of a seat or a spectator."""
        return self.state.view(seat)

    @property
    def phase(self) -> str:
        """The current decision."""
        return str(self.view()["phase"])

    @property
    def current_player(self) -> int | None:
        """The current player."""
        return self.state.current_player

    @property
    def vp(self) -> list[int]:
        """The VP by seat."""
        return [int(points) for points in self.state.scores]

    def player(self, seat: int) -> Info:
        """A seat's view of itself."""
        return dict(self.view(seat)["players"][seat])

    def region(self, name: str) -> Info:
        """The public view of a region."""
        return dict(self.view()["regions"][name])

    def units(self, name: str, seat: int) -> Pair:
        """A seat's Shamans and Warriors in a region."""
        here = self.region(name)["units"][str(seat)]
        return here["shaman"], here["warrior"]

    def pair(self, seat: int, where: str) -> Pair:
        """A seat's Shamans and Warriors in reserve, xibalba, waiting or on_tracks."""
        here = self.view()["players"][seat][where]
        return here["shaman"], here["warrior"]

    def strength(self, seat: int) -> Info:
        """The parts of a seat's strength in this Conflict."""
        return dict(self.view()["conflict"]["strength"][str(seat)])

    def totals(self) -> list[int]:
        """The strength by seat."""
        return [self.strength(p)["total"] for p in range(self.state.players)]

    def pyramid(self, name: str) -> list[Pair]:
        """Levels and owners from the bottom."""
        return [(piece["level"], piece["seat"]) for piece in self.region(name)["pyramid"]]

    def options(self, seat: int | None = None) -> list[Info]:
        """The infos of all legal actions."""
        return [self.state.action_info(action, seat) for action in self.state.legal_actions(seat)]

    def types(self) -> set[str]:
        """The types of all legal actions."""
        return {info["type"] for info in self.options()}

    def values(self, key: str) -> list[Any]:
        """The distinct values of this detail in all legal actions."""
        return list(dict.fromkeys(info[key] for info in self.options() if key in info))

    def may(self, kind: str, /, **details: Any) -> bool:
        """Whether the current player may do this."""
        return bool(self._fitting(kind, details))

    def change(self) -> dict[str, int]:
        """All numbers on the board that differ from those at the start."""
        now = flat(self.view(None))
        keys = dict.fromkeys((*self.start, *now))
        changed = {key: now.get(key, 0) - self.start.get(key, 0) for key in keys}
        return {key: n for key, n in changed.items() if n}

    def from_here(self) -> Position:
        """Count changes from this moment on."""
        self.start = flat(self.view(None))
        return self

    # ------------------------------------------------------------ playing

    def _fitting(self, kind: str, details: Info) -> list[int]:
        return [
            action
            for action, info in zip(self.state.legal_actions(), self.options())
            if info["type"] == kind and all(info.get(k) == v for k, v in details.items())
        ]

    def do(self, kind: str, /, **details: Any) -> Position:
        """Choose the one action of this type with these details."""
        if "where" in details:
            details["from"] = details.pop("where")
        fitting = self._fitting(kind, details)
        assert len(fitting) == 1, (
            f"{len(fitting)} actions are {kind} {details}; phase {self.phase}, "
            f"current player {self.current_player},"
            " legal are\n" + "\n".join(map(str, self.options()))
        )
        self.state.play(fitting[0])
        self.check()
        return self

    def check(self) -> None:
        """Raise an error if an invariant is broken."""
        State.load(self.state.game, self.state.raw())

    def first(self) -> Position:
        """Play the first legal action."""
        self.state.play(self.state.legal_actions()[0])
        self.check()
        return self

    def act(self, action: int) -> Position:
        """Action 1, 2 or 3 of the current player's card."""
        return self.do("action", action=action)

    def pass_(self, action: int, gain: str) -> Position:
        """Cover an action for another gain."""
        return self.do("pass", action=action, gain=gain)

    def devote(self, action: int) -> Position:
        """Cover an action for 1 Devotion."""
        return self.pass_(action, "devotion")

    def others_pass(self, until: Callable[[Position], bool]) -> Position:
        """All players pass and decline until a condition is met."""
        while not until(self):
            if self.may("stop"):
                self.stop()
            else:
                self.state.play(self._fitting("pass", {"gain": "devotion"})[0])
                self.check()
        return self

    def stop(self) -> Position:
        """Stop or decline."""
        return self.do("stop")

    def choose(self, option: int) -> Position:
        """Choose an option, counted from 0."""
        return self.do("choose_one", option=option)

    def deploy(self, kind: str, *regions: str) -> Position:
        """By an effect: deploy a unit to each of these."""
        return self._each(regions, lambda region: self.do("deploy_unit", kind=kind, region=region))

    def awaken(self, kind: str, *regions: str) -> Position:
        """Awaken a unit from Xibalba in each of these."""
        return self._each(regions, lambda region: self.do("awaken", kind=kind, region=region))

    def recover(self, *kinds: str) -> Position:
        """Units from Xibalba to the reserve."""
        return self._each(kinds, lambda kind: self.do("recover", kind=kind))

    def annihilate(self, owner: int, kind: str, region: str) -> Position:
        """A unit to Xibalba."""
        return self.do("annihilate", owner=owner, kind=kind, region=region)

    def exile(self, owner: int, kind: str, region: str) -> Position:
        """A unit to its owner's reserve."""
        return self.do("exile", owner=owner, kind=kind, region=region)

    def move(self, owner: int, kind: str, where: str, to: str) -> Position:
        """A unit to another region."""
        return self.do("move", owner=owner, kind=kind, where=where, to=to)

    def build(self, kind: str, *regions: str) -> Position:
        """A glyph or pyramid piece in each of these."""
        return self._each(regions, lambda region: self.do("build", kind=kind, region=region))

    def raze(self, kind: str, owner: int, region: str) -> Position:
        """A glyph or the top of a pyramid."""
        return self.do("raze", kind=kind, owner=owner, region=region)

    def transform(self, kind: str, owner: int, region: str) -> Position:
        """Replace a glyph or the top of a pyramid."""
        return self.do("transform", kind=kind, owner=owner, region=region)

    def summon(self, first: str, confluence: str = "") -> Position:
        """Move first (to a confluence at once), or the ability."""
        self.do("summon", first=first)
        return self.go(confluence) if confluence else self

    def go(self, confluence: str) -> Position:
        """The god to a confluence."""
        return self.do("confluence", confluence=confluence)

    def appease(self, *payment: tuple[str, str]) -> Position:
        """Appease, paying these: (kind, "reserve" or region)."""
        self.do("appease")
        for kind, where in payment:
            self.do("pay", kind=kind, where=where)
        return self

    def token(self, name: str) -> Position:
        """Use a token."""
        return self.do("use_token", token=name)

    def space(self, name: str) -> Position:
        """Take a space of calendar or codex."""
        return self.do("space", space=name)

    def tie(self, seat: int) -> Position:
        """Name one of the tied seats."""
        return self.do("tie", seat=seat)

    def sacrifice(self, shamans: int, warriors: int) -> Position:
        """The current player's sacrifice in the consecrated region."""
        self.do("sacrifice", kind="shaman", n=shamans)
        return self.do("sacrifice", kind="warrior", n=warriors)

    def chance(self, **details: Any) -> Position:
        """Play the first chance outcome, or the one with these details."""
        assert self.current_player == sacbe.CHANCE
        if not details:
            return self.first()
        return self.do(self.options()[0]["type"], **details)

    def resolve_chance(self) -> Position:
        """Play the first chance outcomes until a player is to act."""
        while self.current_player == sacbe.CHANCE:
            self.first()
        return self

    def pick(self, seat: int, card: str) -> Position:
        """Pick a card of a seat, face down."""
        info = {"type": "pick", "card": card}
        ids = [a for a in self.state.legal_actions(seat) if self.state.action_info(a, seat) == info]
        self.state.play(ids[0], seat)
        self.check()
        return self

    def _each(self, things: Iterable[str], act: Callable[[str], Position]) -> Position:
        for thing in things:
            act(thing)
        return self


def flat(view: Info) -> dict[str, int]:
    """All countable numbers of a view, by a short name."""
    numbers: dict[str, int] = {}
    for p, me in enumerate(view["players"]):
        for key in ("vp", "devotion", "glyphs_left"):
            numbers[f"{p} {key}".replace("_left", "")] = me[key]
        for where in ("reserve", "xibalba", "waiting", "on_tracks"):
            for kind, n in me[where].items():
                numbers[f"{p} {where} {kind}"] = n
        for level, n in me["pyramid_pieces_left"].items():
            numbers[f"{p} level {level}"] = n
    for name, region in view["regions"].items():
        for seat, units in region["units"].items():
            for kind, n in units.items():
                numbers[f"{name} {seat} {kind}"] = n
        for seat, n in region["glyphs"].items():
            numbers[f"{name} {seat} glyphs"] = n
        numbers[f"{name} height"] = len(region["pyramid"])
    for seat, parts in (view["conflict"] or {"strength": {}})["strength"].items():
        numbers[f"{seat} bonus"] = parts["bonus"]
    return numbers
