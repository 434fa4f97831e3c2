"""Sentences: actions, refusals, events and the rules.

All are pure functions from infos (see actions.py, explain.py, event_log.py) to texts in one
language. Seats are numbered unless `names` is given. The texts of cards, altars, spaces and tokens
are generated from the data (see effects.py), so that they are right for any data file.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sacbe.games import has_own_data
from sacbe.text import Texts
from sacbe.text.lists import join_list
from sacbe.text.names import seat_name

from ..data import (
    ABILITY_IDS,
    ALTARS,
    CALENDAR,
    CARDS,
    CODEX,
    FILE,
    GODS,
    KINDS,
    TOKENS,
    Effect,
    Step,
)
from ..derived import TOKENS as ANGRY
from ..derived import action_of
from ..rules.conflict import WIN_VP
from ..rules.eras import SPACES_MORE
from .effects import effect_text as text_of_steps
from .effects import option_text
from .ids import EFFECTS, START_STEPS, card_effect, summon_effect

Info = Mapping[str, Any]
Args = dict[str, Any]

HELP = (
    "goal",
    "set_up",
    "era",
    "tribe",
    "gods",
    "conflict",
    "actions",
    "winner",
    "tracks",
    "consecrated",
    "angry",
    "devotion",
    "structures",
    "xibalba",
    "words",
    "end",
    "two",
    "designed",
)
# What a choice can change for a player: the path within the player's view, and its icon. Its name
# is the message `have-...`.
GOODS = {
    "vp": "i-vp",
    "devotion": "m-devotion",
    "reserve.shaman": "m-shaman",
    "reserve.warrior": "m-warrior",
    "xibalba.shaman": "m-skull",
    "xibalba.warrior": "m-skull",
    "glyphs_left": "m-glyph",
}

#: Goods of which more (True) or fewer (False) is better, wherever they are.
VALUED_GOODS = {"vp": True, "devotion": True, "xibalba.shaman": False, "xibalba.warrior": False}
OPTIONS: dict[str, str] = {}

COUNTERS: dict[str, Callable[[Info, int], int]] = {}

# A game on other data is loaded as another package: see sacbe.games.load_package.
BUILT_IN = has_own_data(__name__)
WITH_OWNER = (
    "annihilated",
    "exiled",
    "moved",
    "glyph_razed",
    "pyramid_razed",
    "pyramid_transformed",
)
WITH_EFFECT = ("action", "pass", "choose_one")


def action_text(info: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """An action as one sentence."""
    kind = info["type"]
    message = f"act-{kind}"
    if kind in WITH_EFFECT and info.get("effect") is None:
        message += "-none"  # an id that is not legal now has words too
    elif kind == "choose_one" and info["option"] >= _options(info):
        message += "-none"
    elif kind == "pass":
        message += "-devotion" if info["gain"] == "devotion" else "-unit"
    elif kind == "summon":
        message += f"-{info['first']}"
    elif kind == "pay" and info["from"] == "reserve":
        message += "-reserve"
    elif kind in ("build", "raze", "transform"):
        message += f"-{info['kind']}"
        message += "-none" if kind != "build" and info["owner"] is None else ""
    elif kind in ("deploy", "sacrifice") and not _unit_count(info):
        message += "-nothing"
    elif kind == "confluence" and not info.get("regions"):
        message += "-none"
    elif kind == "stop" and info.get("of", "effect") != "effect":
        message += f"-{info['of']}"
    elif kind == "stop" and texts.has(f"act-stop-{info.get('verb')}"):
        message += f"-{info['verb']}"
    elif kind == "tie" and str(info.get("of")).startswith("tie_"):
        message = f"act-{info['of']}"
    args = message_args(info, texts, names)
    if brief := _brief_effect(info, texts):
        args["text"] = brief
    text = texts.say(message, args)
    does = _does(info, texts)
    message = "act-altar_of" if info.get("altar_of") else "act-does"
    return texts.say(message, {"text": text, "does": does}) if does else text


def _brief_effect(info: Info, texts: Texts) -> str:
    """The effect of an action, an option, a space or a token in the words of the board."""
    from .labels import words
    from .short import effect_words, steps_words

    match info["type"]:
        case "action" if info.get("effect"):
            effect = EFFECTS[info["effect"]]
            god = next((god for god in GODS if info["effect"].startswith(f"{god} ")), None)
            if god and [step.verb for step in effect.steps] == ["SUMMON"]:
                summon = effect_words(FILE.gods[god].summon, texts)
                return words(texts.lang).say("eff-SUMMON-does", {"what": summon})
            return effect_words(effect, texts)
        case "choose_one" if info.get("effect") and info["option"] < _options(info):
            options = EFFECTS[info["effect"]].steps[info["step"]].options or []
            return steps_words(options[info["option"]], texts)
        case "space":
            return effect_words(EFFECTS[info["space"]], texts)
        case "use_token":
            return effect_words(EFFECTS[info["token"]], texts)
    return ""


def _does(info: Info, texts: Texts) -> str:
    """What an action leads to, in few words, as far as its sentence does not say it."""
    from .short import effect_words

    kind = info["type"]
    if kind == "pick" and info.get("god_of"):
        effects = [action_of(info["god_of"], info["card"], k) for k in (1, 2)]
        return " / ".join(effect_words(effect, texts) for effect in effects)
    if kind == "summon" and info.get("god_of"):
        return effect_words(FILE.gods[info["god_of"]].summon, texts)
    if info.get("altar_of"):
        return effect_words(FILE.altars[info["altar_of"]], texts)
    if kind == "appease":
        return " / ".join(effect_words(ANGRY[token], texts) for token in info.get("tokens", ()))
    if kind == "sacrifice" and info["n"]:
        return texts.say("does-sacrifice", {"n": info["n"]})
    if kind in ("build", "transform") and info["kind"] == "glyph":
        return texts.say("does-glyph")
    return texts.say("vp", {"n": info["vp"]}) if info.get("vp") else ""


def _options(info: Info) -> int:
    return len(EFFECTS[info["effect"]].steps[info["step"]].options or [])


def _unit_count(info: Info) -> int:
    return int(info["n"] if "n" in info else info["shaman"] + info["warrior"])


def refusal_text(refusal: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """Why something is illegal, with its numbers."""
    args = message_args(refusal["numbers"], texts, names)
    return texts.say(f"refusal-{refusal['reason']}", args)


def event_text(event: Info, texts: Texts, names: Sequence[str]) -> str:
    """A line of the log; `names` are the players' names by seat."""
    args = message_args(event, texts, names)
    if does := _brief(event, texts):
        args["text"] = does
    what = texts.say(f"log-{event['event']}{_variant(event)}", args)
    vp = event["change"].get("vp", 0)
    if not vp:
        return texts.say("log-line", {"what": what})
    points = texts.say("vp", {"n": vp})
    if event["n"] == vp:
        return texts.say("log-line-points", {"what": what, "points": points})
    return texts.say("log-line-further", {"what": what, "points": points, "n": event["n"]})


def _brief(event: Info, texts: Texts) -> str:
    """What an effect does, as briefly as the board says it, so that captions hold it."""
    from .short import effect_words, steps_words

    match event["event"]:
        case "ability_chosen":
            numbers = {"three": SPACES_MORE, "five": WIN_VP}
            return texts.say(f"ability-brief-{event['ability']}", numbers)
        case "option_chosen":
            options = EFFECTS[event["effect"]].steps[event["step"]].options or []
            return steps_words(options[event["option"]], texts)
        case "space_taken" | "space_repeated":
            return effect_words(EFFECTS[event["space"]], texts)
        case "altar_won":
            return effect_words(EFFECTS[event["altar"]], texts)
        case "token_used":
            return effect_words(EFFECTS[event["token"]], texts)
    return ""


def _variant(event: Info) -> str:
    """The suffix of the message for special cases of an event."""
    kind = event["event"]
    if kind in WITH_OWNER:
        return "-own" if event["owner"] == event["seat"] else ""
    if kind == "conflict":
        return "-consecrated" if event["consecrated"] else ""
    if kind == "passed":
        return "-devotion" if event["gain"] == "devotion" else "-unit"
    if kind == "paid":
        return "-reserve" if event["from"] == "reserve" else ""
    if kind == "tied":
        return f"-{event['tie']}"
    if kind == "tie_decided":
        return f"-{event['tie']}" + ("-own" if event["winner"] == event["seat"] else "")
    if kind == "stopped":
        return f"-{event['verb']}"
    if kind == "majority":
        return "-claimed" if event["claimed"] else ""
    if kind == "cleaned_up":
        return "-units" if event["returns"] else ""
    if kind == "sacrificed":
        return "" if _unit_count(event) else "-nothing"
    return "-level" if kind == "devotion" and event["rises"] else ""


# ------------------------------------------------------------ the rules


def rules_help(texts: Texts) -> list[tuple[str, str]]:
    """The rules in short: titles and paragraphs; then all components of the data file."""
    setup = FILE.setup
    args: Args = {
        "shamans": setup.units_per_player["shaman"],
        "warriors": setup.units_per_player["warrior"],
        "below_shamans": setup.start_in_xibalba["shaman"],
        "below_warriors": setup.start_in_xibalba["warrior"],
        "glyphs": setup.glyphs,
        "pieces": sum(FILE.pyramid_pieces_per_player.values()),
        "levels": join_list(
            [str(n) for _, n in sorted(FILE.pyramid_pieces_per_player.items())], texts
        ),
        "hero": setup.hero_strength,
        "consecrated": setup.consecrated_vp,
        "track": setup.track_unit_vp,
        "spaces": len(FILE.devotion),
        "values": ", ".join(_track_values()),
    }
    parts = [(part, part if BUILT_IN or part != "designed" else "designed-own") for part in HELP]
    paragraphs = [
        (texts.say(f"help-{title}-title"), texts.say(f"help-{p}", args)) for title, p in parts
    ]
    return paragraphs[:-1] + _components(texts) + paragraphs[-1:]


def _track_values() -> list[str]:
    """The final value of devotion, level by level."""
    levels = sorted({level for level, _ in FILE.devotion})
    return [
        f"{level}: " + " ".join(str(points) for at, points in FILE.devotion if at == level)
        for level in levels
    ]


def _components(texts: Texts) -> list[tuple[str, str]]:
    """Every ability, altar, space, token and card with its text."""
    abilities = [
        f"{texts.say('era', {'era': 1 + i // 3})}, {ability_name(ability, texts)}: "
        f"{ability_text(ability, texts)}."
        for i, ability in enumerate(ABILITY_IDS)
    ]
    paragraphs = [(texts.say("title-abilities"), " ".join(abilities))]
    for title, ids in (
        ("altars", ALTARS),
        ("calendar", CALENDAR),
        ("codex", CODEX),
        ("tokens", TOKENS),
    ):
        paragraphs.append((texts.say(f"title-{title}"), " ".join(_entry(i, i, texts) for i in ids)))
    for god in GODS:
        lines = [_entry(summon_effect(god), texts.say("on-summon"), texts)]
        for card in CARDS:
            for k in (1, 2):
                where = texts.say("on-card", {"card": card_name(card, texts), "action": k})
                lines.append(_entry(card_effect(god, card, k), where, texts))
        lines.append(_entry(card_effect(god, "", 3), texts.say("on-third"), texts))
        paragraphs.append((god_name(god, texts), " ".join(lines)))
    return paragraphs


def _entry(effect: str, where: str, texts: Texts) -> str:
    return f"{where}, {effect_name(effect, texts)}: {effect_text(effect, texts)}"


# ------------------------------------------------------------ names


@cache
def _english() -> Texts:
    """The English texts, which the names of the built-in data are compared with."""
    return Texts(Path(__file__).parents[1], "en")


def effect_name(effect: str, texts: Texts) -> str:
    """The name of an effect: translated if the file uses the built-in name."""
    if effect in START_STEPS:
        return texts.say(f"ability-{effect}")
    name = EFFECTS[effect].name
    key = "effect-" + effect.replace(" ", "-")
    is_built_in = texts.has(key) and _english().say(key) == name
    return texts.say(key) if is_built_in else name


def effect_text(effect: str | Effect | Sequence[Step], texts: Texts) -> str:
    """The text of an effect, given itself, its id or its steps."""
    return text_of_steps(EFFECTS[effect] if isinstance(effect, str) else effect, texts)


def _without_stop(effect: str, texts: Texts) -> str:
    """The same without the final full stop, for the end of a sentence."""
    return effect_text(effect, texts).removesuffix(".")


def _translated_name(kind: str, name: str, texts: Texts) -> str:
    """A name of the built-in data in the reader's language; any other is derived from its id."""
    key = f"{kind}-{name}"
    return texts.say(key) if texts.has(key) else name.replace("_", " ").capitalize()


def god_name(god: str, texts: Texts) -> str:
    """The name of a god."""
    return _translated_name("god", god, texts)


def region_name(region: str, texts: Texts) -> str:
    """The name of a region, with its accents."""
    return _translated_name("region", region, texts)


def card_name(card: str, texts: Texts) -> str:
    """The name of a card: every god has the same five."""
    return texts.say(f"card-{card}")


def ability_name(ability: str, texts: Texts) -> str:
    """The short name of a tribe ability."""
    return texts.say(f"ability-{ability}")


def ability_text(ability: str, texts: Texts) -> str:
    """The text of a tribe ability."""
    return texts.say(f"ability-text-{ability}", {"three": SPACES_MORE, "five": WIN_VP})


def track_name(track: str, texts: Texts) -> str:
    """The name of the calendar or the codex."""
    return texts.say(f"track-{track}")


def unit_name(kind: str, texts: Texts) -> str:
    """One unit, such as "a Shaman"."""
    return texts.say(f"one-{kind}")


def units_text(numbers: Info, texts: Texts) -> str:
    """Units such as "2 Shamans and 1 Warrior"."""
    parts = [texts.say(f"things-{kind}", {"n": numbers[kind]}) for kind in KINDS if numbers[kind]]
    return join_list(parts, texts) if parts else texts.say("things-unit", {"n": 0})


def player_name(seat: int, texts: Texts, names: Sequence[str] | None = None) -> str:
    """The name of a player, or of the seat without `names`."""
    return names[seat] if names and seat < len(names) else seat_name(texts, seat)


def strengths_text(strengths: Info, texts: Texts, names: Sequence[str] | None) -> str:
    """The strengths of all seats in a Conflict, with their parts."""
    seats = []
    for seat, parts in strengths.items():
        args: Args = {"name": player_name(int(seat), texts, names), "n": parts["total"]}
        nonzero = {part: n for part, n in parts.items() if n and part != "total"}
        if len(nonzero) > 1:
            details = [texts.say(f"strength-{part}", {"n": n}) for part, n in nonzero.items()]
            args["parts"] = ", ".join(details)
            seats.append(texts.say("strength-parts", args))
        else:
            seats.append(texts.say("strength", args))
    return "; ".join(seats)


def message_args(facts: Info, texts: Texts, names: Sequence[str] | None = None) -> Args:
    """The facts of an action, refusal or event as arguments of a message: names for ids."""
    args: Args = {}
    for key, value in facts.items():
        if value is None:
            continue
        if key in _SEATS:
            args[_SEATS[key]] = player_name(value, texts, names)
        elif key == "seats":
            args["names"] = join_list([player_name(seat, texts, names) for seat in value], texts)
        elif key == "regions":
            args[key] = join_list([region_name(region, texts) for region in value], texts)
            if facts.get("confluence"):
                args["around"] = around_text(facts["confluence"], value, texts)
        elif key == "returns":
            parts = {player_name(int(p), texts, names): n for p, n in value.items()}
            args[key] = "; ".join(
                texts.say("returns", {"name": name, "units": units_text(numbers, texts)})
                for name, numbers in parts.items()
            )
        elif key == "strengths":
            args[key] = strengths_text(value, texts, names)
        elif key in ("region", "other", "from", "to"):
            args[key] = region_name(value, texts)
        elif key == "now":
            args[key] = _now(value, texts)
        elif key in ("altar", "token", "space") and isinstance(value, str):
            args |= {
                key: effect_name(value, texts),
                "text": _without_stop(value, texts),
                "id": value,
            }
        elif key == "effect":
            args |= {key: effect_name(value, texts), "text": _without_stop(value, texts)}
        elif key == "ability":
            args |= {key: ability_name(value, texts), "text": ability_text(value, texts)}
        elif key in _NAMERS:
            args[key] = _NAMERS[key](value, texts)
        elif key == "kind" and value in KINDS:
            args |= {"kind": value, "unit": unit_name(value, texts)}
            args["units"] = texts.say(f"plural-{value}")
        elif key == "thing":
            args["things"] = texts.say(f"plural-{'piece' if value == 'pyramid' else value}")
        elif key == "asked":
            args[key] = texts.say(f"asked-{facts.get('verb', value)}")
        elif key != "seat" and isinstance(value, int | str):
            args[key] = value
    return _add_combined(facts, args, texts)


def around_text(confluence: str, inhabited: Sequence[str], texts: Texts) -> str:
    """All regions around a confluence, also the uninhabited ones, so that no two sound alike."""
    around = []
    for region in FILE.confluences[confluence]:
        name = region_name(region, texts)
        is_empty = region not in inhabited
        around.append(texts.say("uninhabited-region", {"region": name}) if is_empty else name)
    return join_list(around, texts)


def _add_combined(facts: Info, args: Args, texts: Texts) -> Args:
    """Add arguments that depend on several facts."""
    if "shaman" in facts:
        args["units"] = units_text(facts, texts)
    if facts.get("kind") in KINDS and "n" in facts:
        args["units_n"] = texts.say(f"things-{facts['kind']}", {"n": facts["n"]})
    gain = facts.get("gain")
    if gain in KINDS:
        args["unit"] = unit_name(gain, texts)
    if "option" in facts and facts.get("effect") and facts["option"] < _options(facts):
        effect = EFFECTS[facts["effect"]]
        args["text"] = option_text(effect, facts["step"], facts["option"], texts)
        args["option"] = facts["option"] + 1
    elif "option" in facts and "step" in facts:
        args["option"] = facts["option"] + 1
    return args


def _now(value: Any, texts: Texts) -> Any:
    """The value that is expected now: a region, a kind of units, or an Era."""
    if value in KINDS:
        return texts.say(f"plural-{value}")
    return region_name(value, texts) if isinstance(value, str) else value


_SEATS = {"seat": "name", "owner": "owner", "winner": "winner"}
_NAMERS: dict[str, Callable[[str, Texts], str]] = {
    "god": god_name,
    "card": card_name,
    "track": track_name,
}
