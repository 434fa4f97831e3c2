"""Set-up: uninhabited regions, Altars, the order at the start, and the gods."""

from sacbe.kernel import rule

from ..data import LEVELS, N_GODS, N_REGIONS
from ..state import (
    ASK_ALTAR,
    ASK_CHOOSE_GOD,
    ASK_GOD,
    ASK_STARTING_SEAT,
    ASK_UNINHABITED,
    BEGIN_ERA,
    CARD_START,
    DEVOTION_START,
    GLYPHS,
    MOST_PLAYERS,
    N_CARDS,
    N_KINDS,
    NOTHING,
    PIECES,
    SET_ALTARS,
    SET_GODS,
    SET_REGIONS,
    SET_VP,
    START_IN_XIBALBA,
    START_VP,
    UNINHABITED,
    UNITS,
    Options,
    State,
)
from .points import next_in_order
from .stack import push_for


@rule
def init(s: State, players: int, options: Options) -> None:
    """Set up a blank record for this number of players."""
    s.players_n = players
    s.chosen_gods = options.gods
    s.starting_option = options.starting_seat
    s.starter = s.starting_option
    s.era = 1
    s.consecrated = NOTHING
    s.conflict = NOTHING
    s.winner = NOTHING
    s.inhabited.fill(1)
    for p in range(MOST_PLAYERS):
        me = s.players[p]
        me.god = NOTHING
        me.confluence = NOTHING
        me.hero = NOTHING
        if p >= players:
            continue
        me.devotion = DEVOTION_START
        me.glyphs = GLYPHS
        for kind in range(N_KINDS):
            me.xibalba[kind] = START_IN_XIBALBA[kind]
            me.reserve[kind] = UNITS[kind] - START_IN_XIBALBA[kind]
        for i in range(LEVELS):
            me.pieces[i] = PIECES[i]
        for card in range(N_CARDS):
            me.cards[card] = CARD_START[card]
    if s.starter >= 0:
        give_start_vp(s)
    push_for(s, SET_REGIONS, 0)


@rule
def give_start_vp(s: State) -> None:
    """Descending clockwise from the first seat."""
    for i in range(s.players_n):
        s.players[(s.starter + i) % s.players_n].vp = START_VP[s.players_n, i]


@rule
def set_regions(s: State) -> None:
    """Chance turns up the tiles of the uninhabited regions."""
    if N_REGIONS - s.inhabited.sum() < UNINHABITED[s.players_n]:
        push_for(s, SET_REGIONS, 0)
        push_for(s, ASK_UNINHABITED, 0)
    else:
        push_for(s, SET_ALTARS, 0)


@rule
def set_altars(s: State, region: int) -> None:
    """An Altar for every inhabited region, in the order of the data."""
    while region < N_REGIONS and s.inhabited[region] == 0:
        region += 1
    if region < N_REGIONS:
        push_for(s, SET_ALTARS, region + 1)
        push_for(s, ASK_ALTAR, region)
        return
    push_for(s, SET_VP, 0)
    if s.starter < 0:
        push_for(s, ASK_STARTING_SEAT, 0)


@rule
def set_vp(s: State) -> None:
    """The first seat is known: place the VP markers, then gods."""
    give_start_vp(s)
    push_for(s, SET_GODS, 0)


@rule
def set_gods(s: State) -> None:
    """Dealt in ascending seat order, or chosen in descending VP."""
    seat = NOTHING
    if s.chosen_gods:
        seat = next_in_order(s)
    else:
        for p in range(s.players_n - 1, -1, -1):
            if s.players[p].god == NOTHING:
                seat = p
    if seat == NOTHING:
        push_for(s, BEGIN_ERA, 0)
        return
    push_for(s, SET_GODS, 0)
    push_for(s, ASK_CHOOSE_GOD if s.chosen_gods else ASK_GOD, seat)


@rule
def is_free_god(s: State, god: int) -> bool:
    """Whether no player has this god."""
    free = god < N_GODS
    for p in range(s.players_n):
        free = free and s.players[p].god != god
    return free
