"""Look at a board, play, save and replay: every cell runs alone in an editor that knows "# %%".

python examples/look_and_replay.py
"""

# %% A table: a position, and a dealer who answers for Nature from the seed.
import json
import tempfile
from pathlib import Path

import numpy as np
from rich.console import Console

import sacbe
from sacbe.bots import ask

console = Console(width=100, highlight=False)
table = sacbe.Table("maya", players=2, seed=7)
game = table.game
print(table.state)


# %% The board, as one seat sees it. Everything that shows a position asks who is looking.
def show(state: sacbe.State, seat: int | None) -> None:
    """The board of the terminal; seat None is a spectator."""
    names = [f"{table.seat_name(p)} {'AB'[p]}" for p in range(state.players)]
    console.print(game.room("terminal").board(state.view(seat), seat, game.texts("en"), names))


show(table.state, table.mover)

# %% What may be chosen: as ids, as data, and in words.
for action in table.state.legal():
    print(action, table.state.action_info(action), "-", table.state.action_text(action))

# %% And why something else may not.
wrong = next(a for a in range(game.num_actions) if a not in table.state.legal())
print(table.state.explain(wrong))

# %% A whole game between two greedy bots, each shown only what its seat may know.
greedy = [sacbe.bot("greedy", game, seed=seat) for seat in range(table.players)]
while table.mover is not None:
    table.play(ask(greedy[table.mover], table.state, table.mover, seed=len(table.moves)))
print(f"{len(table.moves)} moves; points {table.state.scores}; winners {table.state.winners}")
show(table.state, None)

# %% The log, in any of the languages.
for lang in ("en", "es"):
    print(*table.log(lang=lang)[-5:], sep="\n")

# %% Saved as one JSON file, and replayed from it: every choice is checked.
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "game.json"
    path.write_text(json.dumps(table.record()), encoding="utf-8")
    print(f"Saved in {path.stat().st_size} bytes.")
    again = sacbe.replay(json.loads(path.read_text(encoding="utf-8")))
print("The same end:", again.state == table.state)

# %% Back to a position in the middle, where a seat is to move.
middle = len(again.moves) // 2
while again.moves[middle][0] == sacbe.NATURE:
    middle += 1
again.rewind(middle)
state, seat = again.state, again.mover
assert seat is not None
show(state, seat)

# %% A world that the seat cannot tell from this one: hidden tiles are dealt again.
other = state.determinize(seat, seed=1)
print("Another position:", other != state, "- the same view:", other.view(seat) == state.view(seat))

# %% What a program sees: a row of numbers, each with a name. Here those of the seat's own tiles.
row = state.observation(seat)
print(f"{len(row)} columns, {np.count_nonzero(row)} of them not 0")
for name, number in zip(game.observation_names, row.tolist(), strict=True):
    if number and name.startswith("own."):
        print(f"{name:24} {number:g}")
print("The same row in the other world:", np.array_equal(other.observation(seat), row))

# %% Play on from here, another way: the first action that is legal.
again.play(again.state.legal()[0])
print(again.log(seat)[-1])
