# Antichambre. Two commands: `make play` and `make test`; each installs what it needs into .venv.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PAGES := src/antichambre/server/pages
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '$(PAGES)/*') setup.py pyproject.toml README.md
WEB := $(shell find web/src web/public -type f ! -path 'web/src/generated/*') web/index.html web/vite.config.ts \
	web/install.ts web/markdown.ts web/packed.ts web/svelte.config.js web/tsconfig.json web/package-lock.json docs/protocol.md docs/figures.json \
	$(filter %.ftl %.md,$(SOURCES))
NODE := $(shell node -e 'if (parseInt(process.versions.node) >= 20) console.log(process.execPath)' 2>/dev/null)
DEBIAN := .venv/debian
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

.PHONY: help play test lint bench bench-house bench-thinking bench-pages pages no-node screenshots pictures browser proxies dist golden lock clean

help: ## what there is
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/installed ## a game, now
	@$(BIN)/antichambre serve --open

# The C compiler keeps one core busy for minutes: meanwhile another fetches the tools and looks through the sources. How the
# tests are spread over the cores: tests/conftest.py.
test: .venv/base ## everything that must hold
	@$(MAKE) --no-print-directory -j 2 proxies lint dist .venv/installed
	EXPECTED_RULES=$(if $(COMPILER),compiled,plain) $(BIN)/python -m pytest -n auto --dist loadgroup --no-loadscope-reorder -rs tests

lint: .venv/tools $(if $(NODE),web/src/generated/types.ts web/node_modules/.package-lock.json)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(if $(NODE),cd web && npm run --silent check)

browser: # Chromium for the tests of the pages; where there is none, they say that they did not run
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null && exit 0; done; \
	if test "$$(id -u)" = 0 && test -e /etc/debian_version; then \
		echo "Installing Chromium…"; \
		{ apt-get install -qq -y chromium || { apt-get update -qq && apt-get install -qq -y chromium; }; } >/dev/null && exit 0; fi; \
	echo "No Chromium was found, and none can be installed here: the tests of the pages will not run."

# nginx and Caddy are unpacked here: installed, each would begin to serve. After the browser, since apt is alone or not at all.
proxies: browser # nginx, Caddy and systemd-analyze for the tests of deploy/; where there is none, they say that they did not run
	@mkdir -p $(DEBIAN); \
	for name in nginx caddy; do \
		PATH="$$PATH:/usr/sbin:$(CURDIR)/$(DEBIAN)/usr/sbin:$(CURDIR)/$(DEBIAN)/usr/bin" command -v $$name >/dev/null && continue; \
		echo "Unpacking $$name…"; \
		(cd $(DEBIAN) && { apt-get download $$name || { apt-get update && apt-get download $$name; }; } >/dev/null 2>&1 \
			&& dpkg -x $${name}_*.deb .) || echo "No $$name was found, and none can be unpacked here: its test will not run."; \
	done; \
	command -v systemd-analyze >/dev/null && exit 0; \
	if test "$$(id -u)" = 0 && test -e /etc/debian_version; then \
		apt-get install -qq -y --no-install-recommends systemd >/dev/null && exit 0; fi; \
	echo "No systemd-analyze was found, and none can be installed here: its test will not run."

bench: .venv/bench .venv/installed ## the figures of the README
	@$(BIN)/python bench/engine.py

bench-house: .venv/tools .venv/installed ## how many moves a house takes, and how long a player waits
	@$(BIN)/python bench/house.py $(if $(RIVAL),--rival $(RIVAL))

bench-thinking: .venv/tools .venv/installed ## how long bots take to answer while somebody wants all of them
	@$(BIN)/python bench/thinking.py

bench-pages: .venv/installed $(if $(NODE),,no-node) browser ## how long a player waits at the page
	@cd web && HOUSE_PYTHON=$(CURDIR)/$(BIN)/python node bench.mjs

pages: $(if $(NODE),.venv/pages,no-node) ## the pages of the house, built

screenshots: .venv/installed $(if $(NODE),,no-node) browser ## pictures of every page into web/screenshots/
	@cd web && HOUSE_PYTHON=$(CURDIR)/$(BIN)/python node screenshots.mjs

pictures: .venv/installed $(if $(NODE),,no-node) browser ## the pictures of the README
	@cd web && HOUSE_PYTHON=$(CURDIR)/$(BIN)/python node pictures.mjs

dist: .venv/built ## a wheel and a source archive in dist/

golden: .venv/tools .venv/installed ## the golden records anew: only with a new rules version
	$(BIN)/python tests/golden/make.py $(GAME)

lock: .venv/tools ## the pinned requirements anew
	$(BIN)/python requirements/lock.py

clean: ## back to a fresh clone
	rm -rf $(PAGES) web/node_modules web/src/generated web/screenshots
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/python:
	@test -n "$(PYTHON)" || { echo "Antichambre needs Python 3.11 or newer; none was found."; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/base: .venv/python requirements/play.txt
	$(PIP) install --require-hashes -r requirements/play.txt
	@touch $@

# npm leaves this file when all is installed. Not `npm ci`, which refuses a lock without the binaries of other platforms.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# The browser's types come out of the Python side. As long as they stay the same the pages need not be built anew.
.venv/generated/types.ts: .venv/base web/typescript.py $(filter %.py,$(SOURCES))
	@PYTHONPATH=src $(BIN)/python web/typescript.py $(@D)

web/src/generated/types.ts: .venv/generated/types.ts
	@mkdir -p $(@D)
	@for file in $(<D)/*; do cmp -s $$file $(@D)/$${file##*/} || cp $$file $(@D); done

.venv/pages: web/src/generated/types.ts $(WEB) web/node_modules/.package-lock.json
	cd web && npm run --silent build -- --logLevel error
	@touch $@

# Without Node the terminal, the library and the house's own talk are whole; as soon as there is one, .venv/pages is due.
.venv/no-pages:
	@echo "Antichambre's pages need Node 20 or newer; none was found. This build goes without them: no table in the browser."
	@touch $@

no-node:
	@echo "Antichambre's pages need Node 20 or newer; none was found."; exit 1

# The build leaves its word (compiled, or plain Python) in .venv/build.log.
.venv/built: .venv/base $(SOURCES) $(if $(NODE),.venv/pages,.venv/no-pages)
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
