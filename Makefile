# Antichambre. Two commands: `make play` and `make test`; each installs what it needs into .venv.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -type f ! -name '*.pyc') setup.py pyproject.toml README.md
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

.PHONY: help play test lint bench dist golden lock clean

help: ## what there is
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

play: .venv/installed ## a game, now
	@$(BIN)/antichambre play

test: .venv/tools .venv/installed dist lint ## everything that must hold
	ANTICHAMBRE_EXPECT=$(if $(COMPILER),compiled,plain) $(BIN)/python -m pytest -n auto tests

lint: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/bench .venv/installed ## the figures of the README
	@$(BIN)/python bench/engine.py

dist: .venv/built ## a wheel and a source archive in dist/

golden: .venv/tools .venv/installed ## the golden records anew: only with a new rules version
	$(BIN)/python tests/golden/make.py $(GAME)

lock: .venv/tools ## the pinned requirements anew
	$(BIN)/python requirements/lock.py

clean: ## back to a fresh clone
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/python:
	@test -n "$(PYTHON)" || { echo "Antichambre needs Python 3.11 or newer; none was found."; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/base: .venv/python requirements/play.txt
	$(PIP) install --require-hashes -r requirements/play.txt
	@touch $@

# The build leaves its word (compiled, or plain Python) in .venv/build.log.
.venv/built: .venv/base $(SOURCES)
	@echo "Building Antichambre (two minutes or so)…"
	@rm -rf build dist src/*.egg-info
	@$(BIN)/python -m build --no-isolation --outdir dist . >.venv/build.log 2>&1 || { cat .venv/build.log; exit 1; }
	@grep '^antichambre: ' .venv/build.log | tail -n 1
	@touch $@

.venv/installed: .venv/built
	$(PIP) install --no-deps --force-reinstall dist/*.whl
	@touch $@

.venv/tools: .venv/base requirements/test.txt
	$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

.venv/bench: .venv/base requirements/bench.txt
	$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@
