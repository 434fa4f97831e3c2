"""All outputs of the API for a seat, for the tests of non-interference."""

import json
from typing import Any

import sacbe
from sacbe.text import LANGUAGES

PARTS = 4  # one of four parts of all actions is tried


def outputs_for(table: sacbe.Table, seat: int | None) -> dict[str, Any]:
    """All outputs of the API for a seat, or for a spectator (None)."""
    state = table.state
    outputs: dict[str, Any] = {
        "view": json.dumps(state.view(seat)),
        "current_player": state.current_player,
        "players_to_act": state.players_to_act,
        "scores": state.scores,
        "log": [table.log(seat, lang) for lang in LANGUAGES],
    }
    if seat is not None:
        legal = state.legal_actions(seat)
        refusals = [state.explain(a, seat, "en") for a in range(state.game.num_actions)]
        # Errors repeat refusals at the same cost, so not all are compared: one action per text, the
        # legal ones, and a part of all actions, which depends on the move and the seat.
        samples = {refusal["text"]: a for a, refusal in enumerate(refusals) if refusal}.values()
        part = range((len(table.moves) + seat) % PARTS, state.game.num_actions, PARTS)
        outputs |= {
            "legal": legal,
            "infos": [state.action_info(a, seat) for a in legal],
            "texts": [state.action_text(a, seat, lang) for a in legal for lang in LANGUAGES],
            "observation": state.observation(seat).tobytes(),
            "record": json.dumps(table.record(seat=seat)),
            "refusals": refusals,
            "errors": [error_of(state, a, seat) for a in (*samples, *legal, *part)],
        }
    return outputs


def error_of(state: sacbe.State, action: int, seat: int) -> str | None:
    """The message of the error that `play` raises for this action; None if it is legal."""
    try:
        state.copy().play(action, seat)
    except ValueError as error:
        return str(error)
    return None
