"""Parse questions that a player types, such as "fervor 2", "hero becan", "deploy uxmal" or "K3"."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sacbe.text import Texts
from sacbe.text.names import LETTERS

from ..data import CARDS, CONFLUENCES, FILE, GODS, KINDS, REGIONS
from ..derived import ACTIONS, SPACES, TOKENS, View, action_of, cost, presence
from ..text import effect_name, effect_text
from ..text.ids import card_effect
from ..text.labels import card_name, god_name, plain, region_name, words
from ..text.short import altar_words, token_words
from .panels import cell, pyramid_sign, seats

# Action types that words can name. Types of the Tribe Phase come before targets of effects.
VERBS = (
    "neutral_hero",
    "hero",
    "deploy",
    "summon",
    "confluence",
    "pass",
    "appease",
    "pay",
    "use_token",
    "cancel",
    "tie",
    "sacrifice",
    "awaken",
    "recover",
    "annihilate",
    "exile",
    "build",
    "raze",
    "transform",
    "swap_altars",
    "move",
    "stop",
    "choose_god",
    "ability",
    "pick",
    "action",
    "space",
)
TOPICS = ("devotion", "shaman", "warrior", "glyph", "pyramid")
PIECES = ("glyph", "pyramid")
MIN_ABBREVIATION = 3  # minimum length of an abbreviation of a region or god
OF_REGIONS = ("hero", "neutral_hero", "deploy", "awaken", "annihilate", "exile", "swap_altars")
OF_UNITS = ("awaken", "recover", "annihilate", "exile", "move", "pay", "sacrifice")
OF_PIECES = ("build", "raze", "transform")

Info = dict[str, Any]


class Question(NamedTuple):
    """A parsed question: facts to print, and actions to explain."""

    facts: list[str]
    actions: list[Info]


class _Parsed(NamedTuple):
    """Components of the game that the typed words name."""

    verb: str | None
    region: str | None
    god: str | None
    card: str | None
    id: str | None
    topic: str | None
    n: int | None


def ask(question: str, view: View, seat: int, texts: Texts) -> Question:
    """Parse a question; the result is empty if it names nothing of the game."""
    parsed = _read(question, texts.lang)
    if parsed.id:
        return Question(_about_id(parsed.id, view, texts), _uses(parsed.id))
    if parsed.card:
        return _about_card(parsed, view, seat, texts)
    facts = _about_verb(parsed.verb, view, texts) if parsed.verb else []
    if parsed.god and not parsed.verb:
        return Question(_about_god(parsed.god, view, texts), [])
    if parsed.region and not parsed.verb:
        facts += _about_region(parsed.region, view, texts)
    if parsed.topic and not parsed.verb:
        facts.append(_about_topic(parsed.topic, texts))
    return Question(facts, list(_actions(parsed, view)) if parsed.verb else [])


def facts(info: Mapping[str, Any], texts: Texts) -> list[str]:
    """Further facts about a legal choice."""
    say = words(texts.lang).say
    match info["type"]:
        case "hero":
            return [say("fact-hero", {"n": FILE.setup.hero_strength})]
        case "build" if info["kind"] == "pyramid":
            return [_about_topic("pyramid", texts)]
        case "sacrifice":
            return [say("about-consecrated", {"n": FILE.setup.consecrated_vp})]
        case "space":
            return [say("fact-space", {"n": FILE.setup.track_unit_vp})]
        case "pass":
            return [say("about-pass")]
    return []


# ------------------------------------------------------------ parsing


def _read(question: str, lang: str) -> _Parsed:
    plain_text = plain(question)
    tokens = re.findall(r"[a-z_]+|\d+", plain_text)
    n = next((int(t) for t in tokens if t.isdecimal() and int(t) in ACTIONS), None)
    card = _first(tokens, {card: _names_of(f"card-{card}", card, lang) for card in CARDS})
    verb = _first(tokens, {verb: _names_of(f"ask-{verb}", verb, lang) for verb in VERBS})
    topic = _first(tokens, {what: _names_of(f"ask-{what}", what, lang) for what in TOPICS})
    regions = {region: _parts(region_name(region, lang)) for region in REGIONS}
    gods = {god: _parts(f"{god_name(god, lang)} {god_name(god, 'en')}") for god in GODS}
    return _Parsed(
        verb,
        _best_match(tokens, regions),
        _best_match(tokens, gods),
        card,
        _id(plain_text.split()),
        topic,
        n,
    )


def _parts(name: str) -> set[str]:
    return set(re.findall(r"[a-z]+", plain(name)))


def _names_of(message: str, id_: str, lang: str) -> set[str]:
    """Words for something in the reader's language and in English."""
    return {id_}.union(*(_parts(words(language).say(message)) for language in (lang, "en")))


def _first(tokens: list[str], names: Mapping[str, set[str]]) -> str | None:
    return next((what for what, aliases in names.items() if aliases & set(tokens)), None)


def _best_match(tokens: list[str], names: Mapping[str, set[str]]) -> str | None:
    """The name that typed words match or abbreviate; the most whole words win."""
    best = max(names, key=lambda what: len(names[what] & set(tokens)))
    if names[best] & set(tokens):
        return best
    long_tokens = [token for token in tokens if len(token) >= MIN_ABBREVIATION]
    for what, aliases in names.items():
        if any(word.startswith(token) for token in long_tokens for word in aliases):
            return what
    return None


def _id(tokens: Iterable[str]) -> str | None:
    """An altar, space, token or confluence by its id."""
    ids = {plain(id_): id_ for id_ in (*FILE.altars, *SPACES, *TOKENS, *CONFLUENCES)}
    return next((ids[word] for word in tokens if word in ids), None)


# ------------------------------------------------------------ possible actions


def _uses(id_: str) -> list[Info]:
    if id_ in SPACES:
        return [{"type": "space", "space": id_}]
    if id_ in TOKENS:
        return [{"type": "use_token", "token": id_}]
    return [{"type": "confluence", "confluence": id_}] if id_ in CONFLUENCES else []


def _actions(parsed: _Parsed, view: View) -> Iterable[Info]:
    """The actions that the named verb and components can mean, the likeliest first."""
    verb = parsed.verb or ""
    kinds: tuple[str, ...] = KINDS if parsed.topic not in KINDS else (parsed.topic,)
    where = [parsed.region] if parsed.region else list(REGIONS)
    if verb == "deploy" and view["phase"] == "effect":
        verb = "deploy_unit"
    if verb == "ability":
        yield from ({"type": verb, "ability": a} for a in FILE.tribe_abilities[str(view["era"])])
    elif verb == "choose_god" and parsed.god:
        yield {"type": verb, "god": parsed.god}
    elif verb == "deploy_unit":
        yield from ({"type": verb, "kind": k, "region": r} for r in where for k in kinds)
    elif verb in OF_UNITS and verb in OF_REGIONS:
        for region in where:
            for p in seats(view):
                owner = {} if verb == "awaken" else {"owner": p}
                yield from ({"type": verb, **owner, "kind": k, "region": region} for k in kinds)
    elif verb in OF_REGIONS:
        yield from ({"type": verb, "region": region} for region in where)
    elif verb in OF_PIECES:
        pieces = PIECES if parsed.topic not in PIECES else (parsed.topic,)
        yield from ({"type": verb, "kind": k, "region": r} for r in where for k in pieces)
    elif verb == "move" and parsed.region:
        yield from ({"type": verb, "kind": k, "to": parsed.region} for k in kinds)
    elif verb in OF_UNITS:
        yield from ({"type": verb, "kind": kind} for kind in kinds)
    elif verb in ("pass", "action"):
        yield from ({"type": verb, "action": n} for n in ([parsed.n] if parsed.n else ACTIONS))
    else:
        yield {"type": verb}


# ------------------------------------------------------------ facts


def _about_id(id_: str, view: View, texts: Texts) -> list[str]:
    lang = texts.lang
    say = words(lang).say
    if id_ in CONFLUENCES:
        regions = presence(view, id_)
        if not regions:
            return [say("about-closed", {"confluence": id_})]
        names = ", ".join(region_name(region, lang) for region in regions)
        lines = [say("about-touches", {"confluence": id_, "regions": names})]
        for p in seats(view):
            if view["gods"][str(p)] == id_:
                lines.append(say("about-god-there", {"who": LETTERS[p]}))
        return lines
    name, does = effect_name(id_, texts), effect_text(id_, texts)
    lines = [say("about-effect", {"name": f"{id_} ({name})", "does": does})]
    if id_ in FILE.altars:
        return lines
    if id_ in TOKENS:
        return lines if id_ in view["angry_god"]["tokens"] else [*lines, say("about-not-up")]
    owner = (view["calendar"] | view["codex"])[id_]
    return lines if owner is None else [*lines, say("about-taken", {"who": LETTERS[owner]})]


def _about_card(parsed: _Parsed, view: View, seat: int, texts: Texts) -> Question:
    """A card of the named god, or of the reader's; all its actions, or the named one."""
    card, own = parsed.card or "", view["players"][seat]["god"]
    god = parsed.god or own
    if god is None:
        return Question([], [])
    lines = []
    for n in [parsed.n] if parsed.n else ACTIONS:
        does = effect_text(action_of(god, card, n), texts)
        name = f"{god_name(god, texts.lang)}, {effect_name(card_effect(god, card, n), texts)}"
        args = {"card": card_name(card, texts.lang), "n": n, "god": name, "does": does}
        lines.append(words(texts.lang).say("about-card-action", args))
    if god != own:
        return Question(lines, [])
    if view["players"][seat]["card"] == card and parsed.n:
        return Question(lines, [{"type": "action", "action": parsed.n}])
    return Question(lines, [{"type": "pick", "card": card}] if view["phase"] == "pick" else [])


def _about_god(god: str, view: View, texts: Texts) -> list[str]:
    say = words(texts.lang).say
    owner = [LETTERS[p] for p in seats(view) if view["players"][p]["god"] == god]
    does = effect_text(FILE.gods[god].summon, texts)
    args = {"god": god_name(god, texts.lang), "who": owner[0] if owner else "–", "does": does}
    return [say("about-god", args)]


def _about_verb(verb: str, view: View, texts: Texts) -> list[str]:
    say = words(texts.lang).say
    if verb == "appease":
        tokens = "; ".join(token_words(token, texts) for token in view["angry_god"]["tokens"])
        return [say("about-appease", {"n": cost(view), "tokens": tokens or "–"})]
    if verb == "pass":
        return [say("about-pass")]
    if verb == "sacrifice":
        return [say("about-consecrated", {"n": FILE.setup.consecrated_vp})]
    if verb == "summon":
        return [
            line
            for player in view["players"]
            if player["god"]
            for line in _about_god(player["god"], view, texts)
        ]
    if verb == "ability":
        return [
            say("about-ability", {"era": era, "does": say(f"ability-{ability}")})
            for era, column in sorted(FILE.tribe_abilities.items())
            for ability in column
        ]
    return []


def _about_topic(topic: str, texts: Texts) -> str:
    return words(texts.lang).say(f"about-{topic}", {"n": FILE.setup.track_unit_vp})


def _about_region(region: str, view: View, texts: Texts) -> list[str]:
    lang = texts.lang
    say = words(lang).say
    region_view = view["regions"][region]
    name = region_name(region, lang)
    if not region_view["inhabited"]:
        return [say("about-uninhabited", {"region": name})]
    altar = altar_words(region_view["altar"], texts) if region_view["altar"] else "–"
    lines = [say("about-region", {"region": name, "altar": altar})]
    if region_view["consecrated"]:
        lines.append(say("about-consecrated", {"n": FILE.setup.consecrated_vp}))
    if region_view["fought"]:
        lines.append(say("about-fought"))
    owner = region_view["hero"] if region_view["hero"] is not None else region_view["neutral_hero"]
    if owner is not None:
        lines.append(say("about-hero", {"who": LETTERS[owner]}))
    pieces = [f"{LETTERS[p]} {cell(view, region, p, lang).plain}" for p in seats(view)]
    lines.append(say("about-there", {"what": ", ".join(pieces)}))
    if region_view["pyramid"]:
        args = {
            "what": pyramid_sign(region_view["pyramid"]).plain,
            "n": len(region_view["pyramid"]) + 1,
        }
        lines.append(say("about-height", args))
    return lines
