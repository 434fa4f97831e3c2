"""`sacbe play`: play a new or saved game in the terminal."""

import time
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from sacbe.cli import progress, saves
from sacbe.cli.help import keys_table
from sacbe.cli.screen import MIN_SIZE, Quit, clear, is_terminal, make_console, print_text, read_line
from sacbe.cli.seats import HUMAN, bot_names, choose_seats, player_names
from sacbe.cli.texts import cli_texts, language, title
from sacbe.games import Option
from sacbe.play.errors import RecordError
from sacbe.play.game import Game, game, games

YES = {"true": True, "yes": True, "on": True, "1": True}
NO = {"false": False, "no": False, "off": False, "0": False}


def play(
    name: str | None,
    players: int | None,
    seats: str | None,
    seed: int | None,
    options: list[str],
    data: Path | None,
    lang: str | None,
    resume: Path | None,
    new: bool,
) -> None:
    """Check the arguments and play. Prints a message if there is no terminal."""
    lang = language(lang)
    arguments = {
        "--players": players,
        "--seats": seats,
        "--seed": seed,
        "--option": options or None,
    }
    used = [option for option, value in arguments.items() if value is not None]
    console = make_console()
    progress.install()
    if resume is not None:
        used += ["--data"] if data is not None else []
        if name is not None or used:
            raise ValueError(
                f"--resume cannot be combined with {used[0] if used else 'the name of a game'}."
            )
        resume_game(resume, lang, console)
        return
    if name is None and len(games()) > 1 and is_terminal():
        name = _ask_which_game(console, lang)
    rules = game(name or games()[0], data)
    kinds = choose_seats(rules, players, seats)
    values = parse_options(rules, len(kinds), options)
    if seed is not None and not -(2**63) <= seed < 2**63:
        raise ValueError(f"The seed must be a 64-bit integer, not {seed}.")
    if not is_terminal():
        print_text(console, cli_texts(lang).say("needs-terminal"))
        return
    _begin_interpreted()
    try:
        unfinished = [] if used or new else saves.find_unfinished(rules)
        if unfinished and _offer(unfinished[0], lang, console):
            resume_game(unfinished[0].path, lang, console)
            return
        file = None if data is None else data.name
        _welcome(rules, title(rules, cli_texts(lang), file), kinds, lang, console)
    except Quit:
        return
    from sacbe.play.table import Table

    table = Table(rules, len(kinds), seed, seats=kinds, **values)
    path = saves.folder() / saves.new_name(rules.name)
    _run_session(table, kinds, lang, path, console)


def resume_game(path: Path, lang: str, console: Console) -> None:
    """Resume a saved game. Only files in Sacbe's own folder are overwritten."""
    from sacbe.play.table import replay

    data = saves.read(path)
    _begin_interpreted()
    try:
        table = replay(data)
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None
    if table.current_player is None:
        raise ValueError(f"{path}: this game is over. To view it: sacbe replay {path}")
    if not is_terminal():
        print_text(console, cli_texts(lang).say("needs-terminal"))
        return
    names = bot_names()
    kinds = [kind if kind in names else HUMAN for kind in table.seats]
    if len(kinds) != table.players:
        kinds = choose_seats(table.game, table.players, None)
    table.seats = kinds
    is_own = path.resolve().parent == saves.folder().resolve()
    save_path = path if is_own else saves.folder() / saves.new_name(table.game.name)
    if table.game.data is not None:
        print_text(console, title(table.game, cli_texts(lang)), "bold")
    print_text(console, cli_texts(lang).say("resumed"))
    _run_session(table, kinds, lang, save_path, console)


def _run_session(table: Any, kinds: list[str], lang: str, path: Path, console: Console) -> None:
    from sacbe.cli.background import BackgroundCompiler
    from sacbe.cli.game_over import show_end
    from sacbe.cli.session import Session

    compilation = BackgroundCompiler([table.game.name] if table.game.data is None else [])
    compilation.start()
    try:
        session = Session(table, kinds, lang, path)
        if session.run(console):
            show_end(session, console)
    finally:
        compilation.stop()


def _begin_interpreted() -> None:
    from sacbe.bots.interim import begin_interpreted  # imports Numba, which takes half a second

    begin_interpreted()


def parse_options(rules: Game, players: int, pairs: list[str]) -> dict[str, Any]:
    """`name=value` pairs as checked values of the game's options."""
    by_name = {option.name: option for option in rules.options}
    values: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"Options have the form NAME=VALUE, not {pair!r}.")
        values[name] = _value(by_name[name], value) if name in by_name else value
    return rules.checked_options(players, values)


def _value(option: Option, text: str) -> int | bool | str:
    """Convert a value to the option's type; invalid ones are left for the game to reject."""
    if option.kind == "bool":
        return {**YES, **NO}.get(text.casefold(), text)
    if option.kind == "int" and text.removeprefix("-").isdecimal() and len(text) < 10:
        return int(text)
    if option.kind == "str":
        matches = (choice for choice in option.choices if str(choice).casefold() == text.casefold())
        return next(matches, text)
    return text


def _ask_which_game(console: Console, lang: str) -> str:
    say = cli_texts(lang).say
    print_text(console, say("which-game"), "bold")
    for n, name in enumerate(games(), 1):
        print_text(console, f" {n} {game(name).title}")
    while True:
        try:
            typed = read_line(console)
        except Quit:
            raise SystemExit(0) from None
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:3]) <= len(games()):
            return games()[int(typed) - 1]
        print_text(console, say("nothing-typed", {"most": len(games())}))


def _offer(unfinished: saves.Unfinished, lang: str, console: Console) -> bool:
    """Offer to resume an unfinished game."""
    texts = cli_texts(lang)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(unfinished.modified))
    seats = ", ".join(player_names(unfinished.seats, texts))
    args = {"game": title(unfinished.game, texts), "seats": seats, "when": when}
    print_text(console, texts.say("resume-offer", args))
    return not read_line(console, texts.say("resume-ask") + " > ").casefold().startswith("n")


def _welcome(rules: Game, game_title: str, kinds: list[str], lang: str, console: Console) -> None:
    """The welcome screen: game, players, keys and help."""
    texts, terminal = cli_texts(lang), rules.terminal
    names = player_names(kinds, texts)
    people = [name for name, kind in zip(names, kinds, strict=True) if kind == HUMAN]
    lines: list[Any] = [Text(terminal.hint("about", texts), "italic")]
    lines.append(Text(texts.say("welcome-seats", {"seats": ", ".join(names)})))
    if len(people) == 1:
        letter = terminal.hint("letter", texts)
        lines.append(Text(texts.say("welcome-you", {"name": people[0], "letter": letter})))
    lines += [Text(texts.say("welcome-choose")), Text(texts.say("welcome-help")), Text()]
    lines.append(keys_table(texts, terminal))
    clear(console)
    panel_title = texts.say("welcome-title", {"game": game_title})
    console.print(Panel(Group(*lines), title=Text(panel_title, "bold")))
    if console.width < MIN_SIZE[0] or console.height < MIN_SIZE[1]:
        size = {"width": console.width, "height": console.height}
        print_text(console, texts.say("small-terminal", size))
    read_line(console, texts.say("welcome-begin") + " ")
