"""Encoding of standard streams: an ASCII fallback for characters that a terminal lacks."""

import codecs
import sys
import unicodedata

# One character each, so that columns stay aligned. Others lose their accents or become "?".
PLAIN = dict(zip("·▒●►“”’–—…×─━╸╺│╭╮╰╯", '.#*>""\'--.x----|++++', strict=True))


def _ascii_fallback(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    characters = []
    for character in error.object[error.start : error.end]:
        letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
        characters.append(PLAIN.get(character) or letters[:1] or "?")
    return "".join(characters), error.end


def configure_streams() -> None:
    """Replace characters that cannot be encoded or decoded instead of failing."""
    codecs.register_error("sacbe", _ascii_fallback)
    for stream, errors in ((sys.stdout, "sacbe"), (sys.stderr, "sacbe"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
