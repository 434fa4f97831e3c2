"""Tables for the tests of the server."""

import random
from typing import Any

from sacbe.play.game import game
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.decider import Actor, decide
from sacbe.server.table_state import fold, initial_moves

SERVER = Actor(name="server", trusted=True)


def opened(name: str = "maya", seats: str = "lll", seed: int = 5, **more: Any) -> ev.Opened:
    """The first event of a table; seats as letters: l for local, k for link, b for bot."""
    rules = game(name)
    options = rules.checked_options(len(seats), more.pop("options", {}))
    kinds = {
        "l": lambda i: ev.SeatConfig(kind="local", name=f"Ana{i}"),
        "k": lambda i: ev.SeatConfig(kind="link"),
        "b": lambda i: ev.SeatConfig(kind="bot", level="random"),
    }
    return ev.Opened(
        game=name,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        options=options,
        seed=seed,
        seats=[kinds[letter](i) for i, letter in enumerate(seats)],
        moves=initial_moves(rules, len(seats), options, seed),
        **more,
    )


class LogBuilder:
    """A growing log: every command is decided, encoded, decoded and applied."""

    def __init__(self, first: ev.Opened, at: float = 100.0) -> None:
        self.log = [ev.LoggedEvent(1, at, first)]
        self.state = fold(self.log)
        self.now = at

    def do(
        self, command: messages.Command, actor: Actor = SERVER, expected: int | None = None
    ) -> None:
        """Execute a command; a Refusal is raised."""
        version = self.state.version if expected is None else expected
        self.add(decide(self.state, actor, version, command))

    def add(self, event: ev.AnyEvent) -> None:
        """Apply an event after storing and loading it."""
        self.now += 1.0
        logged = ev.LoggedEvent(self.state.version + 1, self.now, ev.decode(ev.encode(event)))
        self.log.append(logged)
        after = self.state.copy()
        after.apply(logged)
        self.state = after

    def play(self, choices: int, rng: random.Random) -> None:
        """Play a number of random choices, or to the end of the game."""
        for _ in range(choices):
            if self.state.status != "playing":
                return
            seat = rng.choice(self.state.to_act)
            action = rng.choice(self.state.position.legal_actions(seat))
            self.do(messages.Play(seat=seat, action=action))
