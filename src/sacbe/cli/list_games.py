"""`sacbe games` and `sacbe rules`: list games with their options, print rules."""

from pathlib import Path

from rich.padding import Padding

from sacbe.cli.help import rules_help
from sacbe.cli.reference import all_rules, find_rules
from sacbe.cli.screen import make_console, print_text
from sacbe.cli.seats import EXAMPLE_SEATS, bot_names
from sacbe.cli.texts import language
from sacbe.play.game import game, games

MAX_INLINE_CHOICES = 6  # more go on a separate line


def list_games(game_name: str | None, data: Path | None) -> None:
    """Print all games (or one) with numbers of players and options, and the bots."""
    if data is not None and game_name is None:
        raise ValueError("--data needs the name of a game.")
    console = make_console()
    for name in games() if game_name is None else (game_name,):
        rules = game(name, data)
        low, high = rules.players
        print_text(console, f"{name}: {rules.title}, {low} to {high} players", "bold")
        console.print(Padding.indent(rules.about, 2))
        for option in rules.options:
            choices = ", ".join(_value_text(choice) for choice in option.choices)
            is_short = len(option.choices) <= MAX_INLINE_CHOICES
            flag = f"--option {option.name}={_value_text(option.default)}"
            line = f"{flag} ({choices}): {option.help}" if is_short else f"{flag}: {option.help}"
            console.print(Padding.indent(line, 2))
            if not is_short:
                console.print(Padding.indent(choices, 6))
    if game_name is None:
        print_text(console, "bots, weakest first", "bold")
        console.print(Padding.indent(f"{', '.join(bot_names())} (--seats {EXAMPLE_SEATS})", 2))


def _value_text(value: int | bool | str) -> str:
    return str(value).casefold() if isinstance(value, bool) else str(value)


def print_rules(
    name: str | None, what: str, all_paragraphs: bool, data: Path | None, lang: str | None
) -> None:
    """Print a summary of the rules, matching paragraphs of the reference, or all of it."""
    if what and all_paragraphs:
        raise ValueError("--all prints every rule: leave out the code.")
    rules, lang_code = game(name or games()[0], data), language(lang)
    if all_paragraphs:
        output = all_rules(rules, lang_code)
    else:
        output = find_rules(rules, lang_code, what) if what else rules_help(rules, lang_code)
    make_console().print(output)
