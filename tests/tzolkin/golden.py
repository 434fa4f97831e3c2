"""Golden playthroughs: whole games as text, one line a choice, to be replayed word for word.

`python -m tests.tzolkin.golden` writes them anew; do that only with a change of the rules, of the
ids or of the infos that is meant, and read the difference.
"""

import hashlib
import json
import random
from pathlib import Path

import sacbe
from tests.tzolkin.walk import patient

FOLDER = Path(__file__).parent / "golden"
SEEDS = {2: 21, 3: 31, 4: 41}


def line(state: sacbe.State, action: int) -> str:
    """Who chooses what, by id and by info, in which position."""
    position = hashlib.sha256(state.raw()).hexdigest()[:8]
    return f"{state.mover} {action} {json.dumps(state.action_info(action))} {position}"


def path(players: int) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{players}_players.txt"


def playthrough(players: int) -> list[str]:
    """A game of rather purposeful choices from a seed."""
    table = sacbe.Table("tzolkin", players=players, seed=SEEDS[players])
    rng = random.Random(SEEDS[players])
    while table.mover is not None:
        state = table.state
        infos = {json.dumps(state.action_info(a)): a for a in state.legal()}
        chosen = patient(rng, [json.loads(info) for info in infos])
        table.play(infos[json.dumps(chosen)])
    return lines_of(table)


def lines_of(table: sacbe.Table) -> list[str]:
    """The lines of a finished table: every choice, Nature's too, and the result."""
    state = table.game.start(table.players, **table.options)
    lines = []
    for mover, action in table.moves:
        lines.append(line(state, action))
        state.play(action, None if mover == sacbe.NATURE else mover)
    return [*lines, f"scores {state.scores} winners {state.winners}"]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for number in SEEDS:
        path(number).write_text("\n".join(playthrough(number)) + "\n", "utf-8")
