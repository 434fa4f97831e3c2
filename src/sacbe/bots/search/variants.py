"""Variants of the search levels by name, for matches and experiments."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sacbe.bots.base import Progress
from sacbe.bots.search.bot import SearchBot
from sacbe.bots.search.levels import SETTINGS, Budget
from sacbe.bots.search.net import load
from sacbe.play.game import Game

NET = "net"
NAMES = (NET, *Budget._fields, *SETTINGS)


def make(
    game: Game,
    seed: int,
    level: str,
    changes: Sequence[str],
    seconds: float | None = None,
    progress: Progress | None = None,
) -> SearchBot:
    """A search bot of a level with changes such as "simulations=150" or "net=FILE"."""
    budget: dict[str, Any] = {}
    settings: dict[str, float] = {}
    net = None
    for change in changes:
        name, _, text = change.partition("=")
        if name not in NAMES:
            raise ValueError(f"Unknown setting {name!r}; choose from {', '.join(NAMES)}.")
        if name == NET:
            net = load(Path(text), game)
        elif name in ("simulations", "threads"):
            budget[name] = _number(name, text, int)
        elif name in Budget._fields:
            budget[name] = _number(name, text, float)
        else:
            settings[name] = _number(name, text, float)
    return SearchBot(
        game,
        seed,
        level=level,
        settings=settings,
        seconds=seconds,
        progress=progress,
        net=net,
        **budget,
    )


def _number(name: str, text: str, kind: type[int] | type[float]) -> int | float:
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"The setting {name} must be a number, not {text!r}.") from None
