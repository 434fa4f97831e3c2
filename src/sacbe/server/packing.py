"""Compressed content whose exact length is hidden.

Pictures and frames contain names and chat chosen by users beside secrets, so an exact compressed
length could reveal whether one repeats the other. Lengths are therefore rounded up.
"""

import gzip
import zlib

LEVEL = 5  # 6 takes half as long again and saves 2 %
# The gzip header: its length, the position of the flags, and the flag of a file name.
HEAD, FLAGS, NAME_FLAG = 10, 3, b"\x08"


def pack(content: bytes, multiple: int) -> bytes:
    """Compress and pad to a multiple of a number of bytes; the padding is the file name in the
    gzip header."""
    plain = gzip.compress(content, LEVEL, mtime=0)
    head, rest = plain[:HEAD], plain[HEAD:]
    name = b"0" * (-(len(plain) + 1) % multiple) + b"\0"
    return head[:FLAGS] + NAME_FLAG + head[FLAGS + 1 :] + name + rest


DICTIONARY = 1 << zlib.MAX_WBITS  # bytes: more would be beyond the window of deflate
HEAD_OF_DICTIONARY = 1 << 13  # bytes of it from the beginning of a longer message
MARK = b"\x01"  # the first byte of a message with a dictionary; gzip begins with another one


def dictionary(message: bytes) -> bytes:
    """The dictionary that a message is for the next one: of a long message the end, then the
    beginning. A frame begins with the view, most of which stays the same; so it is near."""
    if len(message) <= DICTIONARY:
        return message
    return message[HEAD_OF_DICTIONARY - DICTIONARY :] + message[:HEAD_OF_DICTIONARY]


def pack_after(content: bytes, before: bytes, multiple: int) -> bytes:
    """Compress with a dictionary, and pad: a mark, the length of the padding in two bytes, the
    padding, raw deflate."""
    packer = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS, zdict=before)
    packed = packer.compress(content) + packer.flush()
    padding = -(len(packed) + 3) % multiple
    return MARK + padding.to_bytes(2, "big") + bytes(padding) + packed


def unpack_after(packed: bytes, before: bytes) -> bytes:
    """The content of either kind of message; `before` is the content of the one before it."""
    if not packed.startswith(MARK):
        return gzip.decompress(packed)
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=dictionary(before))
    return unpacker.decompress(packed[3 + int.from_bytes(packed[1:3], "big") :])
