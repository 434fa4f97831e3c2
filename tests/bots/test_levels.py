"""Search levels: validation of levels.toml, and strength increasing with the level."""

import re

import pytest

import sacbe
from sacbe.bots import SEARCH_LEVELS, ask, bot
from sacbe.bots.search import SearchBot
from sacbe.bots.search.levels import INTEGERS, MAX_SIMULATIONS, SETTINGS, Levels, shipped

GAMES = sacbe.games()
LEVEL = "simulations = 60\nthreads = 1\nchoice_temperature = 3.0\n"
SEARCH = "".join(f"{name} = {1 if name in INTEGERS else 0.3}\n" for name in SETTINGS)
TEXT = "".join(f"[{level}]\n{LEVEL}" for level in SEARCH_LEVELS) + f"[search]\n{SEARCH}"


def with_lines(section: str, *lines: str) -> str:
    """The file with lines replaced in a section; a name without value removes its line."""
    head, title, rest = TEXT.partition(f"[{section}]\n")
    assert title
    for line in lines:
        name = line.partition(" ")[0]
        rest = re.sub(rf"^{name} = .*\n", "", rest, count=1, flags=re.M)
        rest = rest if line == name else f"{line}\n{rest}"
    return head + title + rest


# ---------------------------------------------------------------- the file


def test_budgets_increase_with_the_level() -> None:
    for name in GAMES:
        low, high = sacbe.game(name).players
        for players in range(low, high + 1):
            budgets = [shipped().budget(level, name, players) for level in SEARCH_LEVELS]
            assert budgets == sorted(budgets, key=lambda budget: budget.simulations)
            assert budgets[0].choice_temperature > 0
            assert {budget.choice_temperature for budget in budgets[1:]} == {0}


def test_most_specific_section_applies() -> None:
    overrides = "[search.maya]\nrivalry = 0.5\nvictory = 1\n[search.maya.2]\nrivalry = 0.75\n"
    levels = Levels(TEXT + overrides + "[strong.mezo.4]\nsimulations = 100\n")
    usual = levels.settings("tzolkin", 2)
    assert tuple(usual) == SETTINGS
    assert levels.settings("maya", 3) == usual | {"rivalry": 0.5, "victory": 1.0}
    assert levels.settings("maya", 2) == usual | {"rivalry": 0.75, "victory": 1.0}
    assert levels.budget("strong", "mezo", 4).simulations == 100
    assert levels.budget("strong", "mezo", 3).simulations == 60


def test_value_may_be_set_per_game_only() -> None:
    per_game = "".join(f"[search.{name}]\nrivalry = 0.1\n" for name in GAMES)
    assert Levels(with_lines("search", "rivalry") + per_game).settings("mezo", 2)["rivalry"] == 0.1


INVALID_FILES = {
    "no TOML": ("[easy", "levels.toml: "),
    "an unknown level": (TEXT + "[clever]\n", "Unknown section: 'clever'; choose from easy, "),
    "a level without a section": ("[search]\n", "The section [easy] is missing."),
    "a value instead of a section": ("easy = 3\n", "The section [easy] is missing."),
    "an unknown setting": (with_lines("search", "luck = 1"), "Unknown value in [search]: 'luck'"),
    "an unknown budget": (with_lines("easy", "minutes = 1"), "Unknown value in [easy]: 'minutes'"),
    "a missing setting": (with_lines("search", "rivalry"), "The section [search] needs rivalry."),
    "a missing budget": (with_lines("strong", "threads"), "The section [strong] needs threads."),
    "an unknown game": (TEXT + "[search.chess]\n", "Unknown game in [search]: 'chess'"),
    "too many players": (TEXT + "[easy.maya.5]\n", "Unknown number of players in [easy.maya]:"),
    "an unknown setting of a game": (
        TEXT + "[search.maya]\nx = 1\n",
        "Unknown value in [search.maya]",
    ),
    "an unknown setting of a table": (TEXT + "[easy.maya.2]\nx = 1\n", "value in [easy.maya.2]"),
    "a section too deep": (TEXT + "[easy.maya.2.x]\n", "Unknown value in [easy.maya.2]: 'x'"),
    "a string": (
        with_lines("search", 'rivalry = "much"'),
        "The setting rivalry must be a number, not 'much'",
    ),
    "a boolean": (
        with_lines("search", "rivalry = true"),
        "The setting rivalry must be a number, not True",
    ),
    "not a number": (
        with_lines("search", "rivalry = nan"),
        "The setting rivalry must be a number, not nan",
    ),
    "zero closeness": (
        with_lines("search", "closeness = 0"),
        "closeness must be greater than 0, not 0",
    ),
    "negative exploration": (
        with_lines("search", "exploration = -0.1"),
        "The setting exploration must be 0 or more, not -0.1.",
    ),
    "hint weight above 1": (
        with_lines("search", "hint_weight = 1.5"),
        "The setting hint_weight must be from 0 to 1, not 1.5.",
    ),
    "negative hint weight": (
        with_lines("search", "hint_weight = -0.5"),
        "must be from 0 to 1, not -0.5.",
    ),
    "half a turn": (
        with_lines("search", "horizon = 0.5"),
        "The setting horizon must be a whole number of turns, at least 0, not 0.5.",
    ),
    "half a turn of playout": (with_lines("search", "playout = 2.5"), "a whole number of turns"),
    "zero breadth": (with_lines("search", "breadth = 0"), "a whole number from 1 to 12, not 0."),
    "negative horizon": (with_lines("search", "horizon = -1"), "turns, at least 0, not -1."),
    "half a simulation": (
        with_lines("easy", "simulations = 0.5"),
        "one simulation per thread, not 0.5",
    ),
    "no thread": (with_lines("easy", "threads = 0"), "1 to 16 threads, not 0"),
    "negative temperature": (
        with_lines("easy", "choice_temperature = -1"),
        "choice_temperature must be 0 or more",
    ),
    "wrong for one number of players": (
        TEXT + "[medium.mezo.3]\nsimulations = 0\n",
        "at least one simulation per thread, not 0",
    ),
}


@pytest.mark.parametrize("case", INVALID_FILES)
def test_invalid_file_is_rejected(case: str) -> None:
    text, message = INVALID_FILES[case]
    with pytest.raises(ValueError, match=re.escape(message)) as error:
        Levels(text)
    assert str(error.value).startswith("levels.toml: ")


# ---------------------------------------------------------------- bots by level


def test_budget_follows_the_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = Levels(TEXT + "[easy.maya.2]\nsimulations = 10\n[easy.maya.3]\nsimulations = 20\n")
    monkeypatch.setattr("sacbe.bots.search.bot.shipped", lambda: levels)
    one = SearchBot(sacbe.game("maya"), 1, level="easy")
    for players, simulations in ((2, 10), (3, 20), (2, 10)):
        state = sacbe.Table("maya", players=players, seed=1).state
        assert state.current_player is not None
        assert one.search(state, state.current_player).simulations == simulations


INVALID_ARGUMENTS = {
    "no simulation": ({"simulations": 0}, "at least one simulation per thread, not 0"),
    "negative simulations": ({"simulations": -5}, "at least one simulation per thread, not -5"),
    "fractional simulations": ({"simulations": 1.5}, "at least one simulation per thread, not 1.5"),
    "less than one per thread": ({"simulations": 1, "threads": 2}, "simulation per thread, not 1"),
    "too many": ({"simulations": MAX_SIMULATIONS + 1}, "at most 1000000 simulations"),
    "no thread": ({"threads": 0}, "1 to 16 threads, not 0"),
    "too many threads": ({"threads": 17}, "1 to 16 threads, not 17"),
    "zero seconds": ({"seconds": 0}, "must be above 0 seconds, not 0"),
    "infinite seconds": ({"seconds": float("inf")}, "must be above 0 seconds, not inf"),
    "an unknown setting": ({"settings": {"luck": 1.0}}, "Unknown setting of the search: 'luck'"),
    "a setting of None": (
        {"settings": {"rivalry": None}},
        "rivalry must be a number, not None",
    ),
    "negative temperature": (
        {"choice_temperature": -1.0},
        "choice_temperature must be 0 or more, not -1.0",
    ),
    "an unknown level": (
        {"level": "clever"},
        "Unknown level 'clever'; choose from easy, medium, strong, expert",
    ),
}


@pytest.mark.parametrize("case", INVALID_ARGUMENTS)
def test_invalid_arguments_are_rejected(case: str) -> None:
    arguments, message = INVALID_ARGUMENTS[case]
    with pytest.raises(ValueError, match=re.escape(message)):
        SearchBot(sacbe.game("maya"), 1, **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["random", "strong"])
def test_invalid_time_limit_is_rejected(name: str) -> None:
    with pytest.raises(ValueError, match="must be above 0 seconds, not -1"):
        bot(name, "maya", seconds=-1)


def test_digest_changes_with_the_configuration() -> None:
    game = sacbe.game("maya")
    variants: list[dict[str, object]] = [
        {},
        {"level": "easy"},
        {"simulations": 30},
        {"threads": 2},
        {"choice_temperature": 1.0},
        {"settings": {"rivalry": 0.9}},
    ]
    assert len({SearchBot(game, 1, **arguments).digest for arguments in variants}) == len(variants)  # type: ignore[arg-type]
    assert SearchBot(game, 1, seconds=3).digest == SearchBot(game, 2).digest
    assert SearchBot(sacbe.game("mezo"), 1).digest != SearchBot(game, 1).digest


# ---------------------------------------------------------------- strength


def points(name: str, kinds: tuple[str, str], games: int) -> tuple[float, float]:
    """Total points of two bots in games against each other; they alternate seats."""
    totals = [0.0, 0.0]
    for k in range(games):
        table = sacbe.Table(name, players=2, seed=k // 2)
        order = (k % 2, 1 - k % 2)
        bots = [bot(kinds[order[seat]], name, 10 * k + seat) for seat in range(2)]
        while (seat := table.current_player) is not None:
            table.play(ask(bots[seat], table.state, seat, len(table.moves)))
        for seat, who in enumerate(order):
            totals[who] += table.state.scores[seat]
    return totals[0], totals[1]


# Stronger and weaker bot, number of games, minimum margin in points per game.
LADDER = {
    "easy beats random": (("easy", "random"), 2, 20),
    "greedy beats easy": (("greedy", "easy"), 4, 5),
    "medium beats easy": (("medium", "easy"), 8, 2),
}


@pytest.mark.parametrize("step", LADDER)
@pytest.mark.parametrize("name", GAMES)
def test_strength_increases_with_the_level(name: str, step: str) -> None:
    kinds, games, margin = LADDER[step]
    strong_points, weak_points = points(name, kinds, games)
    assert strong_points - weak_points > margin * games
