"""Lists of words in the four languages."""

import re
from collections.abc import Sequence

from sacbe.text import Texts

# In Spanish, "y" becomes "e" before the sound of i: "Ana e Isabel", but "agua y hierro".
I_SOUND = re.compile("h?[ií](?![aeou])", re.IGNORECASE)


def join_list(parts: Sequence[str], texts: Texts, last: str = "last") -> str:
    """A list such as "one, two and three"; with `last` "or", of alternatives."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    text = parts[0]
    for part in parts[1:-1]:
        text = texts.say("list-more", {"head": text, "next": part})
    if last == "last" and I_SOUND.match(parts[-1]):
        last = "last-i"
    return texts.say(f"list-{last}", {"head": text, "last": parts[-1]})
