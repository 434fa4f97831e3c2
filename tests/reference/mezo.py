"""A second, independent Mezo engine: slow, literal and meant to be read beside the rules.

Nothing here is shared with the project's engine. Letters (a) to (k) are the sections of the
specification of the rules, R-1 to R-24 its first list of rulings, (k) the second; questions, infos
and the view are those of the protocol page.

How it works: ``agenda`` is the list of pending frames, the next one first. A frame ``{"do": x}`` is
executed by ``_do_x``, which may insert other frames in front. A frame ``{"ask": phase}`` waits:
``_answers_phase`` lists the legal answers, ``_on_phase`` executes the answer. The effects of cards,
altars, spaces, tokens and abilities are read from the data, step by step: a verb with targets has
``_targets_verb`` and ``_apply_verb``, any other ``_verb_verb``.
"""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Info = dict[str, Any]
Frame = dict[str, Any]
Units = dict[str, int]  # numbers by kind

CHANCE = -1
KINDS = ("shaman", "warrior")
DATA = Path(__file__).resolve().parents[2] / "src" / "sacbe" / "games" / "mezo" / "data.json"

ERAS = 3
CARDS_IN_HAND = 3  # (h) at the start of a Conflict with cards
DEPLOY_LIMIT = 3  # (h) Tribe Phase, step 3
ACTIONS = (1, 2, 3)
ROUNDS = 2  # (k) Actions
TRACK_OF = {"shaman": "calendar", "warrior": "codex"}
NEUTRAL_HEROES = {2: 1, 3: 0, 4: 0}  # (i) per player
EXTRA_PER_TRACK_UNIT = 3  # (g) Era 3
EXTRA_FOR_WINNING = 5
VP_PER_LEVEL = 2

# (g) The two abilities that act at the start of the owner's Tribe Phase, as steps of an effect.
START_ABILITIES: dict[str, list[Info]] = {
    "awaken_era_any": [{"verb": "AWAKEN", "kind": "unit", "n": {"perEra": 1}, "where": "any"}],
    "build_glyphs_era_any": [
        {"verb": "BUILD", "kind": "glyph", "n": {"perEra": 1}, "where": "any"}
    ],
}

# Verbs that choose targets one by one; the others are automatic or have their own questions.
WITH_TARGETS = (
    "DEPLOY",
    "AWAKEN",
    "RECOVER",
    "ANNIHILATE",
    "EXILE",
    "MOVE",
    "BUILD",
    "RAZE",
    "TRANSFORM",
    "SWAP_ALTARS",
)


def none_of_each() -> Units:
    return {"shaman": 0, "warrior": 0}


def kinds_of(kind: str) -> list[str]:
    """The single kinds that a kind of unit or structure stands for."""
    if kind == "unit":
        return ["shaman", "warrior"]
    if kind == "structure":
        return ["glyph", "pyramid"]
    return [kind]


# --------------------------------------------------------------------------------------------
# The position
# --------------------------------------------------------------------------------------------


@dataclass
class Player:
    """One seat. Of the five cards each is unseen, in hand, picked or played."""

    reserve: Units
    xibalba: Units
    glyphs_left: int
    pieces_left: dict[int, int]
    god: str | None = None
    god_at: str | None = None  # a confluence
    vp: int = 0
    devotion: int = 0  # position on the track
    hero: str | None = None  # a region, or None in the Reserve
    on_angry_god: Units = field(default_factory=none_of_each)
    sacrificed: Units = field(default_factory=none_of_each)
    abilities: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    pick: str | None = None
    played: list[str] = field(default_factory=list)
    card: str | None = None  # face up in this Conflict
    covered: list[int] = field(default_factory=list)


@dataclass
class Piece:
    """One level of a Pyramid."""

    level: int
    seat: int


@dataclass
class Region:
    """The pieces in a region. ``neutral_hero`` is the seat that placed one."""

    units: list[Units]
    glyphs: list[int]
    inhabited: bool = True
    altar: str | None = None
    neutral_hero: int | None = None
    pyramid: list[Piece] = field(default_factory=list)
    fought: bool = False


@dataclass
class Conflict:
    """The current Conflict."""

    region: str
    consecrated: bool
    acting: list[int]
    bonus: list[int]
    claims: dict[str, int | None]
    cancelled: list[str] = field(default_factory=list)
    winner: int | None = None


# --------------------------------------------------------------------------------------------
# The game
# --------------------------------------------------------------------------------------------


class Mezo:
    """One game of Mezo for 2 to 4 players."""

    def __init__(
        self,
        players: int,
        data: Info | None = None,
        *,
        gods: str = "dealt",
        starting_seat: int = -1,
    ) -> None:
        """Set-up (a) up to the first chance outcome."""
        if players not in (2, 3, 4):
            raise ValueError("two, three or four players")
        if gods not in ("dealt", "chosen"):
            raise ValueError("gods are dealt or chosen")
        if not -1 <= starting_seat < players:
            raise ValueError("no such starting seat")
        self.data: Info = json.loads(DATA.read_text(encoding="utf-8")) if data is None else data
        self.number = players
        self.seats = list(range(players))
        self.options: Info = {"gods": gods, "starting_seat": starting_seat}
        setup = self.data["setup"]
        start = setup["start_in_xibalba"]
        self.players = [
            Player(
                reserve={kind: setup["units_per_player"][kind] - start[kind] for kind in KINDS},
                xibalba={kind: start[kind] for kind in KINDS},
                glyphs_left=setup["glyphs"],
                pieces_left={
                    int(level): n for level, n in self.data["pyramid_pieces_per_player"].items()
                },
                devotion=setup["devotion_start"],
            )
            for _ in self.seats
        ]
        self.regions = {
            name: Region(units=[none_of_each() for _ in self.seats], glyphs=[0] * players)
            for name in self.data["regions"]
        }
        self.tracks: dict[str, dict[str, int | None]] = {
            track: dict.fromkeys(self.data[track]) for track in ("calendar", "codex")
        }
        self.era = 1
        self.tokens: list[str] = []  # face up
        self.consecrated: str | None = None
        self.conflict: Conflict | None = None
        self.order: list[int] = []  # of a step in descending VP, while it lasts
        self.starting_seat: int | None = None
        self.agenda: list[Frame] = []
        self._set_up()
        self._run()

    # ---- public interface ------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        phase: str = self.agenda[0]["ask"]
        return phase

    @property
    def current_player(self) -> int | None:
        """The seat that decides, chance (-1), or None when the game is over."""
        player: int | None = self.agenda[0]["seat"]
        return player

    @property
    def players_to_act(self) -> list[int]:
        """All seats that must act, ascending; only cards are picked by several at once."""
        if self.phase == "pick":
            return [seat for seat in self.seats if self.players[seat].pick is None]
        return [] if self.current_player is None else [self.current_player]

    def legal_actions(self, seat: int | None = None) -> list[Info]:
        """The legal actions of the current player (or of a seat); chance outcomes without
        weights."""
        if self.current_player is None:
            return []
        if seat is None:
            seat = self.current_player
        if seat not in self.players_to_act:
            return []
        frame = dict(self.agenda[0], seat=seat)
        answers: list[Info] = getattr(self, f"_answers_{self.phase}")(frame)
        return answers

    def chance(self) -> list[tuple[Info, int]]:
        """The chance outcomes, if chance is to act: all are equally likely."""
        if self.current_player != CHANCE:
            return []
        return [(info, 1) for info in self.legal_actions()]

    def play(self, info: Info, seat: int | None = None) -> None:
        """Play a legal action or a chance outcome."""
        # Keys that only describe an answer (`effect`, `step`) may be omitted.
        if not any(info.items() <= answer.items() for answer in self.legal_actions(seat)):
            raise ValueError(f"not legal in phase {self.phase}: {info}")
        phase = self.phase
        frame = self.agenda.pop(0)
        if seat is not None:
            frame = dict(frame, seat=seat)
        getattr(self, f"_on_{phase}")(frame, info)
        self._run()

    @property
    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    @property
    def winners(self) -> list[int]:
        """Most VP (h); ties cannot happen."""
        if self.phase != "over":
            return []
        return [seat for seat in self.seats if self.scores[seat] == max(self.scores)]

    def copy(self) -> Mezo:
        """An independent copy; only the data are shared."""
        return deepcopy(self, {id(self.data): self.data})

    # ---- the agenda ------------------------------------------------------------------------------

    def _first(self, *frames: Frame) -> None:
        """Insert these frames, in this order, before all pending ones."""
        self.agenda[:0] = frames

    def _run(self) -> None:
        """Execute frames up to the next question."""
        while "do" in self.agenda[0]:
            frame = self.agenda.pop(0)
            getattr(self, f"_do_{frame['do']}")(frame)

    # ---- reading the position --------------------------------------------------------------------

    def inhabited(self) -> list[str]:
        return [name for name, region in self.regions.items() if region.inhabited]

    def presence(self, seat: int) -> list[str]:
        """The regions where the god of this seat is present; not in uninhabited ones (b)."""
        confluence = self.players[seat].god_at
        if confluence is None:
            return []
        return [name for name in self.inhabited() if name in self.data["confluences"][confluence]]

    def open_confluences(self) -> list[str]:
        """A confluence of which all regions are uninhabited is closed (b)."""
        return [
            name
            for name, regions in self.data["confluences"].items()
            if any(self.regions[region].inhabited for region in regions)
        ]

    def free_confluences(self) -> list[str]:
        """At most one god on a confluence (b); hence never the current one of the god."""
        occupied = [player.god_at for player in self.players]
        return [name for name in self.open_confluences() if name not in occupied]

    def hero_in(self, region: str) -> int | None:
        """The owner of a Hero there, neutral ones excluded."""
        for seat in self.seats:
            if self.players[seat].hero == region:
                return seat
        return None

    def hero_owner(self, region: str) -> int | None:
        """The Hero's owner for turn order and ties (i)."""
        own = self.hero_in(region)
        return self.regions[region].neutral_hero if own is None else own

    def regions_without_hero(self) -> list[str]:
        return [name for name in self.inhabited() if self.hero_owner(name) is None]

    def level(self, seat: int) -> int:
        level: int = self.data["devotion"][self.players[seat].devotion][0]
        return level

    def devotion_number(self, seat: int) -> int:
        number: int = self.data["devotion"][self.players[seat].devotion][1]
        return number

    def has_ability(self, seat: int, ability: str) -> bool:
        return ability in self.players[seat].abilities

    def descending_vp(self) -> list[int]:
        return sorted(self.seats, key=lambda seat: -self.players[seat].vp)

    def clockwise_from_left_of(self, seat: int) -> list[int]:
        """All seats, this one last; left is the next seat (k)."""
        return [(seat + 1 + i) % self.number for i in range(self.number)]

    def units_on_tracks(self, seat: int) -> Units:
        return {kind: list(self.tracks[TRACK_OF[kind]].values()).count(seat) for kind in KINDS}

    def cards_of(self, seat: int) -> list[str]:
        """The names of the five cards in the order of the data; none without a god."""
        god = self.players[seat].god
        return [] if god is None else list(self.data["gods"][god]["cards"])

    # ---- points ----------------------------------------------------------------------------------

    def gain_vp(self, seat: int, n: int) -> None:
        """One move of the marker, to the next free number; 0 moves nothing (b, k)."""
        if n <= 0:
            return
        others = [self.players[other].vp for other in self.seats if other != seat]
        vp = self.players[seat].vp + n
        while vp in others:
            vp += 1
        self.players[seat].vp = vp

    def gain_devotion(self, seat: int, n: int) -> None:
        """One event; the steps beyond the last space are one gain of VP (g, k)."""
        if n <= 0:
            return
        player = self.players[seat]
        last = len(self.data["devotion"]) - 1
        position = player.devotion + n
        player.devotion = min(position, last)
        self.gain_vp(seat, position - player.devotion)

    def score_pyramid(self, region: str, builder: int) -> None:
        """The builder scores the pieces, every other owner 1; in the order of VP before scoring (h,
        R-3)."""
        pieces = self.regions[region].pyramid
        for seat in self.descending_vp():
            if seat == builder:
                self.gain_vp(seat, len(pieces))
            elif any(piece.seat == seat for piece in pieces):
                self.gain_vp(seat, 1)

    # ---- set-up (a, k) ---------------------------------------------------------------------------

    def _set_up(self) -> None:
        """Order of chance: uninhabited regions, Altars, first seat, gods (k)."""
        draws = self.data["setup"]["uninhabited"][str(self.number)]
        for _ in range(draws):
            self.agenda.append({"ask": "uninhabited", "seat": CHANCE})
        self.agenda.append({"do": "altars"})
        if self.options["starting_seat"] == -1:
            self.agenda.append({"ask": "starting_seat", "seat": CHANCE})
        else:
            self._set_starting_seat(self.options["starting_seat"])
        self.agenda.append({"do": "gods"})
        self.agenda.append({"do": "era_start"})

    def _answers_uninhabited(self, frame: Frame) -> list[Info]:
        return [{"type": "uninhabited", "region": name} for name in self.inhabited()]

    def _on_uninhabited(self, frame: Frame, info: Info) -> None:
        self.regions[info["region"]].inhabited = False

    def _do_altars(self, frame: Frame) -> None:
        self._first(
            *[{"ask": "altar", "seat": CHANCE, "region": name} for name in self.inhabited()]
        )

    def _answers_altar(self, frame: Frame) -> list[Info]:
        placed = [region.altar for region in self.regions.values()]
        return [
            {"type": "altar", "region": frame["region"], "altar": altar}
            for altar in self.data["altars"]
            if altar not in placed
        ]

    def _on_altar(self, frame: Frame, info: Info) -> None:
        self.regions[info["region"]].altar = info["altar"]

    def _answers_starting_seat(self, frame: Frame) -> list[Info]:
        return [{"type": "starting_seat", "seat": seat} for seat in self.seats]

    def _on_starting_seat(self, frame: Frame, info: Info) -> None:
        self._set_starting_seat(info["seat"])

    def _set_starting_seat(self, first: int) -> None:
        """This seat gets the highest starting VP, the others clockwise, descending (k)."""
        self.starting_seat = first
        start = self.data["setup"]["start_vp_designed"][str(self.number)]
        for i, vp in enumerate(start):
            self.players[(first + i) % self.number].vp = vp

    def _do_gods(self, frame: Frame) -> None:
        """Dealt to seat after seat, or chosen in descending VP (k)."""
        if self.options["gods"] == "dealt":
            self._first(*[{"ask": "god", "seat": CHANCE, "for": seat} for seat in self.seats])
        else:
            self.order = self.descending_vp()
            self._first(
                *[{"ask": "choose_god", "seat": seat} for seat in self.order],
                {"do": "end_of_order"},
            )

    def _do_end_of_order(self, frame: Frame) -> None:
        self.order = []

    def _free_gods(self) -> list[str]:
        gods = [player.god for player in self.players]
        return [god for god in self.data["gods"] if god not in gods]

    def _answers_god(self, frame: Frame) -> list[Info]:
        return [{"type": "god", "seat": frame["for"], "god": god} for god in self._free_gods()]

    def _on_god(self, frame: Frame, info: Info) -> None:
        self._take_god(info["seat"], info["god"])

    def _answers_choose_god(self, frame: Frame) -> list[Info]:
        return [{"type": "choose_god", "god": god} for god in self._free_gods()]

    def _on_choose_god(self, frame: Frame, info: Info) -> None:
        self._take_god(frame["seat"], info["god"])

    def _take_god(self, seat: int, god: str) -> None:
        self.players[seat].god = god
        self.players[seat].unseen = self.cards_of(seat)

    # ---- start of an Era (h) ---------------------------------------------------------------------

    def _do_era_start(self, frame: Frame) -> None:
        self._first(
            {"ask": "token", "seat": CHANCE}, {"do": "choose_abilities"}, {"do": "tribe_phase"}
        )

    def _answers_token(self, frame: Frame) -> list[Info]:
        return [
            {"type": "token", "era": self.era, "token": token}
            for token in self.data["angry"][str(self.era)]
        ]

    def _on_token(self, frame: Frame, info: Info) -> None:
        self.tokens.append(info["token"])

    def _do_choose_abilities(self, frame: Frame) -> None:
        self.order = self.descending_vp()
        self._first(
            *[{"ask": "ability", "seat": seat} for seat in self.order], {"do": "end_of_order"}
        )

    def _answers_ability(self, frame: Frame) -> list[Info]:
        """Only this Era's column (R-1); copies are allowed (g)."""
        column = self.data["tribe_abilities"][str(self.era)]
        return [{"type": "ability", "ability": ability} for ability in column]

    def _on_ability(self, frame: Frame, info: Info) -> None:
        self.players[frame["seat"]].abilities.append(info["ability"])

    # ---- Tribe Phase (h, i) ----------------------------------------------------------------------

    def _do_tribe_phase(self, frame: Frame) -> None:
        self.order = self.descending_vp()
        self._first(
            *[{"do": "tribe_turn", "seat": seat} for seat in self.order],
            {"do": "end_of_order"},
            {"do": "god_phase"},
        )

    def _do_tribe_turn(self, frame: Frame) -> None:
        """Start abilities, then the Hero (and a neutral one), then the units (h, i)."""
        seat = frame["seat"]
        starts = [a for a in self.players[seat].abilities if a in START_ABILITIES]
        neutral = NEUTRAL_HEROES[self.number]
        self._first(
            *[self._effect(seat, START_ABILITIES[ability], ability) for ability in starts],
            {"ask": "hero", "seat": seat},
            *[{"ask": "neutral_hero", "seat": seat} for _ in range(neutral)],
            {"do": "consecrate"},
            {"do": "deployments", "seat": seat},
        )

    def _answers_hero(self, frame: Frame) -> list[Info]:
        return [{"type": "hero", "region": name} for name in self.regions_without_hero()]

    def _on_hero(self, frame: Frame, info: Info) -> None:
        self.players[frame["seat"]].hero = info["region"]

    def _answers_neutral_hero(self, frame: Frame) -> list[Info]:
        return [{"type": "neutral_hero", "region": name} for name in self.regions_without_hero()]

    def _on_neutral_hero(self, frame: Frame, info: Info) -> None:
        self.regions[info["region"]].neutral_hero = frame["seat"]

    def _do_consecrate(self, frame: Frame) -> None:
        """Fixed once the last Hero is placed, before that player deploys (k)."""
        without = self.regions_without_hero()
        if len(without) == 1:
            self.consecrated = without[0]

    def _do_deployments(self, frame: Frame) -> None:
        """Every region except that of the player's Hero, in the order of the data (h, j)."""
        seat = frame["seat"]
        self._first(
            *[
                {"ask": "deploy", "seat": seat, "region": name}
                for name in self.inhabited()
                if self.hero_in(name) != seat
            ]
        )

    def _answers_deploy(self, frame: Frame) -> list[Info]:
        reserve = self.players[frame["seat"]].reserve
        return [
            {"type": "deploy", "region": frame["region"], "shaman": shamans, "warrior": warriors}
            for shamans in range(min(reserve["shaman"], DEPLOY_LIMIT) + 1)
            for warriors in range(min(reserve["warrior"], DEPLOY_LIMIT) + 1)
            if shamans + warriors <= DEPLOY_LIMIT
        ]

    def _on_deploy(self, frame: Frame, info: Info) -> None:
        for kind in KINDS:
            self.players[frame["seat"]].reserve[kind] -= info[kind]
            self.regions[info["region"]].units[frame["seat"]][kind] += info[kind]

    # ---- God Phase, SUMMON (h, k) ----------------------------------------------------------------

    def _do_god_phase(self, frame: Frame) -> None:
        self.order = self.descending_vp()
        self._first(
            *[{"do": "summon", "seat": seat} for seat in self.order],
            {"do": "end_of_order"},
            {"do": "next_conflict"},
        )

    def _do_summon(self, frame: Frame) -> None:
        """The first time it is placed before the ability; later in either order (h)."""
        if self.players[frame["seat"]].god_at is None:
            self._on_summon(frame, {"type": "summon", "first": "move"})
        else:
            self._first({"ask": "summon", "seat": frame["seat"]})

    def _answers_summon(self, frame: Frame) -> list[Info]:
        return [{"type": "summon", "first": "move"}, {"type": "summon", "first": "ability"}]

    def _on_summon(self, frame: Frame, info: Info) -> None:
        """Never interleaved, and the move is compulsory (k)."""
        seat = frame["seat"]
        move = {"do": "move_god", "seat": seat}
        god = self.players[seat].god
        ability = self._effect(seat, self.data["gods"][god]["summon"]["steps"], f"{god} summon")
        if info["first"] == "move":
            self._first(move, ability)
        else:
            self._first(ability, move)

    def _do_move_god(self, frame: Frame) -> None:
        """There is always a free one (R-21); a smaller map might have none."""
        if self.free_confluences():
            self._first({"ask": "confluence", "seat": frame["seat"]})

    def _answers_confluence(self, frame: Frame) -> list[Info]:
        return [{"type": "confluence", "confluence": name} for name in self.free_confluences()]

    def _on_confluence(self, frame: Frame, info: Info) -> None:
        self.players[frame["seat"]].god_at = info["confluence"]

    # ---- Conflict Phase: the tile, the cards (h, k) ----------------------------------------------

    def unfought(self) -> list[str]:
        return [name for name in self.inhabited() if not self.regions[name].fought]

    def _do_next_conflict(self, frame: Frame) -> None:
        if self.unfought():
            self._first({"ask": "conflict", "seat": CHANCE})
        else:
            self._first({"do": "end_of_era"})

    def _answers_conflict(self, frame: Frame) -> list[Info]:
        return [{"type": "conflict", "region": name} for name in self.unfought()]

    def _on_conflict(self, frame: Frame, info: Info) -> None:
        region = info["region"]
        consecrated = region == self.consecrated
        acting: list[int] = []
        if not consecrated:
            owner = self.hero_owner(region)
            assert owner is not None, "every other region has a Hero"
            acting = self.clockwise_from_left_of(owner)
        self.conflict = Conflict(
            region=region,
            consecrated=consecrated,
            acting=acting,
            bonus=[0] * self.number,
            claims={"shaman": None, "warrior": None},
        )
        if consecrated:
            self._first({"do": "consecrated_conflict"})
        else:
            self._first({"do": "normal_conflict"})

    def _do_normal_conflict(self, frame: Frame) -> None:
        """All stages of a normal Conflict (h, k)."""
        acting = self.current.acting
        self._first(
            *[{"do": "draw_cards", "seat": seat} for seat in acting],
            {"do": "picks"},
            *[{"ask": "action", "seat": seat} for _ in range(ROUNDS) for seat in acting],
            *[{"do": "third_action", "seat": seat} for seat in acting],
            {"do": "winner"},
            {"do": "altar_bonus"},
            {"do": "winning_bonus"},
            {"do": "majority", "kind": "shaman"},
            {"do": "majority", "kind": "warrior"},
            {"do": "clean_up"},
            {"do": "next_conflict"},
        )

    @property
    def current(self) -> Conflict:
        assert self.conflict is not None
        return self.conflict

    def _do_draw_cards(self, frame: Frame) -> None:
        """Returned cards are on top and drawn again first (k): only the missing ones are dealt."""
        player = self.players[frame["seat"]]
        if len(player.hand) < CARDS_IN_HAND and player.unseen:
            self._first({"ask": "draw", "seat": CHANCE, "for": frame["seat"]}, frame)

    def _answers_draw(self, frame: Frame) -> list[Info]:
        seat = frame["for"]
        return [
            {"type": "draw", "seat": seat, "card": card}
            for card in self.cards_of(seat)
            if card in self.players[seat].unseen
        ]

    def _on_draw(self, frame: Frame, info: Info) -> None:
        player = self.players[info["seat"]]
        player.unseen.remove(info["card"])
        player.hand.append(info["card"])

    def _do_picks(self, frame: Frame) -> None:
        """All at once; nothing is revealed before the last has picked (j)."""
        missing = [seat for seat in self.current.acting if self.players[seat].pick is None]
        if missing:
            self._first({"ask": "pick", "seat": missing[0]})
        else:
            self._reveal()

    def _answers_pick(self, frame: Frame) -> list[Info]:
        seat = frame["seat"]
        return [
            {"type": "pick", "card": card}
            for card in self.cards_of(seat)
            if card in self.players[seat].hand
        ]

    def _on_pick(self, frame: Frame, info: Info) -> None:
        player = self.players[frame["seat"]]
        player.hand.remove(info["card"])
        player.pick = info["card"]
        self._first({"do": "picks"})

    def _reveal(self) -> None:
        """A played card is out of the deck until the Era's reshuffle (k)."""
        for player in self.players:
            assert player.pick is not None
            player.card = player.pick
            player.played.append(player.pick)
            player.pick = None

    # ---- Conflict Phase: actions (h, k) ----------------------------------------------------------

    def _answers_action(self, frame: Frame) -> list[Info]:
        """Any uncovered action, even without effect, or a Pass that covers it (k)."""
        player = self.players[frame["seat"]]
        uncovered = [action for action in ACTIONS if action not in player.covered]
        gains = ["devotion"] + [kind for kind in KINDS if player.xibalba[kind] > 0]
        ids = {action: self.effect_id(frame["seat"], action) for action in uncovered}
        actions: list[Info] = [
            {"type": "action", "action": action, "effect": ids[action]} for action in uncovered
        ]
        passes: list[Info] = [
            {"type": "pass", "action": action, "effect": ids[action], "gain": gain}
            for action in uncovered
            for gain in gains
        ]
        return actions + passes

    def _on_action(self, frame: Frame, info: Info) -> None:
        """Cover it, then resolve it; after a Pass the others stay open (R-2)."""
        seat = frame["seat"]
        player = self.players[seat]
        player.covered.append(info["action"])
        if info["type"] == "action":
            steps = self.action_steps(seat, info["action"])
            self._first(self._effect(seat, steps, self.effect_id(seat, info["action"])))
        elif info["gain"] == "devotion":
            self.gain_devotion(seat, 1)
        else:
            self._recover(seat, info["gain"])

    def effect_id(self, seat: int, action: int) -> str:
        """The id of an action of the seat's card in infos."""
        player = self.players[seat]
        if action == 3:
            return f"{player.god} ceremonial"
        return f"{player.god} {player.card} {action}"

    def action_steps(self, seat: int, action: int) -> list[Info]:
        """The first two actions belong to the card, the third is the god's ceremonial one (f)."""
        player = self.players[seat]
        god = self.data["gods"][player.god]
        steps: list[Info]
        if action == 3:
            steps = god["ceremonial"]["steps"]
        else:
            steps = god["cards"][player.card][action - 1]["steps"]
        return steps

    def _do_third_action(self, frame: Frame) -> None:
        """Only with an own Glyph there at that moment (k)."""
        if self.regions[self.current.region].glyphs[frame["seat"]] > 0:
            self._first({"ask": "third", "seat": frame["seat"]})

    def _answers_third(self, frame: Frame) -> list[Info]:
        return [{"type": "stop"}, *self._answers_action(frame)]

    def _on_third(self, frame: Frame, info: Info) -> None:
        """The Glyph is razed for the one action still uncovered (h)."""
        if info["type"] == "stop":
            return
        seat = frame["seat"]
        self.regions[self.current.region].glyphs[seat] -= 1
        self.players[seat].glyphs_left += 1
        self._on_action(frame, info)

    # ---- resolving a Conflict (h, k) -------------------------------------------------------------

    def strength(self, seat: int) -> Info:
        """Hero and god strength are live, bonuses were fixed when they were resolved (k)."""
        conflict = self.current
        region = self.regions[conflict.region]
        player = self.players[seat]
        hero = 0
        if player.hero == conflict.region and not conflict.consecrated:
            hero = self.data["setup"]["hero_strength"]
            if self.has_ability(seat, "hero_plus_era"):
                hero += self.era
        god = 0
        if self.has_ability(seat, "god_strength_level"):
            if conflict.region in self.presence(seat):
                god = self.level(seat)
        parts = {
            "hero": hero,
            "units": sum(region.units[seat].values()),
            "glyphs": region.glyphs[seat],
            "god": god,
            "bonus": conflict.bonus[seat],
            "sacrificed": sum(player.sacrificed.values()),
        }
        return parts | {"total": sum(parts.values())}

    def strongest(self) -> list[int]:
        """The seats with the most strength, at least 1 (R-4)."""
        totals = [self.strength(seat)["total"] for seat in self.seats]
        most = max(totals)
        return [seat for seat in self.seats if totals[seat] == most] if most > 0 else []

    def _do_winner(self, frame: Frame) -> None:
        """Ties: the Hero's owner decides; in the consecrated region the tied seat with the fewest
        VP (h)."""
        tied = self.strongest()
        if len(tied) == 1:
            self.current.winner = tied[0]
        elif tied and self.current.consecrated:
            least = min(tied, key=lambda seat: self.players[seat].vp)
            self._first({"ask": "tie_consecrated", "seat": least, "tied": tied})
        elif tied:
            owner = self.hero_owner(self.current.region)
            self._first({"ask": "tie_strength", "seat": owner, "tied": tied})

    def _answers_tie(self, frame: Frame) -> list[Info]:
        return [{"type": "tie", "seat": seat} for seat in frame["tied"]]

    _answers_tie_strength = _answers_tie
    _answers_tie_consecrated = _answers_tie
    _answers_tie_calendar = _answers_tie
    _answers_tie_codex = _answers_tie

    def _on_tie_strength(self, frame: Frame, info: Info) -> None:
        self.current.winner = info["seat"]

    _on_tie_consecrated = _on_tie_strength

    def _do_altar_bonus(self, frame: Frame) -> None:
        """The Altar that is there now; it stays (c)."""
        winner = self.current.winner
        if winner is not None:
            altar = self.regions[self.current.region].altar
            self._first(self._effect(winner, self.data["altars"][altar]["steps"], altar))

    def _do_winning_bonus(self, frame: Frame) -> None:
        """A separate move after the Altar or the 8 VP (k, R-15)."""
        winner = self.current.winner
        if winner is not None and self.has_ability(winner, "win_conflict_plus5"):
            self.gain_vp(winner, EXTRA_FOR_WINNING)

    def _do_majority(self, frame: Frame) -> None:
        """Shamans for the Calendar, Warriors for the Codex, counted now (h, k)."""
        kind = frame["kind"]
        track = TRACK_OF[kind]
        if track in self.current.cancelled:  # also beats a claim
            return
        units = self.regions[self.current.region].units
        most = max(units[seat][kind] for seat in self.seats)
        if most == 0:
            return
        tied = [seat for seat in self.seats if units[seat][kind] == most]
        claimant = self.current.claims[kind]
        if claimant is not None and units[claimant][kind] > 0:  # else it is ignored (R-7, k)
            tied = [claimant]
        if len(tied) == 1:
            self._ask_space(track, tied[0])
        else:
            owner = self.hero_owner(self.current.region)
            self._first({"ask": f"tie_{track}", "seat": owner, "tied": tied})

    def _on_tie_calendar(self, frame: Frame, info: Info) -> None:
        self._ask_space("calendar", info["seat"])

    def _on_tie_codex(self, frame: Frame, info: Info) -> None:
        self._ask_space("codex", info["seat"])

    def _ask_space(self, track: str, seat: int) -> None:
        self._first({"ask": track, "seat": seat})

    def _answers_space(self, track: str) -> list[Info]:
        spaces = self.tracks[track]
        return [{"type": "space", "space": space} for space in spaces if spaces[space] is None]

    def _answers_calendar(self, frame: Frame) -> list[Info]:
        return self._answers_space("calendar")

    def _answers_codex(self, frame: Frame) -> list[Info]:
        return self._answers_space("codex")

    def _on_calendar(self, frame: Frame, info: Info) -> None:
        self._take_space("shaman", frame["seat"], info["space"])

    def _on_codex(self, frame: Frame, info: Info) -> None:
        self._take_space("warrior", frame["seat"], info["space"])

    def _take_space(self, kind: str, seat: int, space: str) -> None:
        """Move a unit there; the space is resolved once, or twice with the ability (d, R-12)."""
        track = TRACK_OF[kind]
        self.regions[self.current.region].units[seat][kind] -= 1
        self.tracks[track][space] = seat
        times = 2 if self.has_ability(seat, "repeat_calendar_codex") else 1
        steps = self.data[track][space]["steps"]
        self._first(*[self._effect(seat, steps, space) for _ in range(times)])

    def _do_clean_up(self, frame: Frame) -> None:
        """Hero and units return, sacrificed units go to Xibalba, markers are removed (h)."""
        name = self.current.region
        region = self.regions[name]
        for seat, player in enumerate(self.players):
            for kind in KINDS:
                player.reserve[kind] += region.units[seat][kind]
                player.xibalba[kind] += player.on_angry_god[kind] + player.sacrificed[kind]
            region.units[seat] = none_of_each()
            player.on_angry_god = none_of_each()
            player.sacrificed = none_of_each()
            if player.hero == name:
                player.hero = None
            player.card = None
            player.covered = []
        region.neutral_hero = None
        region.fought = True
        self.conflict = None

    # ---- the consecrated region (h, k) -----------------------------------------------------------

    def _do_consecrated_conflict(self, frame: Frame) -> None:
        self.order = self.descending_vp()
        self._first(
            *[{"do": "sacrifices", "seat": seat} for seat in self.order],
            {"do": "end_of_order"},
            {"do": "winner"},
            {"do": "consecrated_bonus"},
            {"do": "winning_bonus"},
            {"do": "clean_up"},
            {"do": "next_conflict"},
        )

    def _do_sacrifices(self, frame: Frame) -> None:
        """Shamans, then Warriors; the Devotion before the next player decides (k)."""
        seat = frame["seat"]
        self._first(
            {"ask": "sacrifice", "seat": seat, "kind": "shaman"},
            {"ask": "sacrifice", "seat": seat, "kind": "warrior"},
            {"do": "devotion_of_sacrifice", "seat": seat},
        )

    def _answers_sacrifice(self, frame: Frame) -> list[Info]:
        """From the Reserve only (h)."""
        kind = frame["kind"]
        in_reserve = self.players[frame["seat"]].reserve[kind]
        return [{"type": "sacrifice", "kind": kind, "n": n} for n in range(in_reserve + 1)]

    def _on_sacrifice(self, frame: Frame, info: Info) -> None:
        player = self.players[frame["seat"]]
        player.reserve[info["kind"]] -= info["n"]
        player.sacrificed[info["kind"]] += info["n"]

    def _do_devotion_of_sacrifice(self, frame: Frame) -> None:
        """One sacrifice of several units is one event."""
        seat = frame["seat"]
        self.gain_devotion(seat, sum(self.players[seat].sacrificed.values()))

    def _do_consecrated_bonus(self, frame: Frame) -> None:
        """Instead of the Altar (c)."""
        if self.current.winner is not None:
            self.gain_vp(self.current.winner, self.data["setup"]["consecrated_vp"])

    # ---- end of an Era, end of the game (h, k) ---------------------------------------------------

    def _do_end_of_era(self, frame: Frame) -> None:
        self._score_tracks()
        self._score_pyramids()
        if self.era < ERAS:
            self._prepare_next_era()
            self._first({"do": "era_start"})
        else:
            self._score_game()
            self._first({"ask": "over", "seat": None})

    def _score_tracks(self) -> None:
        """Step 1: one move for all units together; the units return (k)."""
        for seat in self.descending_vp():
            units = self.units_on_tracks(seat)
            each = self.data["setup"]["track_unit_vp"]
            if self.has_ability(seat, "calendar_codex_plus3"):
                each += EXTRA_PER_TRACK_UNIT
            self.gain_vp(seat, each * sum(units.values()))
            for kind in KINDS:
                self.players[seat].reserve[kind] += units[kind]
        for track in self.tracks.values():
            for space in track:
                track[space] = None

    def _score_pyramids(self) -> None:
        """Step 2: the number of the Era for each region with an own piece, covered or not (k)."""
        for seat in self.descending_vp():
            regions = [
                region
                for region in self.regions.values()
                if any(piece.seat == seat for piece in region.pyramid)
            ]
            self.gain_vp(seat, self.era * len(regions))

    def _prepare_next_era(self) -> None:
        """Steps 3 to 5; skipped after Era 3 (k)."""
        for seat, player in enumerate(self.players):
            player.unseen = self.cards_of(seat)
            player.hand = []
            player.played = []
        self.era += 1
        for region in self.regions.values():
            region.fought = False
        self.consecrated = None

    def _score_game(self) -> None:
        """Devotion number and 2 x level in one move (k)."""
        for seat in self.descending_vp():
            vp = self.devotion_number(seat)
            if self.has_ability(seat, "end_vp_2x_level"):
                vp += VP_PER_LEVEL * self.level(seat)
            self.gain_vp(seat, vp)

    # ---- effects: the steps (h, k) ---------------------------------------------------------------

    def _effect(self, seat: int, steps: list[Info], name: str | None = None) -> Frame:
        """A whole effect of this seat, with separate labels; its name only describes infos."""
        run = {"seat": seat, "actor": seat, "labels": {}, "effect": name, "whole": steps}
        return {"do": "steps", "steps": steps, "run": run}

    def _do_steps(self, frame: Frame) -> None:
        """Steps run in order; a step may insert its own questions before the rest."""
        self._first(*[{"do": "step", "step": step, "run": frame["run"]} for step in frame["steps"]])

    def _do_step(self, frame: Frame) -> None:
        step, run = frame["step"], frame["run"]
        if not self._condition(step, run):
            return
        if step["verb"] in WITH_TARGETS:
            left = self._amount(step, run)
            self._first({"do": "targets", "step": step, "run": run, "left": left, "chosen": []})
        else:
            getattr(self, f"_verb_{step['verb'].lower()}")(step, run)

    def _condition(self, step: Info, run: Info) -> bool:
        """``if``: own units in the region of a label, or its count; unset means no (k)."""
        condition = step.get("if")
        if condition is None:
            return True
        if "own" in condition:
            region = self._label_region(run, condition["in"])
            if region is None:
                return False
            units = self.regions[region].units[run["seat"]]
            own = sum(units[kind] for kind in kinds_of(condition["own"]))
            return bool(own >= condition["min"])
        return bool(self._label_count(run, condition["count"]) >= condition["min"])

    def _label_region(self, run: Info, label: str) -> str | None:
        region: str | None = run["labels"][label]["region"] if label in run["labels"] else None
        return region

    def _label_count(self, run: Info, label: str) -> int:
        count: int = run["labels"][label]["count"] if label in run["labels"] else 0
        return count

    def _amount(self, step: Info, run: Info) -> int:
        """``n``, read when the step begins (k)."""
        n = step.get("n", 1)
        if isinstance(n, int):
            return n
        seat = run["seat"]
        total: int = n.get("base", 0)
        total += n.get("perEra", 0) * self.era
        total += n.get("perLevel", 0) * self.level(seat)
        if "perOwn" in n and self.conflict is not None:
            units = self.regions[self.conflict.region].units[seat]
            total += sum(units[kind] for kind in kinds_of(n["perOwn"]))
        if "perCount" in n:
            total += n.get("times", 1) * self._label_count(run, n["perCount"])
        if "oppXibalbaDiv" in n:
            dead = sum(
                sum(self.players[other].xibalba.values()) for other in self.seats if other != seat
            )
            divisor = n["oppXibalbaDiv"]
            total += (dead + divisor - 1) // divisor  # rounded up
        if "cap" in n:
            total = min(total, n["cap"])
        return total

    def _places(self, word: str, run: Info) -> list[str]:
        """The regions for ``where`` or ``to``; nothing enters an uninhabited one (h, k)."""
        if word == "presence":
            return self.presence(run["seat"])
        if word == "actorPresence":
            return self.presence(run["actor"])
        if word == "any":
            return self.inhabited()
        if word == "conflict":
            return [] if self.conflict is None else [self.conflict.region]
        if word == "other":
            here = self._places("conflict", run)
            return [name for name in self.inhabited() if name not in here]
        if word.startswith("same:"):
            region = self._label_region(run, word.removeprefix("same:"))
            return [] if region is None else [region]
        raise ValueError(f"no such place: {word}")

    def _where(self, step: Info, run: Info) -> list[str]:
        """The default is the presence of the god (h)."""
        return self._places(step.get("where", "presence"), run)

    def _owners(self, step: Info, run: Info) -> list[int]:
        return self.seats if step.get("owner", "self") == "any" else [run["seat"]]

    # ---- effects: choosing targets ---------------------------------------------------------------

    def _targets(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        targets: list[Info] = getattr(self, f"_targets_{step['verb'].lower()}")(step, run, previous)
        return targets

    def _do_targets(self, frame: Frame) -> None:
        """Ask until the amount is reached or no target is left."""
        step, run, previous = frame["step"], frame["run"], frame["chosen"]
        if frame["left"] > 0 and self._targets(step, run, previous):
            self._first(
                {
                    "ask": "effect",
                    "seat": run["seat"],
                    "step": step,
                    "run": run,
                    "left": frame["left"],
                    "chosen": previous,
                }
            )
        else:
            self._remember(frame)

    def _answers_effect(self, frame: Frame) -> list[Info]:
        """``stop`` only where the step says "up to" (k)."""
        targets = self._targets(frame["step"], frame["run"], frame["chosen"])
        if frame["step"].get("upTo", False):
            targets = [*targets, {"type": "stop"}]
        return targets

    def _on_effect(self, frame: Frame, info: Info) -> None:
        if info["type"] == "stop":
            self._remember(frame)
            return
        step, run = frame["step"], frame["run"]
        getattr(self, f"_apply_{step['verb'].lower()}")(run, info)
        self._first(
            {
                "do": "targets",
                "step": step,
                "run": run,
                "left": frame["left"] - 1,
                "chosen": [*frame["chosen"], info],
            }
        )

    def _remember(self, frame: Frame) -> None:
        """``as``: how often the step was done, and the region of the last time."""
        if "as" not in frame["step"]:
            return
        previous = frame["chosen"]
        region = None
        if previous:
            region = previous[-1].get("region", previous[-1].get("to"))
        frame["run"]["labels"][frame["step"]["as"]] = {"count": len(previous), "region": region}

    # ---- the verbs with targets ------------------------------------------------------------------

    def _targets_deploy(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        reserve = self.players[run["seat"]].reserve
        return [
            {"type": "deploy_unit", "kind": kind, "region": region}
            for region in self._where(step, run)
            for kind in kinds_of(step["kind"])
            if reserve[kind] > 0
        ]

    def _apply_deploy(self, run: Info, info: Info) -> None:
        self.players[run["seat"]].reserve[info["kind"]] -= 1
        self.regions[info["region"]].units[run["seat"]][info["kind"]] += 1

    def _targets_awaken(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        xibalba = self.players[run["seat"]].xibalba
        return [
            {"type": "awaken", "kind": kind, "region": region}
            for region in self._where(step, run)
            for kind in kinds_of(step["kind"])
            if xibalba[kind] > 0
        ]

    def _apply_awaken(self, run: Info, info: Info) -> None:
        self.players[run["seat"]].xibalba[info["kind"]] -= 1
        self.regions[info["region"]].units[run["seat"]][info["kind"]] += 1

    def _targets_recover(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        """Needs no presence (k); waiting units are not in Xibalba yet (R-23)."""
        xibalba = self.players[run["seat"]].xibalba
        return [
            {"type": "recover", "kind": kind}
            for kind in kinds_of(step["kind"])
            if xibalba[kind] > 0
        ]

    def _apply_recover(self, run: Info, info: Info) -> None:
        self._recover(run["seat"], info["kind"])

    def _recover(self, seat: int, kind: str) -> None:
        self.players[seat].xibalba[kind] -= 1
        self.players[seat].reserve[kind] += 1

    def _units_in_regions(
        self, verb: str, step: Info, run: Info, previous: list[Info]
    ) -> list[Info]:
        """Units that may be taken out of their regions, with a limit per player (R-6)."""
        most = step.get("perPlayerMax")
        owners = [info["owner"] for info in previous]
        return [
            {"type": verb, "owner": owner, "kind": kind, "region": region}
            for region in self._where(step, run)
            for owner in self._owners(step, run)
            for kind in kinds_of(step["kind"])
            if self.regions[region].units[owner][kind] > 0
            if most is None or owners.count(owner) < most
        ]

    def _targets_annihilate(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        return self._units_in_regions("annihilate", step, run, previous)

    def _apply_annihilate(self, run: Info, info: Info) -> None:
        self.regions[info["region"]].units[info["owner"]][info["kind"]] -= 1
        self.players[info["owner"]].xibalba[info["kind"]] += 1

    def _targets_exile(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        return self._units_in_regions("exile", step, run, previous)

    def _apply_exile(self, run: Info, info: Info) -> None:
        self.regions[info["region"]].units[info["owner"]][info["kind"]] -= 1
        self.players[info["owner"]].reserve[info["kind"]] += 1

    def _targets_move(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        """No unit moves twice; a single route is that of the first unit (k)."""
        targets: list[Info] = []
        most = step.get("perPlayerMax")
        for source in self._where(step, run):
            for owner in self._owners(step, run):
                for kind in kinds_of(step["kind"]):
                    moved_units = [
                        info
                        for info in previous
                        if (info["owner"], info["kind"], info["to"]) == (owner, kind, source)
                    ]
                    if self.regions[source].units[owner][kind] <= len(moved_units):
                        continue
                    if most is not None and [i["owner"] for i in previous].count(owner) >= most:
                        continue
                    for target in self._places(step["to"], run):
                        if target == source:
                            continue
                        if step.get("singleRoute", False) and previous:
                            if (source, target) != (previous[0]["from"], previous[0]["to"]):
                                continue
                        targets.append(
                            {
                                "type": "move",
                                "owner": owner,
                                "kind": kind,
                                "from": source,
                                "to": target,
                            }
                        )
        return targets

    def _apply_move(self, run: Info, info: Info) -> None:
        self.regions[info["from"]].units[info["owner"]][info["kind"]] -= 1
        self.regions[info["to"]].units[info["owner"]][info["kind"]] += 1

    def next_level(self, seat: int, region: str) -> int | None:
        """The piece that this seat would build there: lowest, or one above the top (h, k)."""
        left = [level for level, n in self.players[seat].pieces_left.items() if n > 0]
        pyramid = self.regions[region].pyramid
        if not pyramid:
            return min(left) if left else None
        above = pyramid[-1].level + 1
        return above if above in left else None

    def _targets_build(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        seat = run["seat"]
        targets: list[Info] = []
        for region in self._where(step, run):
            for kind in kinds_of(step["kind"]):
                if kind == "glyph":
                    possible = self.players[seat].glyphs_left > 0  # no other limit
                else:
                    possible = self.next_level(seat, region) is not None
                if possible:
                    targets.append({"type": "build", "kind": kind, "region": region})
        return targets

    def _apply_build(self, run: Info, info: Info) -> None:
        seat = run["seat"]
        region = info["region"]
        if info["kind"] == "glyph":
            self.players[seat].glyphs_left -= 1
            self.regions[region].glyphs[seat] += 1
            return
        level = self.next_level(seat, region)
        assert level is not None
        self.players[seat].pieces_left[level] -= 1
        self.regions[region].pyramid.append(Piece(level, seat))
        self.score_pyramid(region, seat)

    def _targets_raze(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        """Glyphs and top levels, including own ones if the owner is "any" (k)."""
        owners = self._owners(step, run)
        targets: list[Info] = []
        for name in self._where(step, run):
            region = self.regions[name]
            for kind in kinds_of(step["kind"]):
                if kind == "glyph":
                    of = [owner for owner in owners if region.glyphs[owner] > 0]
                else:
                    of = [piece.seat for piece in region.pyramid[-1:] if piece.seat in owners]
                targets += [
                    {"type": "raze", "kind": kind, "owner": owner, "region": name} for owner in of
                ]
        return targets

    def _apply_raze(self, run: Info, info: Info) -> None:
        """Return it to its owner's Reserve; no VP (k)."""
        if info["kind"] == "glyph":
            self.regions[info["region"]].glyphs[info["owner"]] -= 1
            self.players[info["owner"]].glyphs_left += 1
        else:
            self._take_top_piece(info["region"])

    def _take_top_piece(self, region: str) -> Piece:
        piece = self.regions[region].pyramid.pop()
        self.players[piece.seat].pieces_left[piece.level] += 1
        return piece

    def _targets_transform(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        """Another player's Glyph, or a top level that is own or can be matched (R-18, k)."""
        seat = run["seat"]
        player = self.players[seat]
        owners = self._owners(step, run)
        targets: list[Info] = []
        for name in self._where(step, run):
            region = self.regions[name]
            for kind in kinds_of(step["kind"]):
                of: list[int] = []
                if kind == "glyph":
                    if player.glyphs_left > 0:
                        of = [o for o in owners if o != seat and region.glyphs[o] > 0]
                elif region.pyramid:
                    top = region.pyramid[-1]
                    if top.seat in owners:
                        if top.seat == seat or player.pieces_left[top.level] > 0:
                            of = [top.seat]
                targets += [
                    {"type": "transform", "kind": kind, "owner": owner, "region": name}
                    for owner in of
                ]
        return targets

    def _apply_transform(self, run: Info, info: Info) -> None:
        """A Glyph gives no VP; a level scores like BUILD (k, R-19)."""
        seat = run["seat"]
        name = info["region"]
        if info["kind"] == "glyph":
            self.regions[name].glyphs[info["owner"]] -= 1
            self.players[info["owner"]].glyphs_left += 1
            self.regions[name].glyphs[seat] += 1
            self.players[seat].glyphs_left -= 1
            return
        piece = self._take_top_piece(name)  # an own piece stays
        self.players[seat].pieces_left[piece.level] -= 1
        self.regions[name].pyramid.append(Piece(piece.level, seat))
        self.score_pyramid(name, seat)

    def _targets_swap_altars(self, step: Info, run: Info, previous: list[Info]) -> list[Info]:
        """Another inhabited, not consecrated region, fought or not (k)."""
        if self.conflict is None:
            return []
        return [
            {"type": "swap_altars", "region": name}
            for name in self.inhabited()
            if name not in (self.conflict.region, self.consecrated)
        ]

    def _apply_swap_altars(self, run: Info, info: Info) -> None:
        here = self.regions[self.current.region]
        there = self.regions[info["region"]]
        here.altar, there.altar = there.altar, here.altar

    # ---- the verbs without targets ---------------------------------------------------------------

    def _verb_gain_vp(self, step: Info, run: Info) -> None:
        self.gain_vp(run["seat"], self._amount(step, run))

    def _verb_gain_devotion(self, step: Info, run: Info) -> None:
        self.gain_devotion(run["seat"], self._amount(step, run))

    def _verb_strength(self, step: Info, run: Info) -> None:
        if self.conflict is not None:
            self.conflict.bonus[run["seat"]] += max(0, self._amount(step, run))

    def _verb_claim_majority(self, step: Info, run: Info) -> None:
        if self.conflict is not None:
            self.conflict.claims[step["kind"]] = run["seat"]

    def _verb_summon(self, step: Info, run: Info) -> None:
        self._first({"do": "summon", "seat": run["seat"]})

    def _verb_cancel_majority(self, step: Info, run: Info) -> None:
        self._first({"ask": "cancel", "seat": run["seat"]})

    def _answers_cancel(self, frame: Frame) -> list[Info]:
        return [{"type": "cancel", "track": track} for track in ("calendar", "codex")]

    def _on_cancel(self, frame: Frame, info: Info) -> None:
        if info["track"] not in self.current.cancelled:
            self.current.cancelled.append(info["track"])

    def _verb_choose_one(self, step: Info, run: Info) -> None:
        """Only options whose first step has a target; without any, the step is skipped (k)."""
        options = [
            i for i, option in enumerate(step["options"]) if self._has_target(option[0], run)
        ]
        if options:
            self._first(
                {
                    "ask": "choose_one",
                    "seat": run["seat"],
                    "step": step,
                    "run": run,
                    "options": options,
                }
            )

    def _has_target(self, step: Info, run: Info) -> bool:
        if not self._condition(step, run):
            return False
        if step["verb"] in WITH_TARGETS:
            return self._amount(step, run) > 0 and bool(self._targets(step, run, []))
        if step["verb"] == "APPEASE":
            return self._can_appease(run["seat"])
        return True

    def _answers_choose_one(self, frame: Frame) -> list[Info]:
        run = frame["run"]
        place: Info = {}
        if run["effect"] is not None:
            place = {"effect": run["effect"], "step": run["whole"].index(frame["step"])}
        return [{"type": "choose_one", "option": i, **place} for i in frame["options"]]

    def _on_choose_one(self, frame: Frame, info: Info) -> None:
        steps = frame["step"]["options"][info["option"]]
        self._first({"do": "steps", "steps": steps, "run": frame["run"]})

    def _verb_each_opponent(self, step: Info, run: Info) -> None:
        seats = self.clockwise_from_left_of(run["actor"])
        self._for_each(step, run, [seat for seat in seats if seat != run["actor"]])

    def _verb_each_player(self, step: Info, run: Info) -> None:
        """Ends with the actor (k)."""
        self._for_each(step, run, self.clockwise_from_left_of(run["actor"]))

    def _for_each(self, step: Info, run: Info, seats: list[int]) -> None:
        """The inner steps for one seat after the other, each with separate labels."""
        for seat in reversed(seats):
            inner = {**run, "seat": seat, "labels": {}}
            self._first(
                {"do": "steps", "steps": step["steps"], "run": inner},
                {"do": "add_count", "step": step, "run": run, "inner": inner},
            )

    def _do_add_count(self, frame: Frame) -> None:
        """``count`` sums an inner ``as``."""
        if "count" not in frame["step"]:
            return
        label = frame["step"]["count"]
        count = self._label_count(frame["run"], label) + self._label_count(frame["inner"], label)
        frame["run"]["labels"][label] = {"count": count, "region": None}

    # ---- APPEASE (e, R-9 to R-11, k) -------------------------------------------------------------

    def _appease_cost(self) -> int:
        """The units of all players on the Angry God count (k)."""
        return 1 if all(sum(p.on_angry_god.values()) == 0 for p in self.players) else 2

    def _payments(self, seat: int) -> list[Info]:
        """Own units in the Reserve and where the god is present, in any mix (R-9)."""
        reserve = self.players[seat].reserve
        payments: list[Info] = [
            {"type": "pay", "kind": kind, "from": "reserve"} for kind in KINDS if reserve[kind] > 0
        ]
        for region in self.presence(seat):
            for kind in KINDS:
                if self.regions[region].units[seat][kind] > 0:
                    payments.append({"type": "pay", "kind": kind, "from": region})
        return payments

    def _can_appease(self, seat: int) -> bool:
        """Without the full price there is no APPEASE (R-9)."""
        units = sum(self.players[seat].reserve.values())
        for region in self.presence(seat):
            units += sum(self.regions[region].units[seat].values())
        return units >= self._appease_cost()

    def _verb_appease(self, step: Info, run: Info) -> None:
        if self._can_appease(run["seat"]):
            self._first({"ask": "appease", "seat": run["seat"]})

    def _answers_appease(self, frame: Frame) -> list[Info]:
        return [{"type": "appease"}, {"type": "stop"}]

    def _on_appease(self, frame: Frame, info: Info) -> None:
        """The cost is fixed now; then the token, or two different ones (R-11)."""
        if info["type"] == "stop":
            return
        seat = frame["seat"]
        self._first(
            *[{"ask": "pay", "seat": seat} for _ in range(self._appease_cost())],
            {"do": "token", "seat": seat, "used": []},
        )

    def _answers_pay(self, frame: Frame) -> list[Info]:
        return self._payments(frame["seat"])

    def _on_pay(self, frame: Frame, info: Info) -> None:
        """Removed from its region at once; on the Angry God until the clean-up (R-23)."""
        seat = frame["seat"]
        player = self.players[seat]
        if info["from"] == "reserve":
            player.reserve[info["kind"]] -= 1
        else:
            self.regions[info["from"]].units[seat][info["kind"]] -= 1
        player.on_angry_god[info["kind"]] += 1

    def _do_token(self, frame: Frame) -> None:
        """Ask for a token as long as one is due and another one is face up."""
        seat, used = frame["seat"], frame["used"]
        due = 2 if self.has_ability(seat, "appease_two_tokens") else 1
        if len(used) < due and len(used) < len(self.tokens):
            self._first({"ask": "use_token", "seat": seat, "used": used})

    def _answers_use_token(self, frame: Frame) -> list[Info]:
        return [
            {"type": "use_token", "token": token}
            for token in self.tokens
            if token not in frame["used"]
        ]

    def _on_use_token(self, frame: Frame, info: Info) -> None:
        """Fully resolved before the second one is chosen; tokens stay usable (k)."""
        seat = frame["seat"]
        self._first(
            self._effect(seat, self._token_steps(info["token"]), info["token"]),
            {"do": "token", "seat": seat, "used": [*frame["used"], info["token"]]},
        )

    def _token_steps(self, token: str) -> list[Info]:
        for tokens in self.data["angry"].values():
            if token in tokens:
                steps: list[Info] = tokens[token]["steps"]
                return steps
        raise ValueError(f"no such token: {token}")

    # ---- the view --------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Info:
        """What this seat may know; a spectator gets the public information (j)."""
        if seat is not None and seat not in self.seats:
            raise ValueError("no such seat")
        return self.views()[seat]

    def views(self) -> dict[int | None, Info]:
        """The views of all seats and of a spectator."""
        public = self._public_view()
        players = [self._view_player(seat) for seat in self.seats]
        views: dict[int | None, Info] = {}
        for viewer in (None, *self.seats):
            players_view = list(players)
            if viewer is not None:
                players_view[viewer] = players[viewer] | self._view_own_cards(viewer)
            views[viewer] = public | {"players": players_view}
        return views

    def _public_view(self) -> Info:
        return {
            "era": self.era,
            "phase": self.phase,
            "current_player": self.current_player,
            "players_to_act": [seat for seat in self.players_to_act if seat != CHANCE],
            "regions": {name: self._view_region(name) for name in self.regions},
            "gods": {str(seat): self.players[seat].god_at for seat in self.seats},
            "calendar": dict(self.tracks["calendar"]),
            "codex": dict(self.tracks["codex"]),
            "angry_god": {
                "tokens": list(self.tokens),
                "units": {str(seat): dict(self.players[seat].on_angry_god) for seat in self.seats},
            },
            "conflict": self._view_conflict(),
            "effect": self._view_effect(),
            "order": list(self.order),
            "starting_seat": self.starting_seat,
            "options": dict(self.options),
        }

    def _view_region(self, name: str) -> Info:
        region = self.regions[name]
        return {
            "inhabited": region.inhabited,
            "consecrated": name == self.consecrated,
            "altar": region.altar,
            "hero": self.hero_in(name),
            "neutral_hero": region.neutral_hero,
            "units": {str(seat): dict(region.units[seat]) for seat in self.seats},
            "glyphs": {str(seat): region.glyphs[seat] for seat in self.seats},
            "pyramid": [{"level": piece.level, "seat": piece.seat} for piece in region.pyramid],
            "fought": region.fought,
        }

    def _view_player(self, seat: int) -> Info:
        player = self.players[seat]
        cards = self.cards_of(seat)
        return {
            "god": player.god,
            "vp": player.vp,
            "devotion": player.devotion,
            "level": self.level(seat),
            "reserve": dict(player.reserve),
            "xibalba": dict(player.xibalba),
            "waiting": {
                kind: player.on_angry_god[kind] + player.sacrificed[kind] for kind in KINDS
            },
            "on_tracks": self.units_on_tracks(seat),
            "hero": "reserve" if player.hero is None else player.hero,
            "glyphs_left": player.glyphs_left,
            "pyramid_pieces_left": {str(level): n for level, n in player.pieces_left.items()},
            "abilities": list(player.abilities),
            "cards_left": len(cards) - len(player.played),
            "played": [card for card in cards if card in player.played],
            "picked": player.pick is not None,
            "card": player.card,
            "covered": sorted(player.covered),
        }

    def _view_own_cards(self, seat: int) -> Info:
        player = self.players[seat]
        cards = self.cards_of(seat)
        return {
            "hand": [card for card in cards if card in player.hand],
            "unseen": [card for card in cards if card in player.unseen],
            "pick": player.pick,
        }

    def _view_conflict(self) -> Info | None:
        conflict = self.conflict
        if conflict is None:
            return None
        return {
            "region": conflict.region,
            "consecrated": conflict.consecrated,
            "acting": list(conflict.acting),
            "cards": {str(seat): self.players[seat].card for seat in self.seats},
            "covered": {str(seat): sorted(self.players[seat].covered) for seat in self.seats},
            "strength": {str(seat): self.strength(seat) for seat in self.seats},
            "claims": dict(conflict.claims),
            "cancelled": [t for t in ("calendar", "codex") if t in conflict.cancelled],
            "winner": conflict.winner,
        }

    def _view_effect(self) -> Info | None:
        frame = self.agenda[0]
        if frame["ask"] != "effect":
            return None
        return {
            "verb": frame["step"]["verb"],
            "actor": frame["run"]["actor"],
            "left": frame["left"],
            "up_to": frame["step"].get("upTo", False),
            "source": frame["run"]["effect"],
        }
