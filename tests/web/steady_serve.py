"""`sacbe` with bots and hints that depend on the seed of the table alone, not on time or chance."""

import secrets
import sys

from sacbe.cli import main
from sacbe.server import bot_pool
from sacbe.server.panels import hints

SEED = 1


class FixedSecrets:
    """Replaces `secrets` where bots and hints determinize positions."""

    token_bytes = staticmethod(secrets.token_bytes)

    @staticmethod
    def randbits(_: int) -> int:
        return SEED


if __name__ == "__main__":
    command = [sys.executable, "-m", "tests.web.steady_worker"]
    vars(bot_pool).update(COMMAND=command, secrets=FixedSecrets)
    vars(hints)["secrets"] = FixedSecrets
    setattr(bot_pool.BotPool, "_seed", lambda *_: SEED)  # noqa: B010
    main()
