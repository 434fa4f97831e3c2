"""The league: who plays in the games of a generation.

A game between copies of the best bot shows one style of play only, and a net that has never seen
another style does not know what it is worth. So every seat draws its own player: weights of the
evaluator with random changes, a theme (a style of play, from `themes.toml` of the game), a net of
this or an earlier generation, and in half of the seats settings of the search. The shards store the
settings, so that the same games show which of them win (`python -m scripts.settings RUN`).
"""

from __future__ import annotations

import functools
import math
import random
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from sacbe.bots.base import Bot
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search.bot import NET_SETTINGS, SearchBot
from sacbe.bots.search.levels import shipped
from sacbe.bots.search.net import Net
from sacbe.kernel.weights import check_weights, weights_as_values
from sacbe.play.game import Game

Weights = dict[str, float | list[float]]

SPREADS = (0.0, 0.1, 0.2)  # standard deviations of the changes of weights, as logarithms
THEME_SHARE = 0.5  # of the seats have a theme
SHIPPED_SHARE = 0.5  # of the seats search with the shipped settings, so that themes play well too
LATEST_SHARE = 0.7  # of the seats use the latest net, the others an earlier one or none
BLENDS = (0.4, 0.6, 0.8, 1.0)  # of the net in leaves, priors and chances, each on its own
# Standard deviations of the changes of settings, as logarithms.
SETTING_SPREADS = {
    "exploration": 0.6,
    "temperature": 0.4,
    "rivalry": 0.4,
    "victory": 0.4,
    "closeness": 0.4,
}
TEMPERATURES = (0.0, 0.0, 0.0, 1.0)  # of the final choice, in points
NO_THEME = ""
LOW, HIGH = "low", "high"


class Theme(NamedTuple):
    """A style of play: weights are multiplied by a factor to the power of these exponents."""

    low: float
    high: float
    exponents: Mapping[str, float | list[float]]


class Persona(NamedTuple):
    """The player of one seat."""

    seed: int
    weights: Weights
    theme: str
    net: int  # an index of the list of nets; -1 for none
    settings: dict[str, float]  # all settings of the search
    choice_temperature: float


@functools.cache
def themes_of(game: Game) -> dict[str, Theme]:
    """The themes of a game; none if it has no themes.toml."""
    file = game.definition.folder / "evaluate" / "themes.toml"
    if not file.is_file():
        return {}
    values = weights_as_values(game.evaluator.WEIGHTS)
    themes = {}
    for name, section in tomllib.loads(file.read_text("utf-8")).items():
        exponents = {key: value for key, value in section.items() if key not in (LOW, HIGH)}
        check_weights(exponents, values)
        themes[name] = Theme(section[LOW], section[HIGH], exponents)
    return themes


def draw_persona(game: Game, players: int, nets: int, rng: random.Random) -> Persona:
    """Draw the player of a seat. There are `nets` nets, the latest last."""
    seed = rng.randrange(1 << 30)
    spread = rng.choice(SPREADS)
    base = weights_as_values(game.evaluator.search_weights(players))
    weights = {name: _map(value, lambda x: _jitter(x, spread, rng)) for name, value in base.items()}
    themes = themes_of(game)
    theme = NO_THEME
    if themes and rng.random() < THEME_SHARE:
        theme = rng.choice(sorted(themes))
        weights = _apply(themes[theme], weights, rng)
    net = nets - 1
    if rng.random() >= LATEST_SHARE:
        net = rng.randrange(-1, nets)
    settings = shipped().settings(game.name, players)
    if rng.random() >= SHIPPED_SHARE:
        for name, deviation in SETTING_SPREADS.items():
            settings[name] *= math.exp(deviation * rng.gauss(0, 1))
        for name in NET_SETTINGS:
            settings[name] = rng.choice(BLENDS)
    if net < 0:
        settings |= dict.fromkeys(NET_SETTINGS, 0.0)
    return Persona(seed, weights, theme, net, settings, rng.choice(TEMPERATURES))


def make_bot(game: Game, persona: Persona, nets: Sequence[Net], simulations: int) -> Bot:
    """The bot of a persona; greedy without simulations."""
    if simulations == 0:
        return GreedyBot(game, persona.seed, persona.weights)
    return SearchBot(
        game,
        persona.seed,
        simulations=simulations,
        threads=1,
        settings=persona.settings,
        weights=persona.weights,
        choice_temperature=persona.choice_temperature,
        net=nets[persona.net] if persona.net >= 0 else None,
    )


def _map(value: float | list[float], change: Callable[[float], float]) -> float | list[float]:
    return [change(item) for item in value] if isinstance(value, list) else change(value)


def _jitter(value: float, spread: float, rng: random.Random) -> float:
    """A random change by a factor; a probability near 1 changes its distance from 1."""
    step = spread * rng.gauss(0, 1)
    if 0.25 < value < 1:
        return float(value ** math.exp(-1.5 * step))
    return value * math.exp(step)


def _apply(theme: Theme, weights: Weights, rng: random.Random) -> Weights:
    factor = theme.low * (theme.high / theme.low) ** rng.random()
    changed = dict(weights)
    for name, exponents in theme.exponents.items():
        value = weights[name]
        if isinstance(value, list):
            assert isinstance(exponents, list)
            changed[name] = [x * factor**e for x, e in zip(value, exponents, strict=True)]
        else:
            assert not isinstance(exponents, list)
            changed[name] = value * factor**exponents
    return changed
