"""A minimal bot for a Sacbe server that uses plain HTTP and plays random legal actions.

python examples/api_bot.py http://127.0.0.1:7260           open a table against the greedy bot
python examples/api_bot.py http://127.0.0.1:7260 TABLE     take a seat; SACBE_TOKEN is its token
                                                           (the part of its link after #)
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


def call(url: str, token: str = "", body: Any = None) -> Any:
    """Send a GET, or a POST if there is a body. Retries are safe: commands are idempotent."""
    request = urllib.request.Request(url, body and json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code == 409:  # the table has changed: fetch it again
                return None
            if error.code not in (429, 503):
                raise SystemExit(json.load(error)["message"]) from None
            time.sleep(float(error.headers.get("Retry-After", 1)))  # rate limit or outage


def main(server: str, table: str = "", token: str = "") -> None:
    """Play one game."""
    if not table:
        seats = [{"kind": "link"}, {"kind": "bot", "level": "greedy"}]
        opened = call(f"{server}/api/tables", body={"game": "maya", "seats": seats})
        table, token = opened["table"], opened["seat_tokens"]["0"]
    at = f"{server}/api/tables/{table}"
    seat = int(call(f"{at}/claim", body={"token": token, "name": "Example"})["role"])
    while (view := call(f"{at}?seat={seat}", token))["status"] == "playing":
        if not view["legal"]:
            time.sleep(0.2)  # not our turn; a WebSocket would notify us instead
            continue
        action = random.choice(view["legal"])["action"]
        order = {"command_id": f"move-{view['version']}", "expected_version": view["version"]}
        order["command"] = {"type": "play", "seat": seat, "action": action}
        call(f"{at}/commands", token, order)
    print(f"Seat {seat}: {view['status']}, points {view['scores']}, winners {view['winners']}")


if __name__ == "__main__":
    main(sys.argv[1], "".join(sys.argv[2:3]), os.environ.get("SACBE_TOKEN", ""))
