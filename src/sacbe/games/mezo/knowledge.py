"""What a seat may know: its view, and other worlds consistent with it.

The view is an allow-list. Secret are, for every seat, which cards it has drawn and which one is
face down; everything else is public.
"""

from collections.abc import Sequence
from typing import Any

from sacbe.kernel import Rng, below, rule

from . import Definition
from .data import (
    ABILITIES as ABILITY_NAMES,
)
from .data import (
    ALTARS,
    CALENDAR,
    CARDS,
    CODEX,
    CONFLUENCES,
    GODS,
    KINDS,
    LEVELS,
    N_SPACES,
    REGIONS,
    TOKENS,
    UP_TO,
    VERB,
    VERBS,
)
from .state import (
    ASK_ABILITY,
    ASK_ACTION,
    ASK_ALTAR,
    ASK_APPEASE,
    ASK_CANCEL,
    ASK_CHOOSE_GOD,
    ASK_CONFLICT,
    ASK_CONFLUENCE,
    ASK_DEPLOY,
    ASK_DRAW,
    ASK_GOD,
    ASK_HERO,
    ASK_NEUTRAL_HERO,
    ASK_OPTION,
    ASK_PAY,
    ASK_PICK,
    ASK_SACRIFICE,
    ASK_SPACE,
    ASK_STARTING_SEAT,
    ASK_SUMMON,
    ASK_TARGET,
    ASK_THIRD,
    ASK_TIE,
    ASK_TOKEN,
    ASK_UNINHABITED,
    ASK_USE_TOKEN,
    DEVOTION_LEVEL,
    FACE_UP,
    GOD_STRENGTH,
    HERO_PLUS_ERA,
    HERO_STRENGTH,
    IN_HAND,
    MOST_PLAYERS,
    N_ACTIONS,
    N_CARDS,
    N_KINDS,
    NOBODY,
    NOTHING,
    OVER,
    PICKED,
    PLAYED,
    STEP,
    TIE_CALENDAR,
    TIE_CODEX,
    TIE_CONSECRATED,
    TIE_STRENGTH,
    TOUCHES,
    TURN_TILE,
    UNSEEN,
    Player,
    State,
)
from .text.ids import effect_of_row

PHASES = {
    ASK_UNINHABITED: "uninhabited",
    ASK_ALTAR: "altar",
    ASK_STARTING_SEAT: "starting_seat",
    ASK_GOD: "god",
    ASK_TOKEN: "token",
    ASK_CONFLICT: "conflict",
    ASK_DRAW: "draw",
    ASK_CHOOSE_GOD: "choose_god",
    ASK_ABILITY: "ability",
    ASK_HERO: "hero",
    ASK_NEUTRAL_HERO: "neutral_hero",
    ASK_DEPLOY: "deploy",
    ASK_SUMMON: "summon",
    ASK_CONFLUENCE: "confluence",
    ASK_PICK: "pick",
    ASK_ACTION: "action",
    ASK_THIRD: "third",
    ASK_TARGET: "effect",
    ASK_OPTION: "choose_one",
    ASK_CANCEL: "cancel",
    ASK_APPEASE: "appease",
    ASK_PAY: "pay",
    ASK_USE_TOKEN: "use_token",
    ASK_TIE: "tie",
    ASK_SPACE: "space",
    ASK_SACRIFICE: "sacrifice",
    OVER: "over",
}
TIES = {
    TIE_STRENGTH: "tie_strength",
    TIE_CALENDAR: "tie_calendar",
    TIE_CODEX: "tie_codex",
    TIE_CONSECRATED: "tie_consecrated",
}
TRACKS = ("calendar", "codex")
CHOICES = {option.name: option.choices for option in Definition.options}


def scores(s: State) -> list[int | float]:
    """The current points of every seat."""
    return [s.players[p].vp for p in range(s.players_n)]


@rule
def score(s: State, seat: int) -> float:
    """The current points of one seat."""
    return float(s.players[seat].vp)


@rule
def chance_weight(s: State, outcome: int) -> int:
    """The relative weight of a chance outcome: all are equally likely."""
    return 1


def copies(outcome: int) -> int:
    """How many copies of a component exist."""
    return 1


def shuffle(s: State, outcome: int) -> int:
    """The index of the shuffle of its deck that an outcome belongs to: Conflict tiles and action
    cards are shuffled for every Era, everything else once."""
    return s.era - 1 if outcome >= TURN_TILE else 0


def top(s: State) -> tuple[int, int, int, int, int]:
    """The current decision and its details."""
    i = s.depth - 1
    return s.asked[i], s.a[i], s.b[i], s.c[i], s.d[i]


def around(s: State, confluence: int) -> list[str]:
    """The inhabited regions that a confluence touches: where a god on it is present."""
    return [r for i, r in enumerate(REGIONS) if TOUCHES[confluence, i] and s.inhabited[i]]


def is_simultaneous(s: State) -> bool:
    """Whether the current choice is a secret commitment that cannot be undone."""
    return top(s)[0] == ASK_PICK


def phase(s: State) -> str:
    """The name of the current decision; between two automatic steps that of the game."""
    decision, _, b, c, _ = top(s)
    if decision == ASK_TIE:
        return TIES[c]
    if decision == ASK_SPACE:
        return TRACKS[b]
    return PHASES.get(decision, PHASES[ASK_CONFLICT])


def players_to_act(s: State) -> list[int]:
    """The seats that must act."""
    if top(s)[0] == ASK_PICK:
        return [p for p in range(s.players_n) if PICKED not in s.players[p].cards.tolist()]
    return [s.current_player] if s.current_player >= 0 else []


def acting_order(s: State) -> list[int]:
    """Clockwise from the left of the Hero's owner; empty in the consecrated region."""
    if s.conflict in (NOTHING, s.consecrated):
        return []
    owner = next((p for p in range(s.players_n) if s.players[p].hero == s.conflict), None)
    first = s.neutral[s.conflict] - 1 if owner is None else owner
    return [(first + 1 + i) % s.players_n for i in range(s.players_n)]


def strength_of(s: State, p: int) -> dict[str, int]:
    """The parts of a seat's strength in this Conflict."""
    me, region = s.players[p], s.conflict
    here = me.hero == region and region != s.consecrated
    with_era = me.abilities[HERO_PLUS_ERA // 3] == 1 + HERO_PLUS_ERA
    present = me.confluence != NOTHING and TOUCHES[me.confluence, region]
    with_god = me.abilities[GOD_STRENGTH // 3] == 1 + GOD_STRENGTH and present
    first = 8 * region + N_KINDS * p
    parts = {
        "hero": HERO_STRENGTH + (s.era if with_era else 0) if here else 0,
        "units": s.units[first] + s.units[first + 1],
        "glyphs": s.glyphs[MOST_PLAYERS * region + p],
        "god": int(DEVOTION_LEVEL[me.devotion]) if with_god else 0,
        "bonus": me.bonus,
        "sacrificed": me.waiting.sum() if region == s.consecrated else 0,
    }
    return parts | {"total": sum(parts.values())}


def face_up(s: State, p: int) -> str | None:
    """The card that a seat has revealed in this Conflict."""
    cards = s.players[p].cards.tolist()
    return CARDS[cards.index(FACE_UP)] if FACE_UP in cards else None


def covered(s: State, p: int) -> list[int]:
    """The covered actions of that card."""
    return [k + 1 for k in range(N_ACTIONS) if s.players[p].covered >> k & 1]


def pyramid_of(s: State, region: int) -> list[dict[str, int]]:
    """The pieces of a Pyramid from the bottom."""
    first = LEVELS * region
    return [
        {"level": s.base[region] + i, "seat": s.levels[first + i]} for i in range(s.height[region])
    ]


def view(s: State, seat: int | None, public_view: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position as `seat` knows it; None is a spectator. `public_view` is the spectator's view,
    if it is already known."""
    public = _for_all(s) if public_view is None else public_view
    if seat is None:
        return public
    players = [_player(s, p, own=True) if p == seat else q for p, q in enumerate(public["players"])]
    return {**public, "players": players}


def goods_view(s: State, seat: int) -> dict[str, Any]:
    """The pieces of a seat's view that its goods are counted from."""
    return {"players": {seat: _player(s, seat, own=True)}}


def _for_all(s: State) -> dict[str, Any]:
    seats = range(s.players_n)
    gods = {str(p): s.players[p].confluence for p in seats}
    return {
        "era": s.era,
        "phase": phase(s),
        "current_player": None if s.current_player == NOBODY else s.current_player,
        "players_to_act": players_to_act(s),
        "regions": {name: _region(s, i) for i, name in enumerate(REGIONS)},
        "gods": {p: None if at == NOTHING else CONFLUENCES[at] for p, at in gods.items()},
        "players": [_player(s, p, own=False) for p in seats],
        "calendar": {name: _seat(s.spaces[i] - 1) for i, name in enumerate(CALENDAR)},
        "codex": {name: _seat(s.spaces[N_SPACES + i] - 1) for i, name in enumerate(CODEX)},
        "angry_god": {
            "tokens": [TOKENS[token - 1] for token in s.tokens if token],
            "units": {str(p): _on_angry_god(s, p) for p in seats},
        },
        "conflict": _conflict(s),
        "effect": _effect(s),
        "order": [s.order[i] for i in range(s.order_n)],
        "starting_seat": _seat(s.starter),
        "options": {
            "gods": CHOICES["gods"][s.chosen_gods],
            "starting_seat": s.starting_option,
        },
    }


def _seat(p: int) -> int | None:
    return p if p >= 0 else None


def _units(numbers: Sequence[int]) -> dict[str, int]:
    return {"shaman": numbers[0], "warrior": numbers[1]}


def _on_angry_god(s: State, p: int) -> dict[str, int]:
    in_use = s.conflict not in (NOTHING, s.consecrated)
    return _units(s.players[p].waiting.tolist() if in_use else (0, 0))


def _region(s: State, i: int) -> dict[str, Any]:
    seats = range(s.players_n)
    heroes = [p for p in seats if s.players[p].hero == i]
    units = s.units.tolist()[8 * i : 8 * i + 8]
    glyphs = s.glyphs.tolist()[MOST_PLAYERS * i : MOST_PLAYERS * (i + 1)]
    return {
        "inhabited": s.inhabited[i] == 1,
        "consecrated": s.consecrated == i,
        "altar": ALTARS[s.altar[i] - 1] if s.altar[i] else None,
        "hero": heroes[0] if heroes else None,
        "neutral_hero": _seat(s.neutral[i] - 1),
        "units": {str(p): _units(units[2 * p : 2 * p + 2]) for p in seats},
        "glyphs": {str(p): glyphs[p] for p in seats},
        "pyramid": pyramid_of(s, i),
        "fought": s.fought[i] == 1 and s.conflict != i,
    }


def _player(s: State, p: int, own: bool) -> dict[str, Any]:
    me: Player = s.players[p]
    has_god = me.god != NOTHING
    cards, spaces = me.cards.tolist(), s.spaces.tolist()
    played_cards = [card for card, at in zip(CARDS, cards, strict=True) if at in (FACE_UP, PLAYED)]
    on_tracks = (spaces[:N_SPACES].count(1 + p), spaces[N_SPACES:].count(1 + p))
    player_view: dict[str, Any] = {
        "god": GODS[me.god] if has_god else None,
        "vp": me.vp,
        "devotion": me.devotion,
        "level": int(DEVOTION_LEVEL[me.devotion]),
        "reserve": _units(me.reserve.tolist()),
        "xibalba": _units(me.xibalba.tolist()),
        "waiting": _units(me.waiting.tolist()),
        "on_tracks": _units(on_tracks),
        "hero": REGIONS[me.hero] if me.hero != NOTHING else "reserve",
        "glyphs_left": me.glyphs,
        "pyramid_pieces_left": {str(i): n for i, n in enumerate(me.pieces, 1)},
        "abilities": [ABILITY_NAMES[ability - 1] for ability in me.abilities if ability],
        "cards_left": sum(at < FACE_UP for at in cards) if has_god else 0,
        "played": played_cards,
        "picked": PICKED in cards,
        "card": face_up(s, p),
        "covered": covered(s, p),
    }
    if own:
        player_view["hand"] = [card for card, at in zip(CARDS, cards, strict=True) if at == IN_HAND]
        unseen = [card for card, at in zip(CARDS, cards, strict=True) if at == UNSEEN]
        player_view["unseen"] = unseen if has_god else []
        player_view["pick"] = CARDS[cards.index(PICKED)] if PICKED in cards else None
    return player_view


def _conflict(s: State) -> dict[str, Any] | None:
    if s.conflict == NOTHING:
        return None
    return {
        "region": REGIONS[s.conflict],
        "consecrated": s.conflict == s.consecrated,
        "acting": acting_order(s),
        "cards": {str(p): face_up(s, p) for p in range(s.players_n)},
        "covered": {str(p): covered(s, p) for p in range(s.players_n)},
        "strength": {str(p): strength_of(s, p) for p in range(s.players_n)},
        "claims": {kind: _seat(s.claims[i] - 1) for i, kind in enumerate(KINDS)},
        "cancelled": [track for i, track in enumerate(TRACKS) if s.cancelled >> i & 1],
        "winner": _seat(s.winner),
    }


def _effect(s: State) -> dict[str, Any] | None:
    decision, row, left, _, actor = top(s)
    if decision != ASK_TARGET:
        return None
    return {
        "verb": VERBS[int(STEP[row, VERB])],
        "actor": actor,
        "left": left,
        "up_to": bool(STEP[row, UP_TO]),
        "source": effect_of_row(row),
    }


def knows(s: State, seat: int | None, player: int, action: int) -> bool:
    """Whether `seat` may see this choice, made in position s. None is a spectator."""
    decision, to, _, _, _ = top(s)
    if decision == ASK_PICK:
        return player == seat
    if decision == ASK_DRAW:
        return to == seat
    return True


@rule
def sort_hidden(s: State, p: int) -> None:
    """Sort hidden cards, so that all worlds that are equal for the other seats become identical and
    the redeal depends on the seed only."""
    cards = s.players[p].cards
    for card in range(N_CARDS):
        for other in range(card):
            if cards[card] < cards[other] and cards[other] <= PICKED:
                swap = cards[other]
                cards[other] = cards[card]
                cards[card] = swap


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """Redeal what `seat` cannot know: for every other seat, which unplayed cards are in hand, face
    down or not drawn yet. All are equally likely. Seat -1 is a spectator."""
    for p in range(s.players_n):
        if p == seat or s.players[p].god == NOTHING:
            continue
        cards = s.players[p].cards
        sort_hidden(s, p)
        for card in range(N_CARDS - 1, 0, -1):
            if cards[card] > PICKED:
                continue
            # Choose among the hidden cards up to this one, itself included.
            n = 0
            for other in range(card + 1):
                n += cards[other] <= PICKED
            k = below(rng, n)
            for other in range(card + 1):
                if cards[other] <= PICKED:
                    if k == 0:
                        swap = cards[other]
                        cards[other] = cards[card]
                        cards[card] = swap
                        break
                    k -= 1
