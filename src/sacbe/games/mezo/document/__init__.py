"""The board of Mezo as a document, made from a view alone: everything that the picture shows."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.text import Texts
from sacbe.text.document import Block, Document, Heading, Items, Reader, Sentences, sentence
from sacbe.text.lists import join_list

from ..board.board_texts import board_texts
from ..data import ABILITY_IDS, CARDS, FILE, KINDS, N_ERAS, Effect
from ..derived import CEREMONIAL, For, View, card_state, cost, part_of_era, presence
from ..text import (
    ability_name,
    ability_text,
    around_text,
    card_name,
    effect_name,
    effect_text,
    god_name,
    region_name,
    track_name,
)
from ..text.ids import card_effect, summon_effect
from ..text.labels import words
from ..text.short import effect_words, question

STRENGTH_PARTS = ("hero", "units", "glyphs", "god", "bonus", "sacrificed", "total")
ABILITIES_PER_ERA = len(ABILITY_IDS) // N_ERAS
PLACES = ("reserve", "xibalba", "waiting", "on_tracks")  # of units that are in no region
TRACKS = {"calendar": ("shaman", FILE.calendar), "codex": ("warrior", FILE.codex)}


@functools.cache
def document_texts(lang: str) -> Texts:
    """The texts of the document."""
    return Texts(Path(__file__).parent, lang)


def document(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> Document:
    """The position as a seat (None: a spectator) sees it."""
    reader = Reader(view, seat, texts, names, document_texts(texts.lang))
    parts = (
        _now,
        _conflict,
        _regions,
        _confluences,
        _players,
        _abilities,
        _tracks,
        _angry_god,
        _devotion,
    )
    blocks = tuple(block for part in parts for block in part(reader))
    return Document(board_texts(texts.lang)("title"), blocks)


def _effect(effect: str, r: Reader) -> str:
    """The name of an effect and what it does."""
    return sentence(f"{effect_name(effect, r.texts)}: {effect_text(effect, r.texts)}")


def _region(region: str, r: Reader) -> str:
    return region_name(region, r.texts)


def _god(r: Reader, seat: int) -> str:
    """The god of a seat, with the name of its player."""
    god = god_name(r.view["players"][seat]["god"], r.texts)
    return r.say("god-of", god=god, name=r.names[seat])


def _listed(parts: Sequence[str], r: Reader) -> str:
    return join_list(parts, r.texts) or r.say("none")


# ------------------------------------------------------------ the turn


def _now(r: Reader) -> Iterator[Block]:
    view = r.view
    yield Heading(r.say("document-now"))
    region = _region(view["conflict"]["region"], r) if view["conflict"] else ""
    part = words(r.lang).say(f"part-{part_of_era(view)}", {"region": region})
    items = [r.say("era-of", era=view["era"], eras=FILE.setup.eras), part, _turn(r)]
    if view["effect"]:
        effect = view["effect"]
        source = effect_name(effect["source"], r.texts)
        args = {"name": r.name(effect["actor"]), "effect": source, "n": effect["left"]}
        items.append(r.say("effect-up-to" if effect["up_to"] else "effect", **args))
    if view["order"]:
        order = [r.names[p] for p in view["order"]]
        items.append(r.say("order", names=join_list(order, r.texts)))
    items.append(r.say("starting-player", name=r.name(view["starting_seat"])))
    yield Items(tuple(map(sentence, items)))


def _turn(r: Reader) -> str:
    view, label = r.view, board_texts(r.lang)
    if view["phase"] == "over":
        return label("game-over")
    if not view["players_to_act"]:
        return label("chance")
    names = join_list([r.names[p] for p in view["players_to_act"]], r.texts)
    return r.say("document-turn", name=names, asked=question(view, r.texts))


def _conflict(r: Reader) -> Iterator[Block]:
    conflict = r.view["conflict"]
    if not conflict:
        return
    yield Heading(r.say("conflict", region=_region(conflict["region"], r)))
    altar = r.view["regions"][conflict["region"]]["altar"]
    if conflict["consecrated"]:
        yield Sentences(_consecrated(r))
    elif altar:
        yield Sentences(r.say("reward", what=_effect(altar, r)))
    items = [r.say("acting", names=_listed([r.names[p] for p in conflict["acting"]], r))]
    for kind, claimant in conflict["claims"].items():
        if claimant is not None:
            units = r.texts.say(f"plural-{kind}")
            items.append(r.say("claim", name=r.names[claimant], units=units))
    items += [r.say("cancelled", track=track_name(t, r.texts)) for t in conflict["cancelled"]]
    if conflict["winner"] is not None:
        items.append(r.say("winner", name=r.names[conflict["winner"]]))
    yield Items(tuple(map(sentence, items)))
    columns = [r.say("col-card"), r.say("col-covered")]
    columns += [words(r.lang).say(f"part-of-{part}") for part in STRENGTH_PARTS]
    rows = [_strength(r, conflict, str(p)) for p in range(len(r.names))]
    yield r.by_player("strengths", columns, rows)


def _consecrated(r: Reader) -> str:
    text = board_texts(r.lang)("consecrated-pays", n=FILE.setup.consecrated_vp)
    return sentence(text)


def _strength(r: Reader, conflict: Mapping[str, Any], seat: str) -> list[str]:
    card = conflict["cards"][seat]
    if card is not None:
        text = card_name(card, r.texts)
    else:
        text = r.say("face-down" if r.view["players"][int(seat)]["picked"] else "none")
    covered = ", ".join(map(str, conflict["covered"][seat])) or r.say("no-actions")
    return [text, covered, *(str(conflict["strength"][seat][part]) for part in STRENGTH_PARTS)]


# ------------------------------------------------------------ the map


def _regions(r: Reader) -> Iterator[Block]:
    yield Heading(r.say("regions"))
    for name, region in r.view["regions"].items():
        yield Heading(_region(name, r), 3)
        if not region["inhabited"]:
            yield Sentences(r.say("uninhabited"))
            continue
        yield Items(tuple(map(sentence, _region_facts(r, name, region))))
        columns = [r.texts.say(f"plural-{kind}") for kind in (*KINDS, "glyph", "piece")]
        rows = [_pieces(region, p) for p in range(len(r.names))]
        yield r.by_player("pieces", columns, rows)


def _region_facts(r: Reader, name: str, region: Mapping[str, Any]) -> Iterator[str]:
    if region["consecrated"]:
        yield _consecrated(r)
    if region["altar"]:
        yield _effect(region["altar"], r)
    conflict = r.view["conflict"]
    if conflict and conflict["region"] == name:
        yield r.say("conflict-here")
    else:
        yield r.say("fought" if region["fought"] else "not-fought")
    if region["hero"] is not None:
        yield r.say("hero", name=r.names[region["hero"]])
    if region["neutral_hero"] is not None:
        yield r.say("neutral-hero", name=r.names[region["neutral_hero"]])
    if region["hero"] is None and region["neutral_hero"] is None:
        yield r.say("no-hero")
    gods = [
        r.say(
            "god-of", god=god_name(r.view["players"][int(p)]["god"], r.texts), name=r.names[int(p)]
        )
        for p, confluence in r.view["gods"].items()
        if confluence and name in presence(r.view, confluence)
    ]
    yield r.say("gods-here", gods=_listed(gods, r))
    pieces = [r.say("piece", level=p["level"], name=r.names[p["seat"]]) for p in region["pyramid"]]
    yield r.say("pyramid", pieces=join_list(pieces, r.texts)) if pieces else r.say("no-pyramid")


def _pieces(region: Mapping[str, Any], p: int) -> list[int]:
    """Shamans, Warriors, Glyphs and Pyramid pieces of a player."""
    levels = sum(piece["seat"] == p for piece in region["pyramid"])
    units = region["units"][str(p)]
    return [*(units[kind] for kind in KINDS), region["glyphs"][str(p)], levels]


def _confluences(r: Reader) -> Iterator[Block]:
    """The places of the gods, with the regions that each touches."""
    yield Heading(r.say("confluences"))
    yield Sentences(r.say("confluences-text"))
    there = {confluence: int(p) for p, confluence in r.view["gods"].items() if confluence}
    rows = []
    for name in FILE.confluences:
        inhabited = presence(r.view, name)
        regions = around_text(name, inhabited, r.texts) if inhabited else r.say("no-regions")
        seat = there.get(name)
        god = r.say("none") if seat is None else _god(r, seat)
        rows.append([name, regions, god])
    columns = [r.say(f"col-{each}") for each in ("confluence", "regions", "god")]
    yield r.table("confluences", columns, rows)


# ------------------------------------------------------------ players


def _players(r: Reader) -> Iterator[Block]:
    players = r.view["players"]
    yield Heading(r.say("document-players"))
    columns = [r.say(f"col-{each}") for each in ("vp", "devotion", "level", "worth", "hero")]
    columns += [r.say(f"col-{each}") for each in ("glyphs", "pieces", "cards")]
    yield r.by_player("points", columns, [_points(r, player) for player in players])
    columns = [
        r.say(f"col-{place}", units=r.texts.say(f"plural-{kind}"))
        for place in PLACES
        for kind in KINDS
    ]
    rows = [[player[place][kind] for place in PLACES for kind in KINDS] for player in players]
    yield r.by_player("units", columns, rows)
    for p in r.seats:
        yield from _player(r, p)


def _points(r: Reader, player: Mapping[str, Any]) -> list[str]:
    hero = r.say("in-reserve") if player["hero"] == "reserve" else _region(player["hero"], r)
    pieces = ", ".join(
        r.say("piece-level", level=level, n=n) for level, n in player["pyramid_pieces_left"].items()
    )
    _, worth = FILE.devotion[player["devotion"]]
    numbers = (player["vp"], player["devotion"], player["level"], worth)
    return [*map(str, numbers), hero, str(player["glyphs_left"]), pieces, str(player["cards_left"])]


def _player(r: Reader, p: int) -> Iterator[Block]:
    player = r.view["players"][p]
    god = player["god"]
    yield r.player_heading(p)
    if player["picked"]:
        pick = player.get("pick")
        yield Sentences(
            r.say("own-pick", card=card_name(pick, r.texts)) if pick else r.say("has-picked")
        )
    if god is None:
        yield Sentences(r.say("no-god"))
        return
    yield Sentences(r.say("god", god=god_name(god, r.texts)))
    if abilities := [ability_name(each, r.texts) for each in player["abilities"]]:
        yield Sentences(r.say("own-abilities", abilities=join_list(abilities, r.texts)))
    yield Sentences(r.say("cards"))
    yield Items(tuple(_cards(r, p, god)))


def _cards(r: Reader, p: int, god: str) -> Iterator[str]:
    """The actions of all cards, with the numbers that they have now."""
    user, player = For(r.view, p, rule=True), r.view["players"][p]

    def text(name: str, effect: Effect) -> str:
        return sentence(f"{effect_name(name, r.texts)}: {effect_words(effect, r.texts, user)}")

    yield r.say("summon", what=text(summon_effect(god), FILE.gods[god].summon))
    third = text(card_effect(god, "", CEREMONIAL), FILE.gods[god].ceremonial)
    yield r.say("ceremonial", what=third)
    for card in CARDS:
        effects = enumerate(FILE.gods[god].cards[card], 1)
        actions = [text(card_effect(god, card, k), effect) for k, effect in effects]
        yield r.say(
            "card",
            card=card_name(card, r.texts),
            state=r.say(f"state-{card_state(player, card)}"),
            first=actions[0],
            second=actions[1],
        )


def _abilities(r: Reader) -> Iterator[Block]:
    """The Tribe abilities of all Eras, and who has chosen them."""
    yield Heading(r.say("abilities"))
    rows = []
    for i, ability in enumerate(ABILITY_IDS):
        owners = [
            r.names[p]
            for p, player in enumerate(r.view["players"])
            if ability in player["abilities"]
        ]
        era = r.texts.say("era", {"era": 1 + i // ABILITIES_PER_ERA})
        does = ability_text(ability, r.texts)
        users = join_list(owners, r.texts) or r.name(None)
        rows.append([ability_name(ability, r.texts), era, does, users])
    columns = [r.say(f"col-{each}") for each in ("ability", "era", "effect", "chosen")]
    yield r.table("abilities", columns, rows)


# ------------------------------------------------------------ tracks


def _tracks(r: Reader) -> Iterator[Block]:
    for track, (kind, spaces) in TRACKS.items():
        yield Heading(track_name(track, r.texts))
        yield Sentences(r.say("track-text", units=r.texts.say(f"plural-{kind}")))
        rows = [
            [
                f"{space} {effect_name(space, r.texts)}",
                effect_text(space, r.texts).removesuffix("."),
                r.name(r.view[track][space]),
            ]
            for space in spaces
        ]
        columns = [r.say(f"col-{each}") for each in ("space", "effect", "taken")]
        yield r.table("spaces", columns, rows)


def _angry_god(r: Reader) -> Iterator[Block]:
    angry = r.view["angry_god"]
    yield Heading(r.say("angry-god"))
    yield Sentences(r.say("price", n=cost(r.view)))
    if angry["tokens"]:
        yield Sentences(r.say("tokens"))
        yield Items(tuple(f"{token} {_effect(token, r)}" for token in angry["tokens"]))
    columns = [r.texts.say(f"plural-{kind}") for kind in KINDS]
    rows = [[angry["units"][str(p)][kind] for kind in KINDS] for p in range(len(r.names))]
    yield r.by_player("paid", columns, rows)


def _devotion(r: Reader) -> Iterator[Block]:
    """The values of the track, space by space."""
    yield Heading(r.say("devotion"))
    yield Sentences(r.say("devotion-text"))
    levels = dict.fromkeys(level for level, _ in FILE.devotion)
    rows = []
    for level in levels:
        spaces = [i for i, (at, _) in enumerate(FILE.devotion) if at == level]
        worth = ", ".join(str(FILE.devotion[i][1]) for i in spaces)
        rows.append([str(level), f"{spaces[0]} – {spaces[-1]}", worth])
    columns = [r.say(f"col-{each}") for each in ("level-number", "spaces", "worth")]
    yield r.table("devotion", columns, rows)
