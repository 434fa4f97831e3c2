"""Look at a board, play, save and replay. Editors that support "# %%" can run it cell by cell.

python examples/look_and_replay.py
"""

# %% A table: a position, and a dealer that resolves chance events from the seed.
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


# %% The board, as one seat sees it.
def show(state: sacbe.State, seat: int | None) -> None:
    """Print the text board; seat None is a spectator."""
    names = [f"{table.seat_name(p)} {'AB'[p]}" for p in range(state.players)]
    console.print(game.terminal.board(state.view(seat), seat, game.texts("en"), names))


show(table.state, table.current_player)

# %% The legal actions: as ids, as data and as text.
for action in table.state.legal_actions():
    print(action, table.state.action_info(action), "-", table.state.action_text(action))

# %% Why another action is illegal.
wrong = next(a for a in range(game.num_actions) if a not in table.state.legal_actions())
print(table.state.explain(wrong))

# %% A whole game between two greedy bots, each of which sees only what its seat can see.
greedy = [sacbe.bot("greedy", game, seed=seat) for seat in range(table.players)]
while table.current_player is not None:
    table.play(
        ask(greedy[table.current_player], table.state, table.current_player, seed=len(table.moves))
    )
print(f"{len(table.moves)} moves; points {table.state.scores}; winners {table.state.winners}")
show(table.state, None)

# %% The log, in any language.
for lang in ("en", "es"):
    print(*table.log(lang=lang)[-5:], sep="\n")

# %% Save the game as a JSON file and replay it; every choice is verified.
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "game.json"
    path.write_text(json.dumps(table.record()), encoding="utf-8")
    print(f"Saved in {path.stat().st_size} bytes.")
    again = sacbe.replay(json.loads(path.read_text(encoding="utf-8")))
print("Same final position:", again.state == table.state)

# %% Rewind to a position in the middle of the game.
middle = len(again.moves) // 2
while again.moves[middle][0] == sacbe.CHANCE:
    middle += 1
again.rewind(middle)
state, seat = again.state, again.current_player
assert seat is not None
show(state, seat)

# %% A determinization: hidden tiles are sampled, and the view of the seat stays the same.
other = state.determinize(seat, seed=1)
print("Different position:", other != state, "- same view:", other.view(seat) == state.view(seat))

# %% The observation: a row of numbers with column names. Here the seat's own tiles.
row = state.observation(seat)
print(f"{len(row)} columns, {np.count_nonzero(row)} non-zero")
for name, number in zip(game.observation_names, row.tolist(), strict=True):
    if number and name.startswith("own."):
        print(f"{name:24} {number:g}")
print("Same row in the determinization:", np.array_equal(other.observation(seat), row))

# %% Continue differently from here, with the first legal action.
again.play(again.state.legal_actions()[0])
print(again.log(seat)[-1])
