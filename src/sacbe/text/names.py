"""What seats are called: one name, the same in log, board, terminal and documents."""

from sacbe.text import Texts

LETTERS = "ABCDEFGHIJKLMNOP"  # of the seats, as on the boards


def seat_name(texts: Texts, seat: int, name: str = "", bot: str = "") -> str:
    """The name of a seat with its letter: that of its person ("Ana A"), the level of its bot
    ("Medium B") or, without both, "Player C". `texts` are those of any game."""
    if bot:
        who = texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot.capitalize()
    else:
        who = name.strip() or texts.say("person")
    return texts.say("seat", {"who": who, "letter": LETTERS[seat]})


def short_name(name: str, longest: int) -> str:
    """A name of a seat for narrow columns: cut before its letter, "Codicio. B"."""
    if len(name) <= longest:
        return name
    who, _, letter = name.rpartition(" ")
    return f"{who[: longest - len(letter) - 2]}. {letter}"
