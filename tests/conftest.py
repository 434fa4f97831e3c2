"""Options of the test run, and its summary: seconds by suite, the slowest tests, and tests that
passed only on the second attempt."""

import os
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from sacbe.kernel.compile import Rule

Rule.call_compiled = True  # rules that a test calls are tested as compiled code

SLOWEST = 10
TORCH = Path(__file__).parent / "torch"
CI = os.environ.get("SACBE_CI") == "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--release", action="store_true", help="also run the tests of `make test-all`")
    parser.addoption("--torch", action="store_true", help="also run the tests of `make test-torch`")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what needs PyTorch, which is no development dependency: it has many gigabytes."""
    return True if collection_path == TORCH and not config.getoption("--torch") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `make test-all` runs."""
    if config.getoption("--release"):
        return
    left_out = [item for item in items if item.get_closest_marker("release")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("release")]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """With SACBE_CI=1 a skipped test fails the run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if CI and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Reruns with their reasons, seconds by suite over all workers, and the slowest tests."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"tried again: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
    suites: defaultdict[str, float] = defaultdict(float)
    tests: defaultdict[str, float] = defaultdict(float)
    count: Counter[str] = Counter()
    for outcome, reports in terminalreporter.stats.items():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                suite = suite_of(report.nodeid)
                suites[suite] += report.duration
                tests[report.nodeid] += report.duration
                count[suite] += report.when == "call" and outcome != "rerun"
    terminalreporter.section("seconds by suite, of all workers together")
    for suite, seconds in sorted(suites.items(), key=lambda each: -each[1]):
        terminalreporter.write_line(f"{suite:<16}{count[suite]:>7} tests{seconds:>9.1f} s")
    terminalreporter.section(f"the {SLOWEST} slowest tests, with their fixtures")
    for test, seconds in sorted(tests.items(), key=lambda each: -each[1])[:SLOWEST]:
        terminalreporter.write_line(f"{seconds:>9.1f} s  {test}")
    if CI and (skips := terminalreporter.stats.get("skipped")):
        terminalreporter.section("SACBE_CI=1: a skipped test is a failure")
        for report in skips:
            terminalreporter.write_line(report.nodeid)


def suite_of(nodeid: str) -> str:
    """The folder below tests/; of the server's, the folder below that."""
    folders = nodeid.split("::")[0].split("/")[1:-1]
    return "/".join(folders[: 2 if folders[:1] == ["server"] else 1]) or "tests"
