"""What `make test` tells at its end: how long each suite took, so that the budget can be kept, and
what failed although it passed when it was tried again."""

from collections import Counter, defaultdict

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Seconds by suite, added up over all workers; before them why something was tried again."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"tried again: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
    seconds: defaultdict[str, float] = defaultdict(float)
    tests: Counter[str] = Counter()
    for how, reports in terminalreporter.stats.items():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                suite = suite_of(report.nodeid)
                seconds[suite] += report.duration
                tests[suite] += report.when == "call" and how != "rerun"
    terminalreporter.section("seconds by suite, of all workers together")
    for suite, spent in sorted(seconds.items(), key=lambda each: -each[1]):
        terminalreporter.write_line(f"{suite:<16}{tests[suite]:>7} tests{spent:>9.1f} s")


def suite_of(nodeid: str) -> str:
    """The folder below tests/; of the server's, the folder below that."""
    folders = nodeid.split("::")[0].split("/")[1:-1]
    return "/".join(folders[: 2 if folders[:1] == ["server"] else 1]) or "tests"
