"""Untrusted records: verified within limits, and converted to new tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from sacbe.bots import BOTS
from sacbe.play.errors import RecordError
from sacbe.play.game import game, games, has_rules, stored_game
from sacbe.play.records import decode
from sacbe.play.table import replay
from sacbe.server import events as ev
from sacbe.server.messages import Clock, Name
from sacbe.server.names import name_problem
from sacbe.text import Texts

MAX_NAME = 40  # as in messages.Name
HUMAN = "human"  # what the terminal calls a seat of a person without a name


def verify_record(raw: bytes) -> dict[str, Any]:
    """Replay an untrusted record; RecordError says what is wrong with it.

    This takes time and memory, so it runs in a worker: see BotPool.verify. If the record ends
    before a chance outcome, it is continued until a seat must act.
    """
    record_data = decode(raw)
    if record_data.game in games():
        rules = game(record_data.game)
        low, high = rules.players
        players = min(max(record_data.players, low), high)
        most = rules.most_decisions(players) + rules.most_chance(players)
        if len(record_data.moves) > most:
            raise RecordError(
                f"This record has too many moves for {rules.title}: {len(record_data.moves)}."
            )
    table = replay(raw, built_in_only=True)
    table.deal()
    return table.record()


def opening_from_record(
    record: dict[str, Any],
    seats: Sequence[ev.SeatConfig] = (),
    *,
    public: bool = False,
    spectators: bool = True,
    undo: Literal["turn", "agreed"] = "turn",
    clock: Clock | None = None,
) -> ev.Opened:
    """The first event of a table that continues from a verified record (BotPool.verify).

    Without `seats` all players share one device. Chance outcomes continue from the seed of the
    record, so that the same choices lead to the same game; the owner of the record can know all
    hidden information.
    """
    if record["game"] not in games():
        raise RecordError(f"Unknown game {record['game']!r}.")
    name, version, current = record["game"], record["rules_version"], game(record["game"])
    if not has_rules(name, version):
        raise RecordError(
            f"This record uses rules version {version} of {current.title}, but this Sacbe has "
            f"version {current.rules_version}."
        )
    rules = stored_game(name, version, record["data"])
    if "data_file" in record or rules is None:
        raise RecordError(f"This record uses different data for {current.title}.")
    if seats and len(seats) != record["players"]:
        raise RecordError(f"This record has {record['players']} players, not {len(seats)}.")
    return ev.Opened(
        game=rules.name,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        options=dict(record["options"]),
        seed=record["seed"],
        seats=list(seats) or [ev.SeatConfig(kind="local", name=name) for name in _names(record)],
        public=public,
        spectators=spectators,
        undo=undo,
        clock=clock,
        moves=[(player, action) for player, action in record["moves"]],
        position=record.get("position", ""),
        imported=True,
        seeded=True,
    )


def _names(record: dict[str, Any]) -> list[str]:
    """The names of the seats from the record: those of people, and the levels of bots. Without a
    valid one a seat is called "Player A", as at every table."""
    texts = Texts(None, "en")
    players = record["players"]
    names = [name.strip()[:MAX_NAME] for name in record.get("seats", ())]
    names = [texts.say(f"bot-{name}") if name in BOTS else name for name in names]
    names += [""] * (players - len(names))
    return [name if _is_name(name) and name != HUMAN else "" for name in names[:players]]


def _is_name(text: str) -> bool:
    try:
        msgspec.convert(text, Name)
    except msgspec.ValidationError:
        return False
    return name_problem(text) is None
