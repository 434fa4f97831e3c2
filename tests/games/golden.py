"""Golden playthroughs: whole games as text, one line per choice, which must replay exactly.

`python -m tests.games.golden` rewrites them. Do that only after an intended change of the rules, of
the ids or of the infos, and review the difference.
"""

import hashlib
import importlib
import json
import random
from pathlib import Path

import sacbe
from tests.games.counts import TABLES
from tests.games.walking import Policy

FOLDER = Path(__file__).parent / "golden"


def line(state: sacbe.State, action: int) -> str:
    """Player, action id, info, and a hash of the position before it."""
    position = hashlib.sha256(state.raw()).hexdigest()[:8]
    return f"{state.current_player} {action} {json.dumps(state.action_info(action))} {position}"


def path(name: str, players: int) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{name}_{players}.txt"


def playthrough(name: str, players: int) -> list[str]:
    """A game with the policy `patient` and a fixed seed."""
    policy: Policy = importlib.import_module(f"tests.{name}.walk").patient
    seed = 10 * players + 1
    table = sacbe.Table(name, players=players, seed=seed)
    rng = random.Random(seed)
    while table.current_player is not None:
        state = table.state
        infos = {json.dumps(state.action_info(a)): a for a in state.legal_actions()}
        choice = policy(rng, [json.loads(info) for info in infos])
        table.play(infos[json.dumps(choice)])
    return lines_of(table)


def lines_of(table: sacbe.Table) -> list[str]:
    """The lines of a finished table: every choice, including chance outcomes, and the result."""
    state = table.game.start(table.players, **table.options)
    lines = []
    for player, action in table.moves:
        lines.append(line(state, action))
        state.play(action, None if player == sacbe.CHANCE else player)
    return [*lines, f"scores {state.scores} winners {state.winners}"]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, players in TABLES:
        text = "\n".join(playthrough(game, players)) + "\n"
        path(game, players).write_text(text, "utf-8")
