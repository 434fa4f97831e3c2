"""`sacbe prepare`: compile everything now, so that nobody waits later (or tests compile twice)."""

from sacbe.bots import ask, bot
from sacbe.cli import progress
from sacbe.cli.seats import bot_names
from sacbe.play.game import Game, game, games
from sacbe.play.table import Table


def prepare() -> None:
    """All games."""
    progress.install()
    for name in games():
        rules = game(name)
        prepare_game(rules)
        print(f"The rules of {rules.title} are ready.", flush=True)


def prepare_game(rules: Game) -> None:
    """Use everything once that is compiled at its first use."""
    rules.engine.prepare_loops()
    table = Table(rules, seed=1)
    seat = table.mover
    assert seat is not None
    state = table.state.determinize(seat, 1)
    state.observation(seat)
    rules.from_bytes(state.to_bytes())
    for kind in bot_names():
        ask(bot(kind, rules, 1), table.state, seat)
