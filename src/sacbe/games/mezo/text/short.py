"""Abbreviated texts of effects and questions, for boards and lists with little space.

They are generated from the steps of the data, so they are right for any data file. For a known
seat, an amount such as "1 + your level" becomes its current number; the text of a card adds the
formula, as the number can change. effects.py generates the full sentences.
"""

from typing import Any, TypeGuard

from sacbe.text import Texts
from sacbe.text.names import LETTERS

from ..data import FILE, Amount, Effect, Step
from ..derived import (
    CEREMONIAL,
    MOST_DEPLOYED,
    SPACES,
    TOKENS,
    For,
    View,
    action_of,
    amount_now,
    cost,
)
from .labels import card_name, god_name, region_name, words

MINUS = "\N{MINUS SIGN}"
OWNED = ("ANNIHILATE", "EXILE", "MOVE", "RAZE", "TRANSFORM")  # of any player; others: own


def effect_words(effect: Effect, texts: Texts, user: For | None = None) -> str:
    """All steps in order."""
    return steps_words(effect.steps, texts, user)


def steps_words(steps: list[Step], texts: Texts, user: For | None = None) -> str:
    """Some steps in order; those without effect for the seat now are omitted unless all are."""
    effective = [step for step in steps if user is None or not _has_no_effect(step, user)]
    return ", ".join(_step(step, texts.lang, user) for step in effective or steps)


def altar_words(altar: str, texts: Texts, user: For | None = None) -> str:
    """The reward of the winner of a Conflict."""
    return effect_words(FILE.altars[altar], texts, user)


def space_words(space: str, texts: Texts, user: For | None = None) -> str:
    """The effect of a space of calendar or codex."""
    return effect_words(SPACES[space], texts, user)


def token_words(token: str, texts: Texts, user: For | None = None) -> str:
    """The effect of a token of the angry god."""
    return effect_words(TOKENS[token], texts, user)


def action_words(view: View, seat: int, card: str, action: int, texts: Texts) -> str:
    """The current effect of an action of a seat's card."""
    god = view["players"][seat]["god"]
    return effect_words(action_of(god, card, action), texts, For(view, seat))


def summon_words(view: View, seat: int, texts: Texts) -> str:
    """The effect of summoning a seat's god."""
    effect = FILE.gods[view["players"][seat]["god"]].summon
    return effect_words(effect, texts, For(view, seat))


# ------------------------------------------------------------ a step


def _step(step: Step, lang: str, user: For | None) -> str:
    say = words(lang).say
    if isinstance(step.n, Amount) and step.n.perCount and step.kind is None:
        text = _each(step.verb, step.n, lang)
    elif step.verb == "SUMMON" and user is not None:
        summon = FILE.gods[user.view["players"][user.seat]["god"]].summon
        text = say("eff-SUMMON-does", {"what": effect_words(summon, words(lang), user)})
    else:
        text = _action_text(step, lang, user)
    if step.if_ is None:
        return text
    args = {"n": step.if_.min, "what": text}
    if step.if_.own is None:
        return say("eff-if-count", args)
    args["things"] = _things(step.if_.own, str(step.if_.min), step.if_.min, lang)
    return say("eff-if-own", args)


def _each(verb: str, n: Amount, lang: str) -> str:
    """An amount per target of an earlier step, and a constant part."""
    say = words(lang).say
    sign = "more" if n.base > 0 else "less"
    more = say(f"eff-each-{sign}", {"n": abs(n.base)}) if n.base else ""
    return say(f"eff-{verb}-each", {"n": n.times, "more": more})


def _action_text(step: Step, lang: str, user: For | None) -> str:
    """The action of a step, with its number or the formula of it."""
    if step.kind is None and step.n is not None and number(step.n, user) is None:
        return words(lang).say(f"eff-{step.verb}-many", {"n": _rule(step.n, lang)})
    text = words(lang).say(f"eff-{step.verb}", _args(step, lang, user))
    return text if step.kind else _with_rule(text, step.n, lang, user)


def _with_rule(text: str, n: int | Amount | None, lang: str, user: For | None) -> str:
    """Add the formula to a number that depends on the position, if `user.rule` is set."""
    if user is None or not user.rule or not depends(n) or n.perCount:
        return text
    return words(lang).say("eff-is", {"what": text, "rule": _rule(n, lang)})


def _args(step: Step, lang: str, user: For | None) -> dict[str, str]:
    say = words(lang).say
    if step.verb == "CHOOSE_ONE":
        texts = words(lang)
        options = [steps_words(option, texts, user) for option in step.options or []]
        text = options[0]
        for option in options[1:]:
            text = say("eff-or", {"head": text, "last": option})
        return {"what": text}
    if step.verb in ("EACH_OPPONENT", "EACH_PLAYER"):
        return {"what": ", ".join(_by_others(s, lang) for s in step.steps or [])}
    if step.verb == "CLAIM_MAJORITY":
        return {"what": say(f"many-{step.kind}")}
    if step.n is None:
        return {}
    n = number(step.n, user)
    if step.kind is None:
        return {"n": str(n)}
    text = say(f"many-{step.kind}") if n is None else _things(step.kind, str(n), n, lang)
    if n is not None and step.upTo:
        text = say("eff-up-to", {"what": text})
    if step.verb in OWNED and step.owner != "any":
        text = say("eff-own", {"what": text})
    if n is None:
        rule = _rule(step.n, lang)
        rule = say("eff-up-to", {"what": rule}) if step.upTo else rule
        text = say("eff-count", {"what": text, "n": rule})
    return {"what": _with_rule(text, step.n, lang, user), "where": _where(step, lang)}


def _by_others(step: Step, lang: str) -> str:
    """A step of each player, with their own units."""
    if not isinstance(step.n, int) or step.kind is None or step.verb not in OWNED:
        return _action_text(step, lang, None)
    say = words(lang).say
    text = say("eff-their-own", {"what": _things(step.kind, str(step.n), step.n, lang)})
    return say(f"eff-{step.verb}", _args(step, lang, None) | {"what": text})


def _things(kind: str, n: str, count: int, lang: str) -> str:
    return words(lang).say(f"n-{kind}", {"n": n, "count": count})


def _where(step: Step, lang: str) -> str:
    """The place and further limits of the choice; empty for the god's presence."""
    say = words(lang).say
    place = (step.where or "presence").partition(":")[0]
    if step.verb == "MOVE":
        to = (step.to or "presence").partition(":")[0]
        within = place == to == "presence"
        text = say("move-within") if within else say(f"from-{place}") + say(f"to-{to}")
    else:
        text = "" if place == "presence" else say(f"in-{place}")
    if step.singleRoute:
        text += say("eff-one-route")
    if step.perPlayerMax:
        text += say("eff-per-player", {"n": step.perPlayerMax})
    return text


# ------------------------------------------------------------ how much


def depends(n: int | Amount | None) -> TypeGuard[Amount]:
    """Whether the amount depends on the position."""
    return isinstance(n, Amount) and n != Amount(base=n.base)


def number(n: int | Amount, user: For | None) -> int | None:
    """The amount: constant, or current for a seat; None if it is unknown."""
    if not isinstance(n, Amount):
        return n
    if not depends(n):
        return n.base
    if user is None or n.perCount:
        return None
    now = n.base + amount_now(n, user)
    return max(0, now if n.cap is None else min(now, n.cap))


def _has_no_effect(step: Step, user: For) -> bool:
    """Whether it does nothing in this Era. Amounts that depend on pieces may change with earlier
    steps."""
    n = step.n
    if not depends(n) or n != Amount(base=n.base, perEra=n.perEra, cap=n.cap):
        return False
    return number(n, user) == 0


def _rule(n: int | Amount, lang: str) -> str:
    """The formula of an amount, such as "1 + your level"."""
    if not isinstance(n, Amount):
        return str(n)
    say = words(lang).say
    parts = [str(n.base)] if n.base > 0 else []
    for times, name in ((n.perEra, "amount-era"), (n.perLevel, "amount-level")):
        if times:
            parts.append(say(name) if times == 1 else f"{times} × {say(name)}")
    if n.perOwn:
        parts.append(say("amount-own", {"things": say(f"many-{n.perOwn}")}))
    if n.oppXibalbaDiv:
        parts.append(say("amount-xibalba", {"n": n.oppXibalbaDiv}))
    if n.perCount:
        parts.append(say("amount-each", {"n": n.times}))
    text = " + ".join(parts)
    if n.base < 0:
        text += f" {MINUS} {-n.base}"
    return text if n.cap is None else say("amount-cap", {"what": text, "n": n.cap})


# ------------------------------------------------------------ the question


def question(view: View, texts: Texts) -> str:
    """The question for the current player, with the facts that matter for the answer."""
    say = words(texts.lang).say
    phase = view["phase"]
    if phase == "effect":
        return _effect(view, texts)
    return say(f"asked-{phase}", question_args(view, texts))


def question_args(view: View, texts: Texts) -> dict[str, Any]:
    """The arguments of a question's message."""
    phase, seat = view["phase"], view["current_player"]
    args: dict[str, Any] = {"n": 0, "region": "", "era": view["era"], "does": ""}
    conflict = view["conflict"]
    if conflict:
        args["region"] = region_name(conflict["region"], texts.lang)
    if seat is not None and seat >= 0:
        player = view["players"][seat]
        if phase == "deploy":
            args["n"] = min(MOST_DEPLOYED, sum(player["reserve"].values()))
        elif phase == "pick":
            third = action_of(player["god"], "", CEREMONIAL)
            args["does"] = effect_words(third, texts, For(view, seat))
        elif phase == "action":
            args["n"] = len(player["covered"]) + 1
        elif phase == "sacrifice":
            args["n"] = FILE.setup.consecrated_vp
        elif phase in ("pay", "appease"):
            args["n"] = cost(view)
    return args


def _effect(view: View, texts: Texts) -> str:
    """The card it comes from if the view shows it, the target to choose, and how many are left."""
    say = words(texts.lang).say
    effect = view["effect"]
    text = say(f"target-{effect['verb']}")
    if effect["left"] > 1:
        kind = "more-up-to" if effect["up_to"] else "more"
        text = say(kind, {"what": text, "n": effect["left"]})
    card = source_card(view)
    if effect["actor"] != view["current_player"]:
        source = who(effect["actor"], view, texts.lang)
    elif card:
        source = card_name(card, texts.lang)
    else:
        return text
    return say("target-from", {"source": source, "what": text})


def source_card(view: View) -> str | None:
    """The card that an effect comes from, if the view shows it."""
    conflict = view["conflict"]
    card: str | None = view["players"][view["effect"]["actor"]]["card"] if conflict else None
    return card if conflict and conflict["winner"] is None else None


def who(seat: int, view: View, lang: str) -> str:
    """A seat by letter and god."""
    return f"{LETTERS[seat]} ({god_name(view['players'][seat]['god'], lang)})"
