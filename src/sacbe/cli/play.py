"""`sacbe play`: a new game or a saved one, at this terminal."""

import time
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from sacbe.cli import progress, saves
from sacbe.cli.helping import keys_table
from sacbe.cli.screen import SMALLEST, Quit, clear, is_terminal, make_console, read_line, tell
from sacbe.cli.seats import HUMAN, bot_names, called, choose_seats
from sacbe.cli.wording import language, title, words
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
    """Check everything, then play; without a terminal say so."""
    lang = language(lang)
    wishes = {"--players": players, "--seats": seats, "--seed": seed, "--option": options or None}
    given = [option for option, value in wishes.items() if value is not None]
    console = make_console()
    progress.install()
    if resume is not None:
        given += ["--data"] if data is not None else []
        if name is not None or given:
            raise ValueError(
                f"--resume cannot be combined with {given[0] if given else 'the name of a game'}."
            )
        go_on(resume, lang, console)
        return
    if name is None and len(games()) > 1 and is_terminal():
        name = _ask_which_game(console, lang)
    rules = game(name or games()[0], data)
    kinds = choose_seats(rules, players, seats)
    values = parse_options(rules, len(kinds), options)
    if seed is not None and not -(2**63) <= seed < 2**63:
        raise ValueError(f"The seed must be a 64-bit integer, not {seed}.")
    if not is_terminal():
        tell(console, words(lang).say("needs-terminal"))
        return
    try:
        left = [] if given or new else saves.unfinished(rules)
        if left and _offer(left[0], lang, console):
            go_on(left[0].path, lang, console)
            return
        _prepare(rules, kinds)
        file = None if data is None else data.name
        _welcome(rules, title(rules, words(lang), file), kinds, lang, console)
    except Quit:
        return
    from sacbe.play.table import Table

    table = Table(rules, len(kinds), seed, seats=kinds, **values)
    path = saves.folder() / saves.new_name(rules.name)
    _play_out(table, kinds, lang, path, console)


def go_on(path: Path, lang: str, console: Console) -> None:
    """A saved game from where it stands. Only games that Sacbe keeps itself are written over."""
    from sacbe.play.table import replay

    data = saves.read(path)
    try:
        table = replay(data)
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None
    if table.current_player is None:
        raise ValueError(f"{path}: this game is over. To view it: sacbe replay {path}")
    if not is_terminal():
        tell(console, words(lang).say("needs-terminal"))
        return
    known = bot_names()
    kinds = [kind if kind in known else HUMAN for kind in table.seats]
    if len(kinds) != table.players:
        kinds = choose_seats(table.game, table.players, None)
    table.seats = kinds
    own = path.resolve().parent == saves.folder().resolve()
    kept_in = path if own else saves.folder() / saves.new_name(table.game.name)
    if table.game.data is not None:
        tell(console, title(table.game, words(lang)), "bold")
    tell(console, words(lang).say("resumed"))
    _play_out(table, kinds, lang, kept_in, console)


def _play_out(table: Any, kinds: list[str], lang: str, path: Path, console: Console) -> None:
    from sacbe.cli.ending import show_end
    from sacbe.cli.session import Session

    session = Session(table, kinds, lang, path)
    if session.run(console):
        show_end(session, console)


def _prepare(rules: Game, kinds: list[str]) -> None:
    """Compile what is needed before there is anything on the screen."""
    from sacbe.bots import bot

    for kind in {*kinds} - {HUMAN}:
        bot(kind, rules)


def parse_options(rules: Game, players: int, given: list[str]) -> dict[str, Any]:
    """`name=value` pairs as checked values of the game's options."""
    known = {option.name: option for option in rules.options}
    values: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"Options have the form NAME=VALUE, not {pair!r}.")
        values[name] = _value(known[name], value) if name in known else value
    return rules.checked_options(players, values)


def _value(option: Option, said: str) -> int | bool | str:
    """A typed value; what does not fit is left for the game to refuse."""
    if option.kind == "bool":
        return {**YES, **NO}.get(said.casefold(), said)
    if option.kind == "int" and said.removeprefix("-").isdecimal() and len(said) < 10:
        return int(said)
    if option.kind == "str":
        alike = (choice for choice in option.choices if str(choice).casefold() == said.casefold())
        return next(alike, said)
    return said


def _ask_which_game(console: Console, lang: str) -> str:
    say = words(lang).say
    tell(console, say("which-game"), "bold")
    for n, name in enumerate(games(), 1):
        tell(console, f" {n} {game(name).title}")
    while True:
        try:
            typed = read_line(console)
        except Quit:
            raise SystemExit(0) from None
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:3]) <= len(games()):
            return games()[int(typed) - 1]
        tell(console, say("nothing-typed", {"most": len(games())}))


def _offer(left: saves.Unfinished, lang: str, console: Console) -> bool:
    """Does the player want to go on with a game that was left?"""
    texts = words(lang)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(left.played))
    seats = ", ".join(called(left.seats, texts))
    args = {"game": title(left.game, texts), "seats": seats, "when": when}
    tell(console, texts.say("resume-offer", args))
    return not read_line(console, texts.say("resume-ask") + " > ").casefold().startswith("n")


def _welcome(rules: Game, called_game: str, kinds: list[str], lang: str, console: Console) -> None:
    """One screen: what is played, who plays, what the keys do, where help is."""
    texts, terminal = words(lang), rules.terminal
    names = called(kinds, texts)
    people = [name for name, kind in zip(names, kinds, strict=True) if kind == HUMAN]
    lines: list[Any] = [Text(terminal.hint("about", texts), "italic")]
    lines.append(Text(texts.say("welcome-seats", {"seats": ", ".join(names)})))
    if len(people) == 1:
        letter = terminal.hint("letter", texts)
        lines.append(Text(texts.say("welcome-you", {"name": people[0], "letter": letter})))
    lines += [Text(texts.say("welcome-choose")), Text(texts.say("welcome-help")), Text()]
    lines.append(keys_table(texts, terminal))
    clear(console)
    above = texts.say("welcome-title", {"game": called_game})
    console.print(Panel(Group(*lines), title=Text(above, "bold")))
    if console.width < SMALLEST[0] or console.height < SMALLEST[1]:
        size = {"width": console.width, "height": console.height}
        tell(console, texts.say("small-terminal", size))
    read_line(console, texts.say("welcome-begin") + " ")
