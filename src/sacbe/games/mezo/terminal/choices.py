"""Labels of the choices, short where a heading gives the context."""

from collections.abc import Callable, Mapping
from typing import Any

from sacbe.text import Texts
from sacbe.text.names import LETTERS

from ..data import FILE, KINDS
from ..derived import ACTIONS, CEREMONIAL, For, View, cost, presence
from ..text.ids import EFFECTS
from ..text.labels import (
    card_name,
    god_name,
    region_name,
    short_region,
    unit_sign,
    units_sign,
    words,
)
from ..text.short import (
    action_words,
    altar_words,
    effect_words,
    space_words,
    steps_words,
    summon_words,
    token_words,
    who,
)

Info = Mapping[str, Any]
Label = tuple[str, str]


def choice(info: Info, view: View, texts: Texts) -> Label:
    """A heading that similar choices share, and the label below it."""
    return _LABELS[info["type"]](info, view, texts)


def _seat(view: View) -> int:
    """The seat that must choose."""
    return int(view["current_player"])


# ------------------------------------------------------------ Tribes and gods


def _choose_god(info: Info, view: View, texts: Texts) -> Label:
    effect = effect_words(FILE.gods[info["god"]].summon, texts)
    return "", f"{god_name(info['god'], texts.lang)}: {effect}"


def _ability(info: Info, view: View, texts: Texts) -> Label:
    return "", words(texts.lang).say(f"ability-{info['ability']}")


def _hero(info: Info, view: View, texts: Texts) -> Label:
    altar = view["regions"][info["region"]]["altar"]
    return "", f"{region_name(info['region'], texts.lang)}: {altar_words(altar, texts)}"


def _deploy(info: Info, view: View, texts: Texts) -> Label:
    lang = texts.lang
    say = words(lang).say
    args = {f"{kind}_sign": unit_sign(kind, lang) for kind in KINDS}
    args["region"] = region_name(info["region"], lang)
    units = units_sign({kind: info[kind] for kind in KINDS}, lang, " ")
    return say("group-deploy", args), units or say("no-units")


def _summon(info: Info, view: View, texts: Texts) -> Label:
    does = summon_words(view, _seat(view), texts)
    return "", words(texts.lang).say(f"summon-{info['first']}", {"does": does})


def _confluence(info: Info, view: View, texts: Texts) -> Label:
    regions = presence(view, info["confluence"])
    names = ", ".join(short_region(region, texts.lang) for region in regions)
    return "", f"{info['confluence']}: {names}"


# ------------------------------------------------------------ cards


def _pick(info: Info, view: View, texts: Texts) -> Label:
    seat, card = _seat(view), info["card"]
    actions = " / ".join(
        action_words(view, seat, card, action, texts) for action in ACTIONS if action != CEREMONIAL
    )
    return "", f"{card_name(card, texts.lang)}: {actions}"


def _action(info: Info, view: View, texts: Texts) -> Label:
    seat = _seat(view)
    card = view["players"][seat]["card"]
    effect = action_words(view, seat, card, info["action"], texts)
    return card_name(card, texts.lang), words(texts.lang).say(
        "action-label", {"n": info["action"], "does": effect}
    )


def _pass(info: Info, view: View, texts: Texts) -> Label:
    say = words(texts.lang).say
    gain = say(f"gain-{info['gain']}")
    return say("group-pass"), say("pass-label", {"n": info["action"], "gain": gain})


def _choose_one(info: Info, view: View, texts: Texts) -> Label:
    options = EFFECTS[info["effect"]].steps[info["step"]].options or []
    return "", steps_words(options[info["option"]], texts, For(view, _seat(view)))


def _cancel(info: Info, view: View, texts: Texts) -> Label:
    return "", words(texts.lang).say(f"track-{info['track']}")


# ------------------------------------------------------------ the angry god, majorities


def _appease(info: Info, view: View, texts: Texts) -> Label:
    user = For(view, _seat(view))
    tokens = " / ".join(token_words(token, texts, user) for token in view["angry_god"]["tokens"])
    return "", words(texts.lang).say("appease-label", {"n": cost(view), "tokens": tokens})


def _pay(info: Info, view: View, texts: Texts) -> Label:
    say = words(texts.lang).say
    where = info["from"]
    place = say("reserve") if where == "reserve" else short_region(where, texts.lang)
    return say(f"one-{info['kind']}"), place


def _use_token(info: Info, view: View, texts: Texts) -> Label:
    effect = token_words(info["token"], texts, For(view, _seat(view)))
    return "", f"{info['token']}: {effect}"


def _tie(info: Info, view: View, texts: Texts) -> Label:
    return "", who(info["seat"], view, texts.lang)


def _space(info: Info, view: View, texts: Texts) -> Label:
    effect = space_words(info["space"], texts, For(view, _seat(view)))
    return "", f"{info['space']}: {effect}"


def _sacrifice(info: Info, view: View, texts: Texts) -> Label:
    say = words(texts.lang).say
    n = info["n"]
    return "", say(f"n-{info['kind']}", {"n": str(n), "count": n}) if n else say("no-units")


# ------------------------------------------------------------ targets of effects


def _arrival(info: Info, view: View, texts: Texts) -> Label:
    return words(texts.lang).say(f"one-{info['kind']}"), short_region(info["region"], texts.lang)


def _recover(info: Info, view: View, texts: Texts) -> Label:
    left = view["players"][_seat(view)]["xibalba"][info["kind"]]
    return "", words(texts.lang).say(f"recover-{info['kind']}", {"n": left})


def _victim(info: Info, view: View, texts: Texts) -> Label:
    kind = words(texts.lang).say(f"one-{info['kind']}")
    return region_name(info["region"], texts.lang), f"{LETTERS[info['owner']]} {kind}"


def _move(info: Info, view: View, texts: Texts) -> Label:
    """Short, as there can be many; the letters are those of the board."""
    lang = texts.lang
    unit = f"{short_region(info['from'], lang)} {LETTERS[info['owner']]}"
    heading = words(lang).say("group-move", {"region": region_name(info["to"], lang)})
    return heading, f"{unit} {unit_sign(info['kind'], lang)}"


def _build(info: Info, view: View, texts: Texts) -> Label:
    say = words(texts.lang).say
    label = short_region(info["region"], texts.lang)
    if info["kind"] == "pyramid":
        height = len(view["regions"][info["region"]]["pyramid"]) + 1
        label = say("build-label", {"region": label, "n": height})
    return say(f"one-{info['kind']}"), label


def _piece(info: Info, view: View, texts: Texts) -> Label:
    """A Glyph or the top of a Pyramid on the board."""
    say = words(texts.lang).say
    label = short_region(info["region"], texts.lang)
    if info["owner"] is not None:
        label = f"{label} {LETTERS[info['owner']]}"
    if info["type"] == "transform" and info["kind"] == "pyramid":
        height = len(view["regions"][info["region"]]["pyramid"])
        label = say("build-label", {"region": label, "n": height})
    return say(f"one-{info['kind']}"), label


def _stop(info: Info, view: View, texts: Texts) -> Label:
    phase = view["phase"] if view["phase"] in ("third", "appease") else "effect"
    return "", words(texts.lang).say(f"stop-{phase}")


_LABELS: dict[str, Callable[[Info, View, Texts], Label]] = {
    "choose_god": _choose_god,
    "ability": _ability,
    "hero": _hero,
    "neutral_hero": _hero,
    "deploy": _deploy,
    "summon": _summon,
    "confluence": _confluence,
    "pick": _pick,
    "action": _action,
    "pass": _pass,
    "choose_one": _choose_one,
    "cancel": _cancel,
    "appease": _appease,
    "pay": _pay,
    "use_token": _use_token,
    "tie": _tie,
    "space": _space,
    "sacrifice": _sacrifice,
    "deploy_unit": _arrival,
    "awaken": _arrival,
    "recover": _recover,
    "annihilate": _victim,
    "exile": _victim,
    "build": _build,
    "raze": _piece,
    "transform": _piece,
    "swap_altars": _hero,
    "move": _move,
    "stop": _stop,
}
