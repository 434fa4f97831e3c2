"""Set-up: the areas in play, the first temples, the starting seat; then the racks are dealt."""

from sacbe.kernel import rule

from ..data import AREA_CHOICES, SITE_CHOICES, START_SITE
from ..state import (
    AREA_IN,
    AREA_OF_SITE,
    AREAS_CHOSEN,
    AREAS_OF_PLAYERS,
    ASK_AREAS,
    ASK_SITES,
    ASK_STARTING_SEAT,
    CHOOSE_AREAS,
    CHOOSE_SITES,
    CHOSEN_AREAS,
    CHOSEN_SITES,
    DEAL,
    EDGE,
    FIRST_PAIR,
    FIRST_RACK,
    IN_PLAY,
    LAY_OUT,
    N_CELLS,
    N_KINDS,
    NEW_BEGINNING,
    NO_VARIANT,
    NOTHING,
    OUT_OF_PLAY,
    TEMPLES_OF,
    TILES_OF_KIND,
    TWO_CITIES,
    Actions,
    Options,
    State,
)
from .cells import open_temple
from .turn import begin_drawing

N_AREA_CHOICES = len(AREA_CHOICES)
N_SITE_CHOICES = len(SITE_CHOICES)
ALL_TILES = int(sum(TILES_OF_KIND))


@rule
def init(s: State, players: int, options: Options) -> None:
    """Initialize a blank record for this number of players."""
    s.players_n = players
    s.areas_option = options.areas
    s.variant = options.variant
    s.sites_option = options.sites
    s.starting_option = options.starting_seat
    s.areas = options.areas - 1
    s.sites = START_SITE if s.variant == NO_VARIANT else options.sites - 1
    s.starter = s.starting_option
    s.seat = NOTHING
    s.tile_in_hand = NOTHING
    s.crop = NOTHING
    s.last = NOTHING
    s.board.fill(OUT_OF_PLAY)
    for p in range(players):
        me = s.players[p]
        me.reserve = ALL_TILES
        for kind in range(N_KINDS):
            me.pool[kind] = TILES_OF_KIND[kind]
    s.phase = CHOOSE_AREAS


@rule
def can_be_areas(s: State, choice: int) -> bool:
    """Whether this choice fits the number of players and includes all sites of the option."""
    if AREAS_CHOSEN[choice] != AREAS_OF_PLAYERS[s.players_n]:
        return False
    return s.sites_option == 0 or holds(choice, s.sites_option - 1)


@rule
def holds(areas: int, sites: int) -> bool:
    """Whether the sites are in the areas."""
    first, second = TEMPLES_OF[sites, 0], TEMPLES_OF[sites, 1]
    return bool(AREA_IN[areas, AREA_OF_SITE[first]] and AREA_IN[areas, AREA_OF_SITE[second]])


@rule
def can_be_sites(s: State, choice: int) -> bool:
    """Whether this choice fits the variant and the areas in play."""
    if s.variant == NEW_BEGINNING and choice >= FIRST_PAIR:
        return False
    if s.variant == TWO_CITIES and choice < FIRST_PAIR:
        return False
    return holds(s.areas, choice)


@rule
def list_areas(s: State, out: Actions) -> None:
    """The chance outcomes for the areas."""
    for choice in range(N_AREA_CHOICES):
        if can_be_areas(s, choice):
            out.ids[out.n] = CHOSEN_AREAS + choice
            out.n += 1


@rule
def list_sites(s: State, out: Actions) -> None:
    """The chance outcomes for the first temples."""
    for choice in range(N_SITE_CHOICES):
        if can_be_sites(s, choice):
            out.ids[out.n] = CHOSEN_SITES + choice
            out.n += 1


@rule
def choose_areas(s: State) -> None:
    """Fix the areas, or make them a chance event if there is more than one choice."""
    s.phase = CHOOSE_SITES
    if s.areas >= 0:
        return
    n = 0
    only = 0
    for choice in range(N_AREA_CHOICES):
        if can_be_areas(s, choice):
            n += 1
            only = choice
    if n > 1:
        s.phase = ASK_AREAS
    else:
        s.areas = only


@rule
def choose_sites(s: State) -> None:
    """Fix the first temples, or make them a chance event if there is more than one choice."""
    s.phase = LAY_OUT
    if s.sites >= 0:
        return
    n = 0
    only = 0
    for choice in range(N_SITE_CHOICES):
        if can_be_sites(s, choice):
            n += 1
            only = choice
    if n > 1:
        s.phase = ASK_SITES
    else:
        s.sites = only


@rule
def lay_out(s: State) -> None:
    """Lay out the cells in play and the first temples."""
    for cell in range(N_CELLS):
        if IN_PLAY[s.areas, cell]:
            s.board[cell] = 0
    s.board[EDGE] = OUT_OF_PLAY
    open_temple(s, TEMPLES_OF[s.sites, 0])
    if TEMPLES_OF[s.sites, 1] != TEMPLES_OF[s.sites, 0]:
        open_temple(s, TEMPLES_OF[s.sites, 1])
    s.phase = DEAL if s.starter >= 0 else ASK_STARTING_SEAT


@rule
def deal(s: State) -> None:
    """Deal five tiles to the next seat."""
    s.seat = s.racks_dealt
    begin_drawing(s, FIRST_RACK)
