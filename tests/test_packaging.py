"""What is installed with which extra, on which Python, and what works without the extras."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from sacbe.cli.extras import SERVER
from scripts.matrix import supported

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-peers.lock"]
LOCKS += ["scripts/peers/built.lock", "scripts/peers/fastcatan.lock"]
PIN = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
TIMEOUT = 300

# Blocks the packages of sacbe[server], then runs the code in the last argument.
BLOCK = f"""
import sys
for name in {SERVER!r}:
    sys.modules[name] = None
exec(sys.argv[1])
"""
IMPORT_ALL = """
import importlib, pkgutil, sacbe
for name in sacbe.__all__:
    getattr(sacbe, name)
for module in pkgutil.walk_packages(sacbe.__path__, "sacbe."):
    if not module.name.startswith(("sacbe.server", "sacbe.web", "sacbe.__main__")):
        importlib.import_module(module.name)
"""
ARENA = ["arena", "tzolkin", "--candidate", "random", "--baseline", "random"]
ARENA += ["--players", "2", "--blocks", "1", "--executor", "serial"]


def without_server(code: str) -> subprocess.CompletedProcess[str]:
    """Run code where the server packages cannot be imported; rules are not compiled."""
    return subprocess.run(
        [sys.executable, "-c", BLOCK, code],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        timeout=TIMEOUT,
    )


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=\[;]", requirement)[0] for requirement in requirements}


def test_extra_and_missing_package_message_list_the_same_packages() -> None:
    modules = {name.replace("-", "_") for name in names(PROJECT["optional-dependencies"]["server"])}
    assert modules == set(SERVER)


def test_core_and_server_share_no_dependency() -> None:
    assert not names(PROJECT["dependencies"]) & set(SERVER)


def test_all_other_modules_import_without_the_server_packages() -> None:
    run = without_server(IMPORT_ALL)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("args", [["games"], ["--help"], ["serve", "--help"], ["admin"], ARENA])
def test_command_works_without_the_server_packages(args: list[str]) -> None:
    run = without_server(f"from sacbe.cli import main; main({args!r})")
    assert run.returncode == 0, run.stderr
    assert run.stdout


@pytest.mark.parametrize("args", [["serve", "--no-open"], ["admin", "list"]])
def test_server_command_says_how_to_install_its_packages(args: list[str]) -> None:
    run = without_server(f"from sacbe.cli import main; main({args!r})")
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    assert "pip install 'sacbe[server]'" in run.stderr


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_file_holds_only_pins_and_hashes(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    assert lines
    assert [line for line in lines if not PIN.fullmatch(line)] == []


def test_runtime_lock_holds_core_and_server_only() -> None:
    pins = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text(), re.M))
    extras = PROJECT["optional-dependencies"]
    required = names(PROJECT["dependencies"] + extras["server"])
    dependencies = {name.replace(".", "-") for name in required}
    assert dependencies <= pins
    assert not pins & names(extras["research"] + extras["cluster"] + extras["docs"])


def test_every_file_names_the_same_python_versions() -> None:
    versions = supported()
    classifiers = [name.rsplit(" ", 1)[1] for name in PROJECT["classifiers"] if ":: 3." in name]
    assert classifiers == versions
    low, high = versions[0].split("."), versions[-1].split(".")
    script = (ROOT / "scripts" / "venv.sh").read_text("utf-8")
    assert f"({low[0]}, {low[1]}) <= sys.version_info[:2] <= ({high[0]}, {high[1]})" in script
    assert f"Python {versions[0]} to {versions[-1]}" in script
    assert all(f"python{version}" in script for version in versions)


def test_the_research_extra_can_be_installed_beside_rllib_of_the_cluster_extra() -> None:
    """ray[rllib] pins Gymnasium; the version of Ray is that of our cluster extra."""
    pins = [
        Requirement(text) for text in metadata.requires("ray") or () if 'extra == "rllib"' in text
    ]
    (pin,) = [each for each in pins if each.name == "gymnasium"]
    (version,) = [each.version for each in pin.specifier]
    research = [Requirement(text) for text in PROJECT["optional-dependencies"]["research"]]
    bounds = {each.name: each.specifier for each in research}
    assert bounds["gymnasium"].contains(version)
    assert bounds["pettingzoo"].contains("1.25.0")


FAKE_PYTHON = """#!/bin/sh
mkdir -p .venv-torch/bin
echo 'echo "$@" >>installs' >.venv-torch/bin/pip
echo 'echo "$@" >>runs' >.venv-torch/bin/python
chmod +x .venv-torch/bin/*
"""


def test_the_environment_of_test_torch_is_renewed_when_the_extras_change(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    project = tmp_path / "pyproject.toml"
    for name, content in (("scripts/venv.sh", ""), (".venv/bin/python", FAKE_PYTHON)):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(content)
        (tmp_path / name).chmod(0o755)
    for content, installs in (("torch", 1), ("torch", 1), ("torch, torchrl", 2)):
        project.write_text(content)
        subprocess.run(["make", "test-torch"], cwd=tmp_path, check=True, timeout=TIMEOUT)
        assert len((tmp_path / "installs").read_text().splitlines()) == installs
    assert len((tmp_path / "runs").read_text().splitlines()) == 3
