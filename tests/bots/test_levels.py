"""The levels: what their file may say, and that each is stronger than the one below it."""

import re

import pytest

import sacbe
from sacbe.bots import SEARCHING, ask, bot
from sacbe.bots.search import SearchBot
from sacbe.bots.search.levels import MOST_SIMULATIONS, SETTINGS, WHOLE, Levels, shipped

GAMES = sacbe.games()
LEVEL = "simulations = 60\nthreads = 1\nchoice_temperature = 3.0\n"
SEARCH = "".join(f"{name} = {1 if name in WHOLE else 0.3}\n" for name in SETTINGS)
TEXT = "".join(f"[{level}]\n{LEVEL}" for level in SEARCHING) + f"[search]\n{SEARCH}"


def edited(section: str, *lines: str) -> str:
    """A file with other lines in a section; a name alone takes its line out."""
    head, title, rest = TEXT.partition(f"[{section}]\n")
    assert title
    for line in lines:
        name = line.partition(" ")[0]
        rest = re.sub(rf"^{name} = .*\n", "", rest, count=1, flags=re.M)
        rest = rest if line == name else f"{line}\n{rest}"
    return head + title + rest


# ---------------------------------------------------------------- the file


def test_levels_rise_in_what_they_may_cost() -> None:
    for name in GAMES:
        low, high = sacbe.game(name).players
        for players in range(low, high + 1):
            budgets = [shipped().budget(level, name, players) for level in SEARCHING]
            assert budgets == sorted(budgets, key=lambda budget: budget.simulations)
            assert budgets[0].choice_temperature > 0
            assert {budget.choice_temperature for budget in budgets[1:]} == {0}


def test_what_is_nearest_to_the_table_counts() -> None:
    nearer = "[search.maya]\nrivalry = 0.5\nvictory = 1\n[search.maya.2]\nrivalry = 0.75\n"
    said = Levels(TEXT + nearer + "[strong.mezo.4]\nsimulations = 100\n")
    usual = said.settings("tzolkin", 2)
    assert tuple(usual) == SETTINGS
    assert said.settings("maya", 3) == usual | {"rivalry": 0.5, "victory": 1.0}
    assert said.settings("maya", 2) == usual | {"rivalry": 0.75, "victory": 1.0}
    assert said.budget("strong", "mezo", 4).simulations == 100
    assert said.budget("strong", "mezo", 3).simulations == 60


def test_a_game_may_say_alone_what_all_games_need() -> None:
    needed = "".join(f"[search.{name}]\nrivalry = 0.1\n" for name in GAMES)
    assert Levels(edited("search", "rivalry") + needed).settings("mezo", 2)["rivalry"] == 0.1


WRONG = {
    "no TOML": ("[easy", "levels.toml: "),
    "an unknown level": (TEXT + "[clever]\n", "Unknown section: 'clever'; choose from easy, "),
    "a level without a section": ("[search]\n", "The section [easy] is missing."),
    "a value in the place of a section": ("easy = 3\n", "The section [easy] is missing."),
    "an unknown setting": (edited("search", "luck = 1"), "Unknown value in [search]: 'luck'"),
    "an unknown budget": (edited("easy", "minutes = 1"), "Unknown value in [easy]: 'minutes'"),
    "a missing setting": (edited("search", "rivalry"), "The section [search] needs rivalry."),
    "a missing budget": (edited("strong", "threads"), "The section [strong] needs threads."),
    "an unknown game": (TEXT + "[search.chess]\n", "Unknown game in [search]: 'chess'"),
    "too many players": (TEXT + "[easy.maya.5]\n", "Unknown number of players in [easy.maya]:"),
    "an unknown setting of a game": (
        TEXT + "[search.maya]\nx = 1\n",
        "Unknown value in [search.maya]",
    ),
    "an unknown setting of a table": (TEXT + "[easy.maya.2]\nx = 1\n", "value in [easy.maya.2]"),
    "a section too deep": (TEXT + "[easy.maya.2.x]\n", "Unknown value in [easy.maya.2]: 'x'"),
    "a word": (
        edited("search", 'rivalry = "much"'),
        "The setting rivalry must be a number, not 'much'",
    ),
    "yes": (edited("search", "rivalry = true"), "The setting rivalry must be a number, not True"),
    "no number": (
        edited("search", "rivalry = nan"),
        "The setting rivalry must be a number, not nan",
    ),
    "division by nothing": (
        edited("search", "closeness = 0"),
        "closeness must be greater than 0, not 0",
    ),
    "less than no exploration": (
        edited("search", "exploration = -0.1"),
        "The setting exploration must be 0 or more, not -0.1.",
    ),
    "hint weight above 1": (
        edited("search", "hint_weight = 1.5"),
        "The setting hint_weight must be from 0 to 1, not 1.5.",
    ),
    "negative hint weight": (
        edited("search", "hint_weight = -0.5"),
        "must be from 0 to 1, not -0.5.",
    ),
    "half a turn": (
        edited("search", "horizon = 0.5"),
        "The setting horizon must be a whole number of turns, at least 0, not 0.5.",
    ),
    "half a turn more": (edited("search", "playout = 2.5"), "a whole number of turns"),
    "no way in mind": (edited("search", "breadth = 0"), "a whole number from 1 to 12, not 0."),
    "turns that are over": (edited("search", "horizon = -1"), "turns, at least 0, not -1."),
    "half a simulation": (
        edited("easy", "simulations = 0.5"),
        "one simulation per thread, not 0.5",
    ),
    "no thread": (edited("easy", "threads = 0"), "1 to 16 threads, not 0"),
    "cold": (edited("easy", "choice_temperature = -1"), "choice_temperature must be 0 or more"),
    "wrong at one table only": (
        TEXT + "[medium.mezo.3]\nsimulations = 0\n",
        "at least one simulation per thread, not 0",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_refused(case: str) -> None:
    text, sentence = WRONG[case]
    with pytest.raises(ValueError, match=re.escape(sentence)) as refused:
        Levels(text)
    assert str(refused.value).startswith("levels.toml: ")


# ---------------------------------------------------------------- a bot by the file


def test_the_number_of_players_is_told_by_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Levels(TEXT + "[easy.maya.2]\nsimulations = 10\n[easy.maya.3]\nsimulations = 20\n")
    monkeypatch.setattr("sacbe.bots.search.bot.shipped", lambda: said)
    one = SearchBot(sacbe.game("maya"), 1, level="easy")
    for players, simulations in ((2, 10), (3, 20), (2, 10)):
        state = sacbe.Table("maya", players=players, seed=1).state
        assert state.current_player is not None
        assert one.search(state, state.current_player).simulations == simulations


REFUSED = {
    "no simulation": ({"simulations": 0}, "at least one simulation per thread, not 0"),
    "fewer than none": ({"simulations": -5}, "at least one simulation per thread, not -5"),
    "part of one": ({"simulations": 1.5}, "at least one simulation per thread, not 1.5"),
    "less than one a thread": ({"simulations": 1, "threads": 2}, "simulation per thread, not 1"),
    "too many": ({"simulations": MOST_SIMULATIONS + 1}, "at most 1000000 simulations"),
    "no thread": ({"threads": 0}, "1 to 16 threads, not 0"),
    "too many threads": ({"threads": 17}, "1 to 16 threads, not 17"),
    "no time": ({"seconds": 0}, "must be above 0 seconds, not 0"),
    "time without end": ({"seconds": float("inf")}, "must be above 0 seconds, not inf"),
    "an unknown setting": ({"settings": {"luck": 1.0}}, "Unknown setting of the search: 'luck'"),
    "a setting that is none": (
        {"settings": {"rivalry": None}},
        "rivalry must be a number, not None",
    ),
    "cold": ({"choice_temperature": -1.0}, "choice_temperature must be 0 or more, not -1.0"),
    "an unknown level": (
        {"level": "clever"},
        "Unknown level 'clever'; choose from easy, medium, strong",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_an_impossible_search_is_refused(case: str) -> None:
    wishes, sentence = REFUSED[case]
    with pytest.raises(ValueError, match=re.escape(sentence)):
        SearchBot(sacbe.game("maya"), 1, **wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["random", "strong"])
def test_a_turn_without_time_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="must be above 0 seconds, not -1"):
        bot(name, "maya", seconds=-1)


def test_whatever_changes_how_a_bot_plays_changes_its_digest() -> None:
    game = sacbe.game("maya")
    ways: list[dict[str, object]] = [
        {},
        {"level": "easy"},
        {"simulations": 30},
        {"threads": 2},
        {"choice_temperature": 1.0},
        {"settings": {"rivalry": 0.9}},
    ]
    assert len({SearchBot(game, 1, **way).digest for way in ways}) == len(ways)  # type: ignore[arg-type]
    assert SearchBot(game, 1, seconds=3).digest == SearchBot(game, 2).digest
    assert SearchBot(sacbe.game("mezo"), 1).digest != SearchBot(game, 1).digest


# ---------------------------------------------------------------- strength


def points(name: str, kinds: tuple[str, str], games: int) -> tuple[float, float]:
    """The points of two bots in games against each other, seats in turn."""
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


# Who is stronger, games, and how many points a game apart at the least.
LADDER = {
    "easy beats random": (("easy", "random"), 2, 20),
    "greedy beats easy": (("greedy", "easy"), 4, 5),
    "medium beats easy": (("medium", "easy"), 8, 2),
}


@pytest.mark.parametrize("step", LADDER)
@pytest.mark.parametrize("name", GAMES)
def test_levels_rise_in_strength(name: str, step: str) -> None:
    kinds, games, apart = LADDER[step]
    more, fewer = points(name, kinds, games)
    assert more - fewer > apart * games
