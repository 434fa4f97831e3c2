"""The full text of an effect, generated from its steps, so that it is right for any data file.

Each part of a step has its own message: verb, amount, kind, owner, places, condition, limits. Steps
of each opponent or player use the third person; all others address the reader. short.py generates
the abbreviated version for boards and lists.
"""

from collections.abc import Iterator, Sequence

from sacbe.text import Texts

from ..data import Amount, Condition, Effect, Step

OWNED = ("ANNIHILATE", "EXILE", "MOVE", "RAZE", "TRANSFORM")
PLACED = ("DEPLOY", "AWAKEN", "ANNIHILATE", "EXILE", "BUILD", "RAZE", "TRANSFORM")
GAINS = ("GAIN_VP", "GAIN_DEVOTION", "STRENGTH")
EACH = {"EACH_OPPONENT", "EACH_PLAYER"}


def effect_text(effect: Effect | Sequence[Step], texts: Texts) -> str:
    """The text of an effect in full sentences."""
    steps = effect.steps if isinstance(effect, Effect) else effect
    writer = _Writer(texts, steps)
    return " ".join(f"{_upper(writer.step(step))}." for step in steps)


def option_text(effect: Effect, step: int, option: int, texts: Texts) -> str:
    """The text of one option of a step."""
    options = effect.steps[step].options or []
    return _upper(_Writer(texts, effect.steps).in_turn(options[option]))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _lower(text: str) -> str:
    """A sentence as part of another one; words in capitals stay."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def _flat(steps: Sequence[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _flat(step.steps or [])
        for option in step.options or []:
            yield from _flat(option)


class _Writer:
    """Generates the text for the steps of one effect, which may refer to one another."""

    def __init__(self, texts: Texts, steps: Sequence[Step], each: bool = False) -> None:
        self.texts = texts
        self.whole = list(_flat(steps))
        self.each = "-each" if each else ""
        # The number of the step that a label refers to: the last that sets it.
        self.labels = {step.as_: i for i, step in enumerate(self.whole, 1) if step.as_}

    def for_each(self) -> "_Writer":
        """A writer for steps that each player does."""
        other = _Writer(self.texts, [], each=True)
        other.whole, other.labels = self.whole, self.labels
        return other

    # -------------------------------------------------------- steps

    def in_turn(self, steps: Sequence[Step]) -> str:
        """Steps as one sentence."""
        text = self.step(steps[0])
        for step in steps[1:]:
            text = self.texts.say("then", {"head": text, "next": _lower(self.step(step))})
        return text

    def step(self, step: Step) -> str:
        text = self._with_limits(step, self._action_text(step))
        return self._condition(step.if_, text) if step.if_ else text

    def _action_text(self, step: Step) -> str:
        do = f"do-{step.verb.lower()}"
        if step.verb == "CHOOSE_ONE":
            options = [_lower(self.in_turn(option)) for option in step.options or []]
            text = options[0]
            for option in options[1:]:
                text = self.texts.say("either", {"head": text, "next": option})
            return self.texts.say(do, {"options": text})
        if step.verb in EACH:
            return self.texts.say(do, {"steps": _lower(self.for_each().in_turn(step.steps or []))})
        if step.verb == "CLAIM_MAJORITY":
            return self.texts.say(f"{do}-{step.kind}")
        if step.verb in GAINS:
            number = _constant(step.n)
            if number is not None:
                return self.texts.say(do, {"n": number})
            return self.texts.say(f"{do}-many", {"amount": self._amount(step.n)})
        if step.n is None:
            return self.texts.say(do)
        args = {"what": self._what(step)}
        if step.verb == "MOVE":
            args |= {"from": self._place("from", step.where), "to": self._place("to", step.to)}
        elif step.verb in PLACED:
            args["where"] = self._place("in", step.where)
        return self.texts.say(do, args)

    def _with_limits(self, step: Step, text: str) -> str:
        if step.perPlayerMax:
            text = self.texts.say("limit-each", {"text": text, "n": step.perPlayerMax})
        return self.texts.say("limit-route", {"text": text}) if step.singleRoute else text

    def _condition(self, condition: Condition, text: str) -> str:
        args = {"text": _lower(text), "min": condition.min}
        if condition.own is None:
            return self.texts.say("if-count", args | {"count": self._count(condition.count)})
        args["what"] = self.texts.say(f"things-{condition.own}", {"n": condition.min})
        where = self._place("in", f"same:{condition.in_}")
        return self.texts.say(f"if-own{self.each}", args | {"where": where})

    # -------------------------------------------------------- parts

    def _what(self, step: Step) -> str:
        """Amount, thing and owner."""
        thing = _thing(step)
        number = _constant(step.n)
        if number is None:
            things = self._owned(step, self.texts.say(f"plural-{thing}"))
            args = {"things": things, "amount": self._amount(step.n)}
            return self.texts.say("many-up-to" if step.upTo else "many", args)
        text = self._owned(step, self.texts.say(f"things-{thing}", {"n": number}))
        return self.texts.say("up-to", {"what": text}) if step.upTo else text

    def _owned(self, step: Step, what: str) -> str:
        if step.verb not in OWNED:
            return what
        owner = "any" if step.owner == "any" else f"self{self.each}"
        return self.texts.say(f"owner-{owner}", {"what": what})

    def _place(self, how: str, place: str | None) -> str:
        place = place or "presence"
        if place.startswith("same:"):
            return self._step_of(f"{how}-same", place.removeprefix("same:"))
        if place == "actorPresence":  # of the reader, whose effect it is
            return self.texts.say(f"{how}-presence")
        return self.texts.say(f"{how}-{place}{self.each if place == 'presence' else ''}")

    def _step_of(self, message: str, label: str | None) -> str:
        """A reference to an earlier step; with its number if there are several."""
        if len(self.labels) > 1:
            return self.texts.say(f"{message}-step", {"n": self.labels[label or ""]})
        return self.texts.say(message)

    def _count(self, label: str | None) -> str:
        verb = self.whole[self.labels[label or ""] - 1].verb.lower()
        if len(self.labels) > 1:
            return self._step_of("count", label)
        return self.texts.say(f"count-{verb}")

    def _amount(self, n: int | Amount | None) -> str:
        """A sum such as "1 + your Devotion level"."""
        if not isinstance(n, Amount):
            return str(n)
        terms = [
            (n.perEra, "amount-era", {}),
            (n.perLevel, f"amount-level{self.each}", {}),
            (int(n.perOwn is not None), f"amount-own-{n.perOwn}{self.each}", {}),
            (int(n.oppXibalbaDiv > 0), f"amount-xibalba{self.each}", {"n": n.oppXibalbaDiv}),
        ]
        parts = [(k, self.texts.say(name, args)) for k, name, args in terms if k]
        if n.perCount is not None:
            parts.append((n.times, self._count(n.perCount)))
        text = str(n.base) if n.base > 0 or not parts else ""
        for k, part in parts:
            part = part if abs(k) == 1 else f"{abs(k)} × {part}"
            if text:
                text += f" - {part}" if k < 0 else f" + {part}"
            else:
                text = f"-{part}" if k < 0 else part
        if n.base < 0 and parts:
            text += f" - {-n.base}"
        return text if n.cap is None else self.texts.say("amount-cap", {"amount": text, "n": n.cap})


def _constant(n: int | Amount | None) -> int | None:
    """The number if it is constant, else None."""
    if isinstance(n, Amount):
        return n.base if n == Amount(base=n.base) else None
    return n


def _thing(step: Step) -> str:
    """The thing to count: Pyramids are built by pieces and razed by levels."""
    if step.kind != "pyramid":
        return str(step.kind)
    return "piece" if step.verb == "BUILD" else "level"
