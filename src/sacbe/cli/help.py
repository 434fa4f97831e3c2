"""Help in the terminal: keys, rules summary, explanations of choices and refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.cli.seats import EXAMPLE_SEATS, bot_names
from sacbe.play.choices import listed_actions
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
    """The table of keys; the game's terminal view describes possible questions."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for keys, what in KEYS:
        if what == "ask":
            if not terminal.hint("ask", texts):
                continue
            text = f"{terminal.hint('ask', texts)} (? {terminal.hint('examples', texts)})"
        else:
            text = texts.say(f"key-{what}")
        table.add_row(Text(keys, "bold"), text)
    return table


def keys_help(session: Session) -> RenderableType:
    """The help screen."""
    title = Text(session.texts.say("keys-title"), "bold underline")
    signs = session.terminal.signs(session.game_texts)
    args = {"levels": ", ".join(bot_names()), "example": EXAMPLE_SEATS}
    levels = Text(session.texts.say("help-levels", args))
    return Group(title, keys_table(session.texts, session.terminal), Text(), signs, Text(), levels)


def rules_help(game: Game, lang: str) -> RenderableType:
    """The rules summary."""
    parts: list[RenderableType] = []
    for title, paragraph in game.text.rules_help(game.texts(lang)):
        parts += [Text(title, "bold underline"), Text(paragraph), Text()]
    return Group(*parts[:-1])


def explain_choice(session: Session, seat: int, n: int) -> str:
    """Explain a numbered choice."""
    state = session.table.state
    legal = listed_actions(state, seat)
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
    """Explain something on the board, and whether it can be used now or why not."""
    say = session.texts.say
    state = session.table.state
    answer = session.terminal.ask(about, state.view(seat), seat, session.game_texts)
    answers = list(answer.facts)
    reasons = []
    for action in answer.actions:
        refusal = state.explain(action, seat, session.lang)
        if refusal is None:
            return [*answers, say("explain-allowed", {"n": _choice_number(session, seat, action)})]
        rule = say("explain-rule", {"rule": refusal["rule"]}) if refusal["rule"] else ""
        reasons.append(f"{refusal['text']} {rule}".rstrip())
    answers += dict.fromkeys(reasons)
    if not answers:
        args = {"typed": about[:40], "examples": session.terminal.hint("examples", session.texts)}
        answers = [say("explain-nothing", args)]
    return answers


def _choice_number(session: Session, seat: int, action_info: dict[str, object]) -> int:
    """The number of the choice with this action; 0 if there is none."""
    state = session.table.state
    for n, action in enumerate(listed_actions(state, seat), 1):
        info = state.action_info(action, seat)
        if all(info.get(key) == value for key, value in action_info.items()):
            return n
    return 0
