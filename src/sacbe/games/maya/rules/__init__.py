"""The rules of Maya: legal actions, their effects, and automatic steps.

Each part of a turn has a module; this one dispatches: `legal_actions` and `apply_action` by the
current decision, `run_step` by the next automatic step. A turn of Maya is a straight line, so one
field holds the current decision or step; no stack is needed.
"""

from sacbe.kernel import rule

from ..state import (
    ASK_AREAS,
    ASK_DRAW,
    ASK_EXPAND,
    ASK_MORE,
    ASK_PLANT,
    ASK_SITES,
    ASK_STARTING_SEAT,
    ASK_TURN,
    BEGIN_TURN,
    CHANCE,
    CHOOSE_AREAS,
    CHOOSE_SITES,
    CHOSEN_AREAS,
    CHOSEN_SITES,
    DEAL,
    DRAW,
    DRAW_TILE,
    END_TURN,
    FIRST_STEP,
    LAST_CHANCE_PHASE,
    LAY_OUT,
    N_KINDS,
    NOBODY,
    OVER,
    PASS,
    PLACE,
    SCORE_CITIES,
    SCORE_GROUP,
    START_WITH,
    STOP,
    Actions,
    State,
)
from .cells import list_cells
from .scoring import winners
from .setup import choose_areas, choose_sites, deal, init, lay_out, list_areas, list_sites
from .turn import (
    begin_turn,
    continue_drawing,
    draw_tile,
    end_turn,
    expand,
    legal_more,
    legal_plant,
    legal_turn,
    list_draws,
    pass_turn,
    plant,
    score_all_cities,
    score_group,
    take_tile,
)

__all__ = [
    "apply_action",
    "init",
    "legal_actions",
    "must_act",
    "play",
    "resolve",
    "run_step",
    "winners",
]


@rule
def legal_actions(s: State, seat: int, out: Actions) -> None:
    """Fill `out` with the legal actions of `seat` (or chance), in ascending order."""
    out.n = 0
    phase = s.phase
    if phase == ASK_PLANT:
        legal_plant(s, out)
    elif phase == ASK_TURN:
        legal_turn(s, seat, out)
    elif phase == ASK_MORE:
        legal_more(s, seat, out)
    elif phase == ASK_EXPAND:
        list_cells(s.expandable, out)
    elif phase == ASK_DRAW:
        list_draws(s, out)
    elif phase == ASK_AREAS:
        list_areas(s, out)
    elif phase == ASK_SITES:
        list_sites(s, out)
    elif phase == ASK_STARTING_SEAT:
        for p in range(s.players_n):
            out.ids[p] = START_WITH + p
        out.n = s.players_n


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal action, without the automatic steps that follow it."""
    phase = s.phase
    if phase == ASK_PLANT:
        plant(s, seat, action - PLACE)
    elif phase == ASK_TURN:
        take_tile(s, seat, action)
    elif phase == ASK_MORE:
        if action == STOP:
            s.phase = SCORE_GROUP
        else:
            take_tile(s, seat, action)
    elif phase == ASK_EXPAND:
        expand(s, seat, action - PLACE)
    elif phase == ASK_DRAW:
        draw_tile(s, action - DRAW_TILE - N_KINDS * s.seat)
    elif phase == ASK_AREAS:
        s.areas = action - CHOSEN_AREAS
        s.phase = CHOOSE_SITES
    elif phase == ASK_SITES:
        s.sites = action - CHOSEN_SITES
        s.phase = LAY_OUT
    elif phase == ASK_STARTING_SEAT:
        s.starter = action - START_WITH
        s.phase = DEAL


@rule
def run_step(s: State) -> int:
    """Run the next automatic step and return its id; -1 if a decision is due."""
    step = int(s.phase)
    if step < FIRST_STEP or step == OVER:
        return -1
    if step == DRAW:
        continue_drawing(s)
    elif step == SCORE_GROUP:
        score_group(s)
    elif step == SCORE_CITIES:
        score_all_cities(s)
    elif step == END_TURN:
        end_turn(s)
    elif step == BEGIN_TURN:
        begin_turn(s)
    elif step == PASS:
        pass_turn(s)
    elif step == DEAL:
        deal(s)
    elif step == CHOOSE_AREAS:
        choose_areas(s)
    elif step == CHOOSE_SITES:
        choose_sites(s)
    elif step == LAY_OUT:
        lay_out(s)
    return step


@rule
def resolve(s: State) -> None:
    """Run all automatic steps up to the next decision."""
    while run_step(s) >= 0:
        pass
    if s.phase == OVER:
        s.current_player = NOBODY
    elif s.phase <= LAST_CHANCE_PHASE:
        s.current_player = CHANCE
    else:
        s.current_player = s.seat


@rule
def play(s: State, seat: int, action: int) -> None:
    """Apply a legal action and all automatic steps after it."""
    apply_action(s, seat, action)
    resolve(s)


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether this seat must act now. Never more than one in Maya."""
    return s.current_player == seat
