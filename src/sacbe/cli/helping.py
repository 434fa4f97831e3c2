"""Answers to questions: the keys, the rules in short, what a choice means and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.cli.seats import EXAMPLE_SEATS, bot_names
from sacbe.play.game import Game
from sacbe.text import Texts

if TYPE_CHECKING:
    from sacbe.cli.session import Session
    from sacbe.games.interface import TerminalView

KEYS = (
    ("1, 2, 3 …", "number"),
    ("? 3", "why"),
    ("? …", "ask"),
    ("b", "board"),
    ("t", "tiles"),
    ("r", "rules"),
    ("r 3.2, r …", "rule"),
    ("l, l all", "log"),
    ("u", "undo"),
    ("s, s FILE", "save"),
    ("q", "quit"),
    ("?", "help"),
)


def keys_table(texts: Texts, terminal: TerminalView) -> RenderableType:
    """What can be typed; a game's terminal says what can be asked."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for keys, what in KEYS:
        if what == "ask":
            if not terminal.hint("ask", texts):
                continue
            said = f"{terminal.hint('ask', texts)} (? {terminal.hint('examples', texts)})"
        else:
            said = texts.say(f"key-{what}")
        table.add_row(Text(keys, "bold"), said)
    return table


def keys_help(session: Session) -> RenderableType:
    """The help screen."""
    title = Text(session.texts.say("keys-title"), "bold underline")
    signs = session.terminal.signs(session.game_texts)
    args = {"levels": ", ".join(bot_names()), "example": EXAMPLE_SEATS}
    levels = Text(session.texts.say("help-levels", args))
    return Group(title, keys_table(session.texts, session.terminal), Text(), signs, Text(), levels)


def rules_help(game: Game, lang: str) -> RenderableType:
    """The rules in short."""
    parts: list[RenderableType] = []
    for title, paragraph in game.text.rules_help(game.texts(lang)):
        parts += [Text(title, "bold underline"), Text(paragraph), Text()]
    return Group(*parts[:-1])


def explain_choice(session: Session, seat: int, n: int) -> str:
    """What a numbered choice means, in full."""
    state = session.table.state
    legal = state.legal_actions(seat)
    if not 1 <= n <= len(legal):
        return session.texts.say("no-such-choice", {"n": n, "most": len(legal)})
    lines = [f"{n}: {state.action_text(legal[n - 1], seat, session.lang)}."]
    info = state.action_info(legal[n - 1], seat)
    lines += session.terminal.facts(info, session.game_texts)
    rules = session.table.game.rule_codes.ACTIONS
    if rule := rules[info["type"]]:
        lines.append(session.texts.say("explain-rule", {"rule": rule}))
    return "\n".join(lines)


def explain_question(session: Session, seat: int, about: str) -> list[str]:
    """What something is, and whether it may be done now or why not."""
    say = session.texts.say
    state = session.table.state
    asked = session.terminal.ask(about, state.view(seat), seat, session.game_texts)
    answers = list(asked.facts)
    refusals = []
    for action in asked.actions:
        refused = state.explain(action, seat, session.lang)
        if refused is None:
            return [*answers, say("explain-allowed", {"n": _number_of(session, seat, action)})]
        rule = say("explain-rule", {"rule": refused["rule"]}) if refused["rule"] else ""
        refusals.append(f"{refused['text']} {rule}".rstrip())
    answers += dict.fromkeys(refusals)
    if not answers:
        args = {"typed": about[:40], "examples": session.terminal.hint("examples", session.texts)}
        answers = [say("explain-nothing", args)]
    return answers


def _number_of(session: Session, seat: int, wanted: dict[str, object]) -> int:
    """Which of the numbered choices this is."""
    state = session.table.state
    for n, action in enumerate(state.legal_actions(seat), 1):
        info = state.action_info(action, seat)
        if all(info.get(key) == value for key, value in wanted.items()):
            return n
    return 0
