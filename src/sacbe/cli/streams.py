"""Output that any terminal can show: what it has no sign for is said in plainer ones."""

import codecs
import sys
import unicodedata

# One for one, so that columns stay straight. Every other sign loses its accents, or is a "?".
PLAIN = dict(zip("·▒●►“”’–—…×─━╸╺│╭╮╰╯", '.#*>""\'--.x----|++++', strict=True))


def _in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    said = []
    for sign in error.object[error.start : error.end]:
        letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        said.append(PLAIN.get(sign) or letters[:1] or "?")
    return "".join(said), error.end


def prepare_streams() -> None:
    """Never fail over a sign that the terminal cannot show or a byte that is no letter."""
    codecs.register_error("sacbe", _in_plain_signs)
    for stream, errors in ((sys.stdout, "sacbe"), (sys.stderr, "sacbe"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
