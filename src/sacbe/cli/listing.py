"""`sacbe games` and `sacbe rules`: what there is to play, and how it is played."""

from pathlib import Path

from rich.padding import Padding

from sacbe.cli.helping import rules_help
from sacbe.cli.reference import all_rules, find_rules
from sacbe.cli.screen import make_console, tell
from sacbe.cli.seats import EXAMPLE_SEATS, bot_names
from sacbe.cli.wording import language
from sacbe.play.game import game, games

FEW_CHOICES = 6  # more stand on lines of their own


def list_games(named: str | None, data: Path | None) -> None:
    """Every game with its numbers of players and its options, and the bots; or one game."""
    if data is not None and named is None:
        raise ValueError("--data needs the name of a game.")
    console = make_console()
    for name in games() if named is None else (named,):
        rules = game(name, data)
        low, high = rules.players
        tell(console, f"{name}: {rules.title}, {low} to {high} players", "bold")
        console.print(Padding.indent(rules.about, 2))
        for option in rules.options:
            choices = ", ".join(_said(choice) for choice in option.choices)
            short = len(option.choices) <= FEW_CHOICES
            given = f"--option {option.name}={_said(option.default)}"
            said = f"{given} ({choices}): {option.help}" if short else f"{given}: {option.help}"
            console.print(Padding.indent(said, 2))
            if not short:
                console.print(Padding.indent(choices, 6))
    if named is None:
        tell(console, "bots, weakest first", "bold")
        console.print(Padding.indent(f"{', '.join(bot_names())} (--seats {EXAMPLE_SEATS})", 2))


def _said(value: int | bool | str) -> str:
    return str(value).casefold() if isinstance(value, bool) else str(value)


def print_rules(
    name: str | None, what: str, whole: bool, data: Path | None, lang: str | None
) -> None:
    """The rules in short, a paragraph of the reference or those with some words, or all of it."""
    if what and whole:
        raise ValueError("--all prints every rule: leave out the code.")
    rules, spoken = game(name or games()[0], data), language(lang)
    if whole:
        shown = all_rules(rules, spoken)
    else:
        shown = find_rules(rules, spoken, what) if what else rules_help(rules, spoken)
    make_console().print(shown)
