"""What helps to understand a table: the log, where the points came from, all tiles, the rules,
what choices change, and a bot's advice, in the reader's words.

Like seen.py this makes what leaves the process, and by the same two ways only: the position as
`State.view` shows it to an audience, and the log as the game's `journal.seen` tells it to it. A
bot's advice is found, and put into words, in a world re-dealt for the seat that asks.
"""

from __future__ import annotations

import functools
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from sacbe.play.engine import CHANCE
from sacbe.play.game import Game, game
from sacbe.play.state import State
from sacbe.server import ahead
from sacbe.server import events as ev
from sacbe.server.seen import NotToBeSeen, names
from sacbe.server.story import Story
from sacbe.server.worker import Advised, Judged
from sacbe.text import Texts
from sacbe.text.layout import tile_of

HERE = Path(__file__).parent
HEADING = "bold underline"  # as all terminals set the first line of a part
MOST_OTHERS = 3  # choices that a hint compares
MOST_AHEAD = 4  # own choices that a hint tells ahead
ALIKE = 0.5  # points; what differs less is as good
NEARLY_ALWAYS = 0.95  # of a secret choice: then there is nothing to mix
FEWEST_TRIES = 3  # what was tried less is not judged

Look = Literal["", "strong", "faint"]


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """Base class of these response types."""


# ---------------------------------------------------------------- the log


class Line(Made, frozen=True):
    """A line of the log."""

    move: int  # number of its move, from 1
    seat: int | None  # seat concerned
    kind: str  # kind of event
    text: str
    said: str  # the text without the change
    change: dict[str, int]  # gains and losses
    rule: str  # code of its paragraph in the reference


class Log(Made, frozen=True):
    """The log after a move."""

    version: int
    moves: int  # so far
    lines: list[Line]


def log(story: Story, seat: int | None, lang: str, after: int = 0) -> Log:
    """What an audience may know of all moves after so many."""
    say, texts, called = (
        story.game.text.event_text,
        story.game.texts(lang),
        names(story, lang),
    )
    lines = []
    for move, event in _events(story, seat, min(after, len(story.moves))):
        text, change = say(event, texts, called), event["change"]
        lines.append(
            Line(
                move=move,
                seat=event["seat"],
                kind=_kind(event),
                text=text,
                said=say({**event, "change": {}}, texts, called) if change else text,
                change={key: int(n) for key, n in change.items()},
                rule=_rule(story.game, event),
            )
        )
    return Log(version=story.version, moves=len(story.moves), lines=lines)


def _kind(event: Mapping[str, Any]) -> str:
    """What happened in one word: what was chosen, or what came of itself."""
    chosen = event.get("action")
    return str(chosen["type"] if isinstance(chosen, Mapping) else event["event"])


def _rule(game: Game, event: Mapping[str, Any]) -> str:
    """The paragraph of what was chosen, or of what came of itself."""
    reference = game.rule_codes
    chosen = event.get("action")
    if isinstance(chosen, Mapping):
        return str(reference.ACTIONS[chosen["type"]])
    return str(reference.EVENTS[event["event"]])


def _events(
    story: Story, seat: int | None, after: int = 0
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The log as an audience may know it, each event with the number of its move."""
    journal = story.game.event_log
    for move, told in enumerate(story.journal(after), after + 1):
        for event in told:
            yield move, journal.redact(event, seat)


# ---------------------------------------------------------------- points


class Source(Made, frozen=True):
    """The points from one source, by seat."""

    source: str
    points: list[str]  # localised numbers; empty if none


class Account(Made, frozen=True):
    """Sources and uses of a resource."""

    caption: str
    title: str  # heading of the column of sources
    sources: list[Source]
    total: str  # label of the last line
    totals: list[str]


class Ledger(Made, frozen=True):
    """The score breakdown."""

    version: int
    title: str  # heading of the column of sources
    names: list[str]
    sources: list[Source]
    total: str  # label of the last line
    totals: list[str]
    winners: list[int]
    accounts: list[Account]  # accounts of other resources


def ledger(story: Story, seat: int | None, lang: str) -> Ledger:
    """All points so far, as far as an audience may know."""
    state, texts, called = story.state, story.game.texts(lang), names(story, lang)
    events = [event for _, event in _events(story, seat)]
    table = story.game.terminal.ledger(events, state.scores, state.winners, texts, called)
    assert isinstance(table, Table)
    first, *seats = table.columns
    columns = [[_plain(cell) for cell in column.cells] for column in table.columns]
    rows = zip(*columns, strict=True)
    return Ledger(
        version=story.version,
        title=_plain(first.header),
        names=called,
        sources=[Source(source=source, points=list(points)) for source, *points in rows],
        total=_plain(first.footer),
        totals=[_plain(column.footer) for column in seats],
        winners=state.winners,
        accounts=list(_accounts(story, events, lang)),
    )


def _accounts(story: Story, events: Sequence[Mapping[str, Any]], lang: str) -> Iterator[Account]:
    """Goods of which the game's package says where they come from; what is first got is first."""
    page = story.game.page
    texts = Texts(story.game.definition.folder / "page", lang)
    for good, sources_of in page.ACCOUNTS.items():
        found: dict[str, list[int]] = {}
        totals = [0] * story.players
        for event in events:
            for origin, n in sources_of(event).items():
                row = found.setdefault(origin, [0] * story.players)
                row[event["seat"]] += n
                totals[event["seat"]] += n
        sources = [
            Source(
                source=texts.say(f"{good}-from-{source}"),
                points=[f"{n:+d}" if n else "" for n in row],
            )
            for source, row in found.items()
        ]
        yield Account(
            caption=texts.say(f"{good}-title"),
            title=texts.say(f"{good}-from"),
            sources=sources,
            total=texts.say(f"{good}-now"),
            totals=[str(n) for n in totals],
        )


# ---------------------------------------------------------------- tiles


class Cell(Made, frozen=True):
    """A short text with its emphasis; used up or unrevealed items are faint."""

    text: str
    look: Look = ""
    rule: str = ""  # the paragraph of the reference about the tile that it names


class Block(Made, frozen=True):
    """A heading, a paragraph, or a table."""

    kind: Literal["heading", "text", "table"]
    text: str = ""
    rule: str = ""  # as in a cell
    head: list[str] = []
    rows: list[list[Cell]] = []


class Tiles(Made, frozen=True):
    """All tiles or cards of a game with their effects and where they are."""

    version: int
    blocks: list[Block]
    signs: dict[str, list[str]]  # icons for the abbreviations in the headings
    names: list[str]  # names of the seats, which appear as letters


def tiles(story: Story, seat: int | None, lang: str) -> Tiles:
    """All tiles of the game, seen and unseen, as far as an audience may know."""
    view, texts = story.state.view(seat), story.game.texts(lang)
    drawn = story.game.terminal.all_tiles(view, seat, texts)
    return Tiles(
        version=story.version,
        blocks=list(_blocks(drawn, story.game.rule_codes.TILES)),
        signs=story.game.page.signs(lang),
        names=names(story, lang),
    )


def _blocks(drawn: RenderableType, rules: Mapping[str, str]) -> Iterator[Block]:
    """What a terminal would print, as something that a page can lay out anew; `rules` has the
    paragraph about each tile."""
    if isinstance(drawn, Group):
        for part in drawn.renderables:
            yield from _blocks(part, rules)
    elif isinstance(drawn, Table):
        columns = [_cells(column, rules) for column in drawn.columns]
        yield _tabular([list(row) for row in zip(*columns, strict=True)])
    elif isinstance(drawn, Text) and drawn.no_wrap:
        yield _aligned(drawn.plain)
    elif isinstance(drawn, Text):
        yield from _lines(drawn, rules)
    else:
        raise TypeError(f"{type(drawn).__name__} is not for a page.")


def _cells(column: Column, rules: Mapping[str, str]) -> list[Cell]:
    return [
        Cell(text=_plain(cell), look=_look(cell), rule=_rule_of(cell, rules))
        for cell in column.cells
    ]


def _rule_of(cell: Any, rules: Mapping[str, str]) -> str:
    """The paragraph about the tile that a text names, if it names one."""
    tile = tile_of(cell) if isinstance(cell, Text) else None
    return "" if tile is None else rules[tile]


def _tabular(rows: list[list[Cell]]) -> Block:
    """The first row is a heading if all of it is faint."""
    if rows and all(cell.look == "faint" for cell in rows[0]):
        return Block(kind="table", head=[cell.text for cell in rows[0]], rows=rows[1:])
    return Block(kind="table", rows=rows)


def _aligned(text: str) -> Block:
    """Columns that were made of spaces (sacbe.text.layout.aligned), under a row of headings that
    has none for the first."""
    first, *rows = [re.split(" {2,}", line.strip()) for line in text.split("\n")]
    cells = [
        [Cell(text=cell, look="strong" if len(row) == 1 else "") for cell in row] for row in rows
    ]
    return Block(kind="table", head=["", *first], rows=cells)


def _lines(text: Text, rules: Mapping[str, str]) -> Iterator[Block]:
    """Paragraphs, and headings with what explains them."""
    for line in text.split("\n"):
        rule = _rule_of(line, rules)
        end = max((span.end for span in line.spans if span.style == HEADING), default=0)
        if line.style == HEADING:
            end = len(line)
        for kind, said in (("heading", line.plain[:end]), ("text", line.plain[end:])):
            if plain := _plain(said):
                yield Block(kind="heading" if kind == "heading" else "text", text=plain, rule=rule)
                rule = ""  # once is enough


def _plain(cell: Any) -> str:
    return " ".join((cell.plain if isinstance(cell, Text) else str(cell)).split())


def _look(cell: Any) -> Look:
    style = str(cell.style) if isinstance(cell, Text) else ""
    if "dim" in style:
        return "faint"
    return "strong" if "bold" in style else ""


# ---------------------------------------------------------------- rules


class Summary(Made, frozen=True):
    """A section of the rules summary; its id is the same in all languages."""

    id: str
    title: str
    text: str


class Rules(Made, frozen=True):
    """The rules summary of a game."""

    game: str
    title: str
    sections: list[Summary]


@functools.cache
def rules(name: str, lang: str) -> Rules:
    """The rules of a game in short, in sections that can be linked to."""
    found = game(name)
    words = found.text
    english = found.texts("en")
    known = {english.say(f"help-{part}-title"): part for part in words.HELP}
    told = zip(words.rules_help(english), words.rules_help(found.texts(lang)), strict=True)
    sections = [
        Summary(id=known.get(plain, _slug(plain)), title=title, text=text)
        for (plain, _), (title, text) in told
    ]
    return Rules(game=name, title=found.title, sections=sections)


def _slug(title: str) -> str:
    return re.sub("[^a-z0-9]+", "-", title.lower()).strip("-")


# ---------------------------------------------------------------- consequences


class Effect(Made, frozen=True):
    """A resource of the seat before and after an action."""

    good: str  # id of its icon
    name: str
    before: ahead.Number
    after: ahead.Number


class Effects(Made, frozen=True):
    """The immediate effects of each action, by action id; actions without effects are omitted."""

    version: int
    effects: dict[str, list[Effect]]


def effects(story: Story, seat: int | None, lang: str) -> Effects:
    """What a seat's choices change of what it has; nothing if it has none to make."""
    found: dict[str, list[Effect]] = {}
    if seat is not None and seat in story.asked and not story.seats[seat].is_bot:
        icons, texts = story.game.text.GOODS, story.game.texts(lang)
        called = {good: _called(good, texts) for good in icons}
        found = {
            str(action): [
                Effect(good=icons[good], name=called[good], before=before, after=after)
                for good, before, after in changed
            ]
            for action, changed in ahead.changes(story.state, seat).items()
        }
    return Effects(version=story.version, effects=found)


def _called(good: str, texts: Texts) -> str:
    return texts.say(f"have-{good.replace('.', '-')}")


# ---------------------------------------------------------------- advice


class Option(Made, frozen=True):
    """An action as evaluated by the bot."""

    action: int
    text: str
    behind: float  # points worse than the best action
    share: float  # for secret choices: its probability


class Hint(Made, frozen=True):
    """The choice of the bot for a seat, with reasons."""

    version: int
    seat: int
    action: int
    text: str
    because: str
    brings: list[
        Effect
    ]  # what the seat would have after that and what follows, as far as it is sure
    others: list[Option]
    line: list[str]  # the next choices of the seat, until another seat is to move
    then: str  # the same as a sentence; may be empty
    note: str  # how the bot evaluates


def world_of(story: Story, seat: int) -> State:
    """A position that the seat cannot tell from the true one: all that advice is made of."""
    return story.state.determinize(seat, secrets.randbits(62))


def hint(version: int, world: State, seat: int, advised: Advised | None, lang: str) -> Hint:
    """Advice in words; there is none where there is nothing to choose from."""
    say = Texts(HERE, lang).say
    legal = world.legal_actions(seat)
    action = legal[0] if advised is None else advised.line[0][1]
    text = world.action_text(action, seat, lang)
    others = [] if advised is None else _others(advised, world, seat, lang)
    line = [] if advised is None else _ahead(advised.line, world, seat, lang)
    return Hint(
        version=version,
        seat=seat,
        action=action,
        text=text,
        because=_because(say, advised, others, len(legal)),
        brings=_brings(world, seat, [(seat, action)] if advised is None else advised.line, lang),
        others=others,
        line=line,
        then=say("hint-then", {"choices": "; ".join(line)}) if line else "",
        note=say("hint-note") if others else "",
    )


def _others(advised: Advised, world: State, seat: int, lang: str) -> list[Option]:
    """The next best, those tried often enough to say something."""
    action = advised.line[0][1]
    best = next((one for one in advised.judged if one.action == action), None)
    if best is None:
        return []
    rest = [one for one in advised.judged if one.action != action and one.tries >= FEWEST_TRIES]
    mixed = _is_mixed(advised)
    rest.sort(key=lambda one: one.share if mixed else one.value, reverse=True)
    return [
        Option(
            action=one.action,
            text=world.action_text(one.action, seat, lang),
            behind=_behind(best, one),
            share=round(one.share, 2) if mixed else 0.0,
        )
        for one in rest[:MOST_OTHERS]
    ]


def _is_mixed(advised: Advised) -> bool:
    """Is it good to choose now this, now that?"""
    return advised.secret and bool(advised.judged) and advised.judged[0].share < NEARLY_ALWAYS


def _behind(best: Judged, other: Judged) -> float:
    """Tenths of a point; what was tried less may look better, and is not."""
    return max(0.0, round(best.value - other.value, 1))


def _because(say: Any, advised: Advised | None, others: Sequence[Option], legal: int) -> str:
    if legal == 1:
        return str(say("hint-only"))
    if advised is None or not others:
        return str(say("hint-clear"))
    second = others[0]
    if _is_mixed(advised):
        return str(say("hint-secret", {"percent": round(100 * advised.judged[0].share)}))
    if second.behind < ALIKE:
        return str(say("hint-alike", {"other": second.text}))
    return str(say("hint-better", {"points": second.behind, "other": second.text}))


def _brings(world: State, seat: int, line: Iterable[tuple[int, int]], lang: str) -> list[Effect]:
    """What the seat's goods become on the way, until chance or somebody else comes."""
    before, state = dict(ahead.goods(world, seat)), world.copy()
    for player, action in line:
        if (
            player != seat
            or seat not in state.players_to_act
            or action not in state.legal_actions(seat)
        ):
            break
        if state.is_simultaneous:
            break
        state.play(action, seat)
    icons, texts = world.game.text.GOODS, world.game.texts(lang)
    return [
        Effect(good=icons[good], name=_called(good, texts), before=before[good], after=n)
        for good, n in ahead.goods(state, seat)
        if n != before[good]
    ]


def _ahead(line: Iterable[tuple[int, int]], world: State, seat: int, lang: str) -> list[str]:
    """What the seat would do next, as long as nobody else and no chance comes between."""
    state, said = world.copy(), []
    for i, (player, action) in enumerate(line):
        if (
            player != seat
            or seat not in state.players_to_act
            or action not in state.legal_actions(seat)
        ):
            break
        if i > 0:
            said.append(state.action_text(action, seat, lang))
        if len(said) >= MOST_AHEAD or state.is_simultaneous:
            break
        state.play(action, seat)
    return said


# ---------------------------------------------------------------- going on from a position


def forked(story: Story, step: int, seats: Sequence[ev.SeatAt]) -> ev.Opened:
    """The first event of a table that goes on from a position of a finished game.

    Before its end a game hides things, and who goes on from it could look. Nature goes on from
    the same seed, and the table says that whoever opened it may know what is hidden.
    """
    if story.status != "over":
        raise NotToBeSeen("You can only continue from a position once the game is over.")
    if len(seats) != story.players:
        raise ValueError(f"This game has {story.players} players, not {len(seats)}.")
    end = step
    while end < len(story.moves) and story.moves[end][0] == CHANCE:
        end += 1
    if end >= len(story.moves):
        raise ValueError(f"Choose a move before the end: this game has {len(story.moves)} moves.")
    return msgspec.structs.replace(
        story.opened,
        seats=list(seats),
        moves=story.moves[:end],
        public=False,
        spectators=True,
        clock=None,
        rematch_of=None,
        imported=True,
        seeded=True,
    )
