"""Measure one row in a separate process: `python -m scripts.peers.worker KEY SECONDS ROUNDS`.

The last line printed is the result in JSON; what the libraries print comes before it.
"""

import json
import platform
import sys
from importlib import import_module, metadata

from scripts.peers.rows import ROWS
from scripts.peers.timing import measure


def main(key: str, seconds: str, rounds: str) -> None:
    """Measure and print the result or the error."""
    (row,) = (row for row in ROWS if row.key == key)
    try:
        play = import_module(f"scripts.peers.{row.module}").make(row.what)
        figures = measure(play, float(seconds), int(rounds))
    except Exception as error:
        result: dict[str, object] = {"error": f"{type(error).__name__}: {error}"}
    else:
        result = {
            "figures": figures._asdict(),
            "version": metadata.version(row.package),
            "python": platform.python_version(),
        }
    print(f"\n{json.dumps(result)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
