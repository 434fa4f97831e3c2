"""Ids of effects, for logs, ledgers and texts, and the rows of the compiled programs of each.

An altar, space or token has the id of the data file; a god's effects are "kukulkan summon",
"kukulkan ceremonial" and "kukulkan fervor 1"; start abilities have the id of the ability.
"""

from collections.abc import Iterator

from ..data import (
    CARDS,
    FILE,
    FIRST_BLOCK,
    GODS,
    N_BLOCKS,
    PROGRAM_NUMBERS,
    PROGRAMS,
    Amount,
    Effect,
    Step,
)
from ..state import ACTION_PROGRAM, ASK_OPTION, CEREMONIAL, FACE_UP, NOTHING, State

CEREMONY, SUMMONING = "ceremonial", "summon"


def card_effect(god: str, card: str, action: int) -> str:
    """The id of an action (1 to 3) of a card; the third is the same on all cards of a god."""
    return f"{god} {CEREMONY}" if action == CEREMONIAL + 1 else f"{god} {card} {action}"


def summon_effect(god: str) -> str:
    """The id of a god's summon ability."""
    return f"{god} {SUMMONING}"


def _effects() -> dict[str, Effect]:
    effects = {**FILE.altars, **FILE.calendar, **FILE.codex}
    for era in sorted(FILE.angry):
        effects |= FILE.angry[era]
    for name, god in FILE.gods.items():
        effects |= {summon_effect(name): god.summon, f"{name} {CEREMONY}": god.ceremonial}
        for card, actions in god.cards.items():
            effects |= {card_effect(name, card, i): each for i, each in enumerate(actions, 1)}
    return effects


# Effects of the file by id. The two start abilities are fixed; they have steps and no name.
EFFECTS = _effects()
START_STEPS = {
    "awaken_era_any": [Step("AWAKEN", kind="unit", n=Amount(perEra=1), where="any")],
    "build_glyphs_era_any": [Step("BUILD", kind="glyph", n=Amount(perEra=1), where="any")],
}


def _program_ids() -> dict[int, str]:
    tokens = [token for era in sorted(FILE.angry) for token in FILE.angry[era]]
    ids = dict(zip(PROGRAM_NUMBERS["altars"], FILE.altars, strict=True))
    ids |= dict(zip(PROGRAM_NUMBERS["spaces"], FILE.calendar | FILE.codex, strict=True))
    ids |= dict(zip(PROGRAM_NUMBERS["tokens"], tokens, strict=True))
    ids |= {n: summon_effect(god) for n, god in zip(PROGRAM_NUMBERS["summons"], GODS, strict=True)}
    for god, cards in zip(GODS, PROGRAM_NUMBERS["actions"], strict=True):
        for card, programs in zip(CARDS, cards, strict=True):
            ids |= {n: card_effect(god, card, i) for i, n in enumerate(programs, 1)}
    return ids | {n: name for name, n in PROGRAM_NUMBERS["start"].items()}


def _rows_of(block: int) -> Iterator[int]:
    """The rows of a block, including those of options and of each player's steps."""
    for row in range(*PROGRAMS.blocks[block]):
        yield row
        for inner in range(PROGRAMS.rows[row][N_BLOCKS]):
            yield from _rows_of(PROGRAMS.rows[row][FIRST_BLOCK] + inner)


PROGRAM_IDS = _program_ids()
FIRST_ROW = {program: PROGRAMS.blocks[block][0] for program, block in enumerate(PROGRAMS.programs)}
PROGRAM_OF_ROW = {
    row: program for program, block in enumerate(PROGRAMS.programs) for row in _rows_of(block)
}


def effect_of_row(row: int) -> str:
    """The id of the effect that a step belongs to."""
    return PROGRAM_IDS[PROGRAM_OF_ROW[row]]


def face_up_card(s: State, seat: int) -> int:
    """The card of a seat in this Conflict, NOTHING without one."""
    cards = s.players[seat].cards.tolist()
    return cards.index(FACE_UP) if FACE_UP in cards else NOTHING


def action_effect(s: State, action: int) -> str | None:
    """The effect of an action (from 0) of the current player's card, None if none is face up."""
    card = face_up_card(s, s.current_player) if s.current_player >= 0 else NOTHING
    if card == NOTHING:
        return None
    return PROGRAM_IDS[int(ACTION_PROGRAM[s.players[s.current_player].god, card, action])]


def open_option(s: State) -> dict[str, str | int | None]:
    """The effect and the index of the step that asks for an option now."""
    top = s.depth - 1
    if top < 0 or s.asked[top] != ASK_OPTION:
        return {"effect": None, "step": None}
    row = s.a[top]
    program = PROGRAM_OF_ROW[row]
    return {"effect": PROGRAM_IDS[program], "step": row - FIRST_ROW[program]}
