# Requires Python 3.11, git and make. `make play` to play, `make test` to check a change.
# ARGS is passed to the command, as in `make play ARGS=--help`; PYTHON sets the interpreter.

.DEFAULT_GOAL := help
.PHONY: help play terminal setup test test-all test-torch mutants bench bench-peers ladder baselines fuzz pictures frames first-move load soak docs matrix lock clean

help: ## list these targets
	@echo "Usage: make TARGET"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-11s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser (the first run creates .venv)
	@sh scripts/venv.sh runtime
	@.venv/bin/sacbe serve $(ARGS)

terminal: ## play in the terminal
	@sh scripts/venv.sh runtime
	@.venv/bin/sacbe play $(ARGS)

setup: ## create .venv with all development dependencies
	@sh scripts/venv.sh dev

test: setup ## run all checks: format, lint, types, import rules, tests
	@.venv/bin/python scripts/check.py

test-all: setup ## the same with all differential walks; run before a release
	@.venv/bin/python scripts/check.py --release

test-torch: setup ## test the PyTorch example and sb3-contrib (creates .venv-torch, several GB)
	@$(TORCH_STAMP) | cmp -s - .venv-torch/.done || { .venv/bin/python -m venv .venv-torch && \
		.venv-torch/bin/pip install -q -e '.[torch]' pytest pytest-rerunfailures && \
		$(TORCH_STAMP) >.venv-torch/.done; }
	@.venv-torch/bin/python -m pytest tests/torch --torch $(ARGS)

# Of the environment for test-torch: it is updated when pyproject.toml changes.
TORCH_STAMP = { pwd -P && cksum pyproject.toml; }

mutants: setup ## plant faults in a copy of the sources and report which ones the tests find
	@.venv/bin/python -m scripts.mutants $(ARGS)

bench: ## benchmark the engine
	@sh scripts/venv.sh runtime
	@.venv/bin/sacbe bench $(ARGS)

bench-peers: ## compare the speed with other game libraries (creates .venv-peers, about 750 MB)
	@sh scripts/venv.sh runtime
	@sh scripts/peers.sh
	@.venv-peers/bin/python -m scripts.bench_peers $(ARGS)

ladder: setup ## measure all bot levels against greedy, as in docs/bots.md (an hour; can be resumed)
	@.venv/bin/python -m scripts.ladder $(ARGS)

baselines: setup ## measure the baselines of docs/benchmark.md (hours; can be resumed; ARGS="--game maya")
	@.venv/bin/python -m scripts.baselines $(ARGS)

fuzz: ## fuzz test: a million random games of Tzolk'in with all invariants checked
	@sh scripts/venv.sh runtime
	@.venv/bin/sacbe fuzz tzolkin --games 1000000 $(ARGS)

pictures: setup ## regenerate docs/pictures and the start page's pictures (needs Chromium)
	@.venv/bin/python -m scripts.cards
	@.venv/bin/python -m scripts.pictures $(ARGS)

frames: setup ## measure frame rate, page weight and update time of the page (needs Chromium)
	@.venv/bin/python -m scripts.frames $(ARGS)

first-move: setup ## measure the time to the first move on an empty cache (needs Chromium)
	@.venv/bin/python -m scripts.first_move $(ARGS)

load: setup ## load test: 500 games, 2,000 WebSockets, 250 moves per second
	@.venv/bin/python -m scripts.load $(ARGS)

soak: setup ## crash test: kill a server under load fifty times, with other faults, and drills
	@.venv/bin/python -m scripts.soak $(ARGS)

docs: setup ## build the site of guides and API reference in site/
	@.venv/bin/python -m scripts.site

matrix: setup ## install the wheel on every supported Python and run a smoke test (needs uv)
	@.venv/bin/python -m scripts.matrix $(ARGS)

# Keeps pinned versions that still fit; LOCK_ARGS=--upgrade upgrades everything.
LOCK = uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate --no-emit-index-url --group build $(LOCK_ARGS)

lock: ## update the lock files from pyproject.toml (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv on the PATH." >&2; exit 1; }
	@$(LOCK) --extra server -o requirements.lock pyproject.toml
	@$(LOCK) --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	@$(LOCK) -c requirements-dev.lock -o requirements-peers.lock pyproject.toml requirements-peers.in
	@printf 'chess\nrlcard\n' | $(subst --group build,--no-deps,$(LOCK)) -o scripts/peers/built.lock -
	@echo fastcatan | $(subst 3.11,3.12,$(subst --group build,,$(LOCK))) -o scripts/peers/fastcatan.lock -

clean: ## remove .venv and all build and cache files
	@rm -rf .venv .venv-peers .venv-torch dist site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
