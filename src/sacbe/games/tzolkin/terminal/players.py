"""The goods of all players, the calendar, and the cost of the next Food Day."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import grid
from sacbe.text.names import short_name

from ..data import ROUNDS, TECHS, TEMPLES
from ..derived import days_to_food, food_cost, workers_on_board
from .formatting import (
    COLOURS,
    DUMMY,
    FREE,
    SKULL,
    TURN,
    View,
    align_columns,
    heading,
    number,
    words,
)

LONGEST_NAME = 9  # columns of a player's name
GOODS = ("corn", "wood", "stone", "gold", "skulls")


def calendar(view: View, seat: int | None, texts: Texts) -> Text:
    """Round, age, the next Food Day and its cost for the reader."""
    say = words(texts.lang).say
    parts = [
        Text(say("round", {"n": view["round"], "rounds": ROUNDS}), "bold"),
        Text(say("age", {"age": "I" * view["age"]})),
    ]
    days = days_to_food(view)
    if days is not None:
        food = Text(say("food-day", {"days": days}), "bold")
        if seat is not None:
            cost = food_cost(view["players"][seat])
            food.append(": " + say("feeding", {"corn": cost.corn, "workers": cost.workers}), "")
            if cost.missing:
                shortage = {"missing": cost.missing, "vp": cost.points_lost}
                food.append(", ").append(say("feeding-short", shortage), "bold reverse")
        parts.append(food)
    return Text(f" {FREE} ").join(parts)


def own(view: View, seat: int, texts: Texts) -> Text:
    """The reader's own goods in one line."""
    say = words(texts.lang).say
    player = view["players"][seat]
    amounts = {f"have-{what}": player[what] for what in GOODS}
    amounts |= {"have-workers": player["workers_in_hand"]}
    parts = [Text(say(what, {"n": n}), "bold" if n else "dim") for what, n in amounts.items()]
    parts.append(Text(say("have-vp", {"n": number(player["vp"], texts.lang)}), "bold"))
    return Text(f" {FREE} ").join(parts)


def players(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> RenderableType:
    """A row per player: goods, points, workers, technologies and temple steps."""
    say = words(texts.lang).say
    heads = (say(f"col-{what}") for what in (*GOODS, "vp", "hand", "wheels", *TECHS, *TEMPLES))
    rows: list[list[Text | str]] = [["", *(Text(head, "dim") for head in heads), ""]]
    for p, player in enumerate(view["players"]):
        numbers = [str(player[good]) for good in GOODS]
        numbers += [number(player["vp"], texts.lang)]
        numbers += [str(player["workers_in_hand"]), str(workers_on_board(view, p))]
        numbers += [str(player["techs"][tech]) for tech in TECHS]
        numbers += [str(player["temples"][temple]) for temple in TEMPLES]
        style = "bold" if p == seat else ""
        name = short_name(names[p], LONGEST_NAME)
        label = Text.assemble(TURN if view["current_player"] == p else " ", " ", (name, COLOURS[p]))
        label.stylize(style)
        side = "" if player["light_side"] else say("dark")
        rows.append([label, *(Text(n, style) for n in numbers), Text(side, "dim")])
    return align_columns(rows, right=True)


def signs(texts: Texts) -> RenderableType:
    """The meaning of symbols and abbreviations on the board."""
    say = words(texts.lang).say
    table = grid(2, None, wrap=True)
    table.add_row("", say("sign-letters"))
    symbols = {"turn": TURN, "payable": "+", "dummy": DUMMY, "skull": SKULL, "block": "*"}
    for what, sign in symbols.items():
        table.add_row(Text(sign, "bold"), say(f"sign-{what}"))
    for what in ("hand", "techs", "temples", "dark"):
        table.add_row("", say(f"sign-{what}"))
    return Group(heading(say("signs-title")), table)
