"""Everything that a seat can get from the API: what non-interference is tested on."""

import json
from typing import Any

import sacbe
from sacbe.text import LANGUAGES

PARTS = 4  # of all actions, of which one is tried


def all_a_seat_gets(table: sacbe.Table, seat: int | None) -> dict[str, Any]:
    """Everything the API hands out to a seat or a spectator."""
    state = table.state
    got: dict[str, Any] = {
        "view": json.dumps(state.view(seat)),
        "current_player": state.current_player,
        "players_to_act": state.players_to_act,
        "scores": state.scores,
        "log": [table.log(seat, lang) for lang in LANGUAGES],
    }
    if seat is not None:
        legal = state.legal_actions(seat)
        refusals = [state.explain(a, seat, "en") for a in range(state.game.num_actions)]
        # Errors say what refusals say, which costs as much again: an action for each sentence, the
        # legal ones, and a part of all that is another one at every place and seat.
        tried = {refusal["text"]: a for a, refusal in enumerate(refusals) if refusal}.values()
        part = range((len(table.moves) + seat) % PARTS, state.game.num_actions, PARTS)
        got |= {
            "legal": legal,
            "infos": [state.action_info(a, seat) for a in legal],
            "texts": [state.action_text(a, seat, lang) for a in legal for lang in LANGUAGES],
            "observation": state.observation(seat).tobytes(),
            "record": json.dumps(table.record(seat=seat)),
            "refusals": refusals,
            "errors": [error_of(state, a, seat) for a in (*tried, *legal, *part)],
        }
    return got


def error_of(state: sacbe.State, action: int, seat: int) -> str | None:
    """What `play` says to a seat that tries an action."""
    try:
        state.copy().play(action, seat)
    except ValueError as error:
        return str(error)
    return None
