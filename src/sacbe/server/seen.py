"""What an audience may see of a table: the only place that makes what leaves the process.

An audience is a seat, or None for a spectator. Everything is built from nothing: from the position
as `State.view` shows it to that audience, and from what is public about the table. What is asked
`with words` has sentences in the audience's language too; that takes a few hundredths of a second,
so it is not for the event loop.
"""

from __future__ import annotations

import functools
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from sacbe.bots import BOTS
from sacbe.play.engine import CHANCE
from sacbe.play.game import game
from sacbe.play.game import games as game_names
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.server import events as ev
from sacbe.server.ahead import finals
from sacbe.server.story import Story, StoryError
from sacbe.text import Texts

BOARD_WIDTH = 100  # characters of the board in text
LOG_MOVES = 40  # that a view tells in words
LETTERS = "ABCD"
WORLDS = 12  # that are tried before nothing is called secret


class NotToBeSeen(ValueError):
    """This is not for that audience, or not yet."""


def view(
    table: str, story: Story, seat: int | None, lang: str, words: bool, board: bool = True
) -> dict[str, Any]:
    """A table as an audience may see it now; with words also the board as text, if it is wanted:
    that takes longer than all the rest."""
    own = seat is not None and seat in story.asked and not story.seats[seat].is_bot
    state = story.state
    seen: dict[str, Any] = {
        **_common(table, story, seat),
        "asked": story.asked,
        "position": story.view(seat),
        "legal": _choices(story, seat, lang, words) if seat is not None and own else [],
        "can_undo": seat is not None and story.can_undo(seat),
        "undo_request": _undo_request(story),
        "scores": state.scores if story.status == "over" else None,
        "winners": state.winners,
    }
    if words:
        seen |= {
            "question": _question(story, seat, lang, seen["legal"]),
            "names": names(story, lang),
            "secret": own and state.is_simultaneous,
            "has_secrets": _has_secrets(story, seat),
            "log": log(story, seat, lang, len(story.moves) - LOG_MOVES),
            "chat": [_said(at, said) for at, said in story.chat],
        }
    if words and board:
        seen["board"] = _board(story, state, seat, lang)
    return seen


def at_step(
    table: str,
    story: Story,
    moves: int,
    seat: int | None,
    lang: str,
    words: bool,
    board: bool = True,
) -> dict[str, Any]:
    """A table as an audience saw it after so many moves."""
    if not 0 <= moves <= len(story.moves):
        raise NotToBeSeen(f"This game has only {len(story.moves)} moves.")
    state = story.position_at(moves)
    seen = {**_common(table, story, seat), "step": moves, "position": state.view(seat)}
    seen["asked"] = [player for player in state.players_to_act if player != CHANCE]
    if words and board:
        seen["board"] = _board(story, state, seat, lang)
    if words:
        told = story.journal(max(0, moves - LOG_MOVES), moves)
        seen["log"] = _in_words(story, told, seat, lang)
    return seen


def _common(table: str, story: Story, seat: int | None) -> dict[str, Any]:
    """What everybody may know about a table."""
    opened = story.opened
    clock = opened.clock
    return {
        "table": table,
        "version": story.version,
        "seat": seat,
        "status": story.status,
        "game": opened.game,
        "rules_version": opened.rules_version,
        "players": story.players,
        "options": dict(opened.options),
        "seats": [
            {
                "seat": i,
                "kind": place.kind,
                "name": place.name,
                "bot": place.level or None,
                "taken": place.taken,
                "deadline": story.deadline(i),
            }
            for i, place in enumerate(story.seats)
        ],
        "moves": len(story.moves),
        "public": opened.public,
        "spectators": opened.spectators,
        "undo": opened.undo,
        "clock": None if clock is None else {"seconds": clock.seconds, "late": clock.late},
        "rematch": story.rematch,
        "rematch_of": opened.rematch_of,
        "seeded": opened.seeded,
        "late": None if story.ended is None else story.ended.seat,
    }


def _legal(story: Story, seat: int, lang: str, words: bool) -> list[dict[str, Any]]:
    """What a seat may choose from."""
    state, choices = story.state, []
    called = names(story, lang) if words else []
    rules = story.game.rule_codes.ACTIONS
    for action in state.legal_actions(seat):
        info = state.action_info(action, seat)
        choice: dict[str, Any] = {"action": action, "info": info, "rule": rules[info["type"]]}
        if words:
            choice["text"] = state.action_text(action, seat, lang, called)
        choices.append(choice)
    return choices


def _choices(story: Story, seat: int, lang: str, words: bool) -> list[dict[str, Any]]:
    """The same; with words also whether a choice can be taken back."""
    choices = _legal(story, seat, lang, words)
    if words:
        found = finals(story.state, seat)
        for choice in choices:
            choice["final"] = found[choice["action"]]
    return choices


def _has_secrets(story: Story, seat: int | None) -> bool:
    """Does a seat that shares its device know what others must not see? It does if there are worlds
    that look the same to everybody else, and not to this seat."""
    people = [i for i, at in enumerate(story.seats) if at.kind == "local" and not at.is_bot]
    if seat not in people or len(people) < 2 or story.status != "playing":
        return False
    own, worlds = story.view(seat), (story.state.determinize(None, n) for n in range(WORLDS))
    return any(world.view(seat) != own for world in worlds)


def _undo_request(story: Story) -> dict[str, Any] | None:
    request = story.undo_request
    if request is None:
        return None
    missing = [seat for seat in story.who_must_agree() if seat not in request.agreed]
    return {"seat": request.seat, "missing": missing}


# ---------------------------------------------------------------- in words


@functools.cache
def _own_words(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def names(story: Story, lang: str) -> list[str]:
    """What seats are called in sentences and on the board, each with its letter."""
    called = []
    for letter, seat in zip(LETTERS, story.seats, strict=False):
        name = _own_words(lang).say(f"bot-{seat.level}") if seat.kind == "bot" else seat.name
        called.append(f"{name} {letter}".strip())
    return called


def _question(
    story: Story, seat: int | None, lang: str, choices: list[dict[str, Any]]
) -> str | None:
    """What the seat is asked, as the board says it; nothing where it has no choices."""
    if seat is None or not choices:
        return None
    board, texts = story.game.board, story.game.texts(lang)
    view, called = story.view(seat), names(story, lang)
    return str(board.question(view, seat, _offered(choices), texts, called))


def _board(story: Story, state: State, seat: int | None, lang: str) -> str:
    terminal, texts = story.game.terminal, story.game.texts(lang)
    drawn = terminal.board(state.view(seat), seat, texts, names(story, lang))
    console = Console(
        file=io.StringIO(), width=BOARD_WIDTH, color_system=None, force_terminal=False, markup=False
    )
    with console.capture() as captured:
        console.print(drawn)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def log(story: Story, seat: int | None, lang: str, first: int = 0) -> list[str]:
    """What happened from a move on, in words."""
    return _in_words(story, story.journal(max(0, first)), seat, lang)


def _in_words(
    story: Story, told: Sequence[Sequence[dict[str, Any]]], seat: int | None, lang: str
) -> list[str]:
    journal, say = story.game.event_log, story.game.text.event_text
    texts, called = story.game.texts(lang), names(story, lang)
    return [say(journal.redact(event, seat), texts, called) for events in told for event in events]


def explain(
    story: Story, what: int | dict[str, Any], seat: int, lang: str
) -> dict[str, Any] | None:
    """Why a seat may not do something; None if it may."""
    why = story.state.explain(what, seat, lang)
    if why is None:
        return None
    say, texts = story.game.text.refusal_text, story.game.texts(lang)
    return {**why, "text": say(why, texts, names(story, lang))}


# ---------------------------------------------------------------- events


def event(before: Story, logged: ev.Logged, seat: int | None) -> dict[str, Any]:
    """What an audience may know of an event; `before` is the story that it happened to."""
    return {"version": logged.version, "at": logged.at, **_told(before, logged.event, seat)}


def events(log: Iterable[ev.Logged], seat: int | None, after: int) -> list[dict[str, Any]]:
    """What an audience may know of all that happened since a version."""
    told = []
    story: _Followed | None = None
    for logged in log:
        if story is None:
            assert isinstance(logged.event, ev.Opened)
            story = _Followed(logged.event, logged.at)
            if after < 1:
                told.append(event(story, logged, seat))
            continue
        if logged.version > after:
            told.append(event(story, logged, seat))
        story.apply(logged)
    return told


class _Followed(Story):
    """A story that is only followed to tell of each event what it happened to. It was all decided
    once, so nothing is checked again; nobody's clock runs, nobody chooses, and what is taken back
    is remembered. That takes a hundredth of the time, which counts when anybody may ask for it."""

    def __init__(self, opened: ev.Opened, at: float) -> None:
        self._before: dict[int, State] = {}  # by the number of moves until then
        super().__init__(opened, at)

    def position_at(self, moves: int) -> State:
        kept = self._before.get(moves)
        return super().position_at(moves) if kept is None else kept.copy()

    def _move(self, event: ev.Moved, at: float) -> None:
        self._before[len(self.moves)] = self.state.copy()
        self._follow(event.moves)
        self.undo_request = None

    def _follow(self, moves: Iterable[ev.Move]) -> None:
        try:
            for player, action in moves:
                self.state.play(action, None if player == CHANCE else player)
                self.moves.append((player, action))
        except ValueError as error:
            raise StoryError(f"Move {len(self.moves) + 1}: {error}") from None

    def _start_clocks(self, at: float) -> None:
        pass


def _told(before: Story, happened: ev.AnyEvent, seat: int | None) -> dict[str, Any]:
    match happened:
        case ev.Opened():
            return {"type": "opened", "game": happened.game}
        case ev.Sat():
            return {"type": "sat", "seat": happened.seat, "name": happened.name}
        case ev.Renamed():
            return {"type": "renamed", "seat": happened.seat, "name": happened.name}
        case ev.Moved():
            return {
                "type": "moved",
                "seat": happened.seat,
                "moves": _known(before.state, happened.moves, seat),
            }
        case ev.Undone():
            return {"type": "undone", "seat": happened.seat, "kept": happened.kept}
        case ev.UndoAsked():
            return {"type": "undo_asked", "seat": happened.seat, "kept": happened.kept}
        case ev.UndoAnswered():
            return {"type": "undo_answered", "seat": happened.seat, "agree": happened.agree}
        case ev.BotTook():
            return {
                "type": "bot_took",
                "seat": happened.seat,
                "level": happened.level,
                "why": happened.why,
            }
        case ev.GaveBack():
            return {"type": "gave_back", "seat": happened.seat}
        case ev.TimeAdded():
            return {
                "type": "time_added",
                "seat": happened.seat,
                "by": happened.by,
                "seconds": happened.seconds,
            }
        case ev.Said():
            return {
                "type": "said",
                "seat": happened.seat,
                "name": happened.name,
                "text": happened.text,
            }
        case ev.Ended():
            return {"type": "ended", "seat": happened.seat, "why": happened.why}
        case ev.Rematched():
            return {"type": "rematched", "table": happened.table}


def _known(
    state: State, moves: Sequence[ev.Move], seat: int | None
) -> list[tuple[int, int | None]]:
    """Moves, but for the actions that an audience may not know."""
    known: list[tuple[int, int | None]] = []
    for i, (player, action) in enumerate(moves):
        if i == 1:
            state = state.copy()
        if i > 0:
            before, played = moves[i - 1]
            state.play(played, None if before == CHANCE else before)
        known.append((player, action if state.knows(seat, player, action) else None))
    return known


def _said(at: float, said: ev.Said) -> dict[str, Any]:
    return {"at": at, "seat": said.seat, "name": said.name, "text": said.text}


# ---------------------------------------------------------------- records


def record(story: Story, seat: int | None) -> dict[str, Any]:
    """The record of a game: the whole one when it is over, before that what a seat saw of it."""
    if story.status != "over" and seat is None:
        raise NotToBeSeen("Spectators can download the record when the game is over.")
    opened = story.opened
    called = [seat.name or seat.level or f"Seat {i + 1}" for i, seat in enumerate(story.seats)]
    table = Table(
        story.game, story.players, opened.seed, seats=called, deal=False, **opened.options
    )
    for i, (player, action) in enumerate(story.moves):
        table.follow(i, player, action)
    return table.record() if story.status == "over" else table.record(seat)


@functools.cache
def games() -> list[dict[str, Any]]:
    """The games that there are, with their options."""
    return [
        {
            "name": name,
            "title": game(name).title,
            "about": game(name).about,
            "players": list(game(name).players),
            "rules_version": game(name).rules_version,
            "bots": list(BOTS),
            "options": [
                {
                    "name": option.name,
                    "kind": option.kind,
                    "choices": list(option.choices),
                    "default": option.default,
                    "help": option.help,
                }
                for option in game(name).options
            ],
        }
        for name in game_names()
    ]


# ---------------------------------------------------------------- pictures


def picture(story: Story, seat: int | None, lang: str) -> str:
    """The board as an audience may see it now; what a seat may choose can be clicked."""
    own = seat is not None and seat in story.asked and not story.seats[seat].is_bot
    choices = _legal(story, seat, lang, True) if seat is not None and own else []
    return _drawn(story, story.state, seat, lang, choices)


def picture_at(story: Story, moves: int, seat: int | None, lang: str) -> str:
    """The board as an audience saw it after so many moves; nothing of the past can be chosen."""
    if not 0 <= moves <= len(story.moves):
        raise NotToBeSeen(f"This game has only {len(story.moves)} moves.")
    return _drawn(story, story.position_at(moves), seat, lang, [])


def first_picture(name: str, lang: str) -> str:
    """A game as everybody may see it before the first move: a picture that stands alone."""
    return Table(name, game(name).players[1], 1).state.svg(None, lang)


def _drawn(
    story: Story, state: State, seat: int | None, lang: str, choices: list[dict[str, Any]]
) -> str:
    """From the view alone, so that it shows no more than the view tells."""
    board, texts = story.game.board, story.game.texts(lang)
    return str(board.svg(state.view(seat), seat, _offered(choices), texts, names(story, lang)))


def _offered(choices: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any], str]]:
    """Choices as a board takes them."""
    return [(choice["action"], choice["info"], choice["text"]) for choice in choices]
