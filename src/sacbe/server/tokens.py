"""Ids and tokens that cannot be guessed."""

import hashlib
import secrets

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


def new_table_id() -> str:
    """An unguessable id with 82 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_token() -> str:
    """A random token with 128 bits."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> bytes:
    """The stored hash of a token. Tokens are random, so one round is enough."""
    return hashlib.sha256(token.encode()).digest()
