"""What `sacbe puzzles` does: list, play and make puzzles."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from sacbe.cli.texts import cli_texts, language
from sacbe.play.game import game as game_named
from sacbe.play.game import games
from sacbe.play.state import State
from sacbe.play.table import forced_action
from sacbe.puzzles.find import file_of, results_of, store_results, work
from sacbe.puzzles.model import (
    DIFFICULTIES,
    FOLDER,
    RIGHT_COST,
    Puzzle,
    find_puzzle,
    position_of,
    puzzles_of,
    read_file,
)
from sacbe.review.judge import compare, is_same
from sacbe.review.wording import Wording, concise
from sacbe.text.document import plain_text
from sacbe.text.names import seat_name


def print_list(lang: str | None) -> None:
    """Print the puzzles of all games by difficulty."""
    console, say = Console(), cli_texts(language(lang)).say
    for name in games():
        puzzles = puzzles_of(name)
        title = say("puzzles-count", {"game": game_named(name).title, "n": len(puzzles)})
        console.print(f"[bold]{title}[/]", highlight=False)
        for level in DIFFICULTIES:
            ids = [puzzle.id for puzzle in puzzles if puzzle.difficulty == level]
            if ids:
                console.print(f"  {say(f'puzzle-level-{level}')}: {' '.join(ids)}", highlight=False)


def play_puzzle(game: str, puzzle_id: str | None, lang: str | None) -> None:
    """Play a puzzle, or any one, in the terminal."""
    rules = game_named(game)
    puzzles = puzzles_of(game)
    if not puzzles:
        raise ValueError(f"There are no puzzles for {rules.title}.")
    puzzle = secrets.choice(puzzles) if puzzle_id is None else find_puzzle(game, puzzle_id)
    if puzzle is None:
        raise ValueError(f"There is no puzzle {puzzle_id!r} of {rules.title}.")
    _play(Console(), puzzle, language(lang))


def make_puzzles(
    game: str, count: int, results: Path | None, out: Path | None, players: Sequence[int] = ()
) -> None:
    """Find puzzles in games of strong bots, and write their file. Without a file of results, the
    work continues from the puzzles of the file that is written."""
    rules = game_named(game)
    low, high = max(2, rules.players[0]), rules.players[1]
    if not all(low <= n <= high for n in players):
        raise ValueError(f"{rules.title} has puzzles for {low} to {high} players.")
    path, target = results or Path(f"puzzles-{game}.jsonl"), out or FOLDER / f"{game}.json"
    if not path.exists() and target.exists():
        store_results(path, results_of(read_file(target)))
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=count)

        def show(games: int, puzzles: int, share: float) -> None:
            text = f"game {games + 1} ({share:.0%}), {puzzles} puzzles"
            bar.update(task, completed=min(count, puzzles), description=text)
            if share == 0 and not sys.stderr.isatty():
                print(text, file=sys.stderr, flush=True)

        finished = work(rules, path, count, show, players)
    command = f"sacbe puzzles make {game} --count {count}"
    command += "".join(f" --players {n}" for n in players)
    file = file_of(rules, finished, command)
    target.parent.mkdir(parents=True, exist_ok=True)
    raw = msgspec.json.encode(file).replace(b'{"id"', b'\n{"id"')
    target.write_bytes(raw + b"\n")
    print(f"{target}: {len(file.puzzles)} puzzles from {file.games} games.")


def _play(console: Console, puzzle: Puzzle, lang: str) -> None:
    """Ask for the choices of the turn, then judge it."""
    say, seat, start = cli_texts(lang).say, puzzle.seat, position_of(puzzle)
    names = [seat_name(start.game.texts(lang), p) for p in range(puzzle.players)]
    console.print(plain_text(start.document(seat, lang)), highlight=False, markup=False)
    console.print(say("puzzle-task", {"name": names[seat], "puzzle": puzzle.id}), highlight=False)
    state = start.copy()
    actions: list[int] = []
    while not actions or (state.current_player == seat and not state.is_simultaneous):
        action = forced_action(state, seat) if actions else None
        if action is None:
            action = _ask(console, state, seat, lang, names)
        if action is None:
            return
        actions.append(action)
        state.play(action, seat)
    _judge(console, puzzle, tuple(actions), lang, names)


def _ask(console: Console, state: State, seat: int, lang: str, names: list[str]) -> int | None:
    """A choice by its number; None to stop."""
    legal = state.legal_actions(seat)
    for i, action in enumerate(legal, 1):
        text = state.action_text(action, seat, lang, names)
        console.print(f"{i:3} {text}", highlight=False, markup=False)
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            return None
        if answer in ("q", ""):
            return None
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]


def _judge(
    console: Console, puzzle: Puzzle, actions: tuple[int, ...], lang: str, names: list[str]
) -> None:
    """Say whether a turn is right, and why."""
    say, start = cli_texts(lang).say, position_of(puzzle)
    words = Wording(start.game, lang, names)
    is_best = is_same(start, puzzle.seat, actions, puzzle.best)
    turn = puzzle.second if is_best else actions
    result = compare(start, puzzle.seat, puzzle.moves, turn, puzzle.best)
    other = result.alternative
    right = is_best or other is None or other.cost < RIGHT_COST
    console.print(f"\n[bold]{say('puzzle-right' if right else 'puzzle-wrong')}[/]")
    better, after = words.turn(start, puzzle.seat, puzzle.best)
    lines = [f"{words.say('moment-better')}: {'; '.join(concise(better))}"]
    if other and is_best:
        second = "; ".join(concise(words.turn(start, puzzle.seat, puzzle.second)[0]))
        lines.append(f"{say('puzzle-second')}: {second}")
    if other:
        lines.append(words.cost(puzzle.seat, other, "second-cost" if is_best else "moment-cost"))
        lines += [f"+ {fact}" for fact in words.reasons(result.facts)]
        lines += [f"- {fact}" for fact in words.price(result.facts)]
    if line := words.actions(after, result.line, with_names=True)[0]:
        lines.append(f"{words.say('moment-line')}: {'; '.join(concise(line))}")
    for text in lines:
        console.print(text, highlight=False, markup=False)
