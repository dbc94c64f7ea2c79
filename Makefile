# Every target does its own set-up on a fresh clone: Python 3.11+, Node 20+ and make are enough.
PYTHON ?= python3
PORT ?= 8000
# One worker more than there are cores: many tests wait for a server, a browser or a database.
PYTEST_WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CLIENT := web/dist/index.html
WEB_SOURCES := $(shell find web/src web/build web/public web/index.html web/vite.config.ts web/tsconfig.json -type f 2>/dev/null)
LOCK := uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	--python-version 3.11 pyproject.toml

.PHONY: help setup play test soak prove prove-touched check lint format types bench bench-against compiled bench-server bench-felt screenshots lock clean
.DEFAULT_GOAL := help

help:  ## List every target
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: .venv/.dev $(CLIENT)  ## Make .venv from the locks and build the client; leaves .venv/bin/hearthside ready

play: .venv/.run $(CLIENT)  ## Open a table: start the server and say where to point a browser (PORT=8000)
	$(BIN)/hearthside serve --port $(PORT)

# Every part runs even if one before it fails, so that one run tells everything.
test: setup  ## Everything: format, lint, types, client tests, every Python and browser test, what was touched since a proof
	@status=0; \
	make --no-print-directory lint || status=1; \
	npm --prefix web run --silent size || status=1; \
	npm --prefix web test || status=1; \
	HEARTHSIDE_CHROMIUM=$$($(BIN)/python tools/chromium.py) || status=1; \
	HEARTHSIDE_POSTGRES_BIN=$$($(BIN)/python tools/postgres.py) || status=1; \
	export HEARTHSIDE_CHROMIUM HEARTHSIDE_POSTGRES_BIN; \
	$(BIN)/python -m pytest -q -rfER -n $(PYTEST_WORKERS) --dist worksteal || status=1; \
	make --no-print-directory prove-touched || status=1; \
	exit $$status

LONG ?= 10
soak: .venv/.dev  ## Kill servers, look for leaks and ask nonsense ten times as long as `make test` does (LONG=10), then load
	HEARTHSIDE_POSTGRES_BIN=$$($(BIN)/python tools/postgres.py) SOAK=$(LONG) $(BIN)/python -m pytest -q -n $(PYTEST_WORKERS) \
		tests/server/test_kill.py tests/server/test_cluster.py tests/server/test_hostile.py tests/server/test_interface.py \
		tests/conformance/test_asking.py tests/conformance/test_dealing.py tests/conformance/test_laws.py
	make --no-print-directory bench-felt

prove: .venv/.dev  ## Break the rules line by line, see which tests notice (GAME=vast FILES=rules/paladin.py RULES=VM-084 FRESH=1)
	PYTHONHASHSEED=0 $(BIN)/python -m tools.prove $(GAME) $(addprefix --file ,$(FILES)) $(addprefix --rule ,$(RULES)) \
		$(if $(SAMPLE),--sample $(SAMPLE)) $(if $(CONTENT),--content $(CONTENT)) $(if $(EACH),--each $(EACH)) $(if $(SEED),--seed $(SEED)) $(if $(QUICK),--quick) \
		$(if $(FRESH),--fresh) $(if $(JOBS),--jobs $(JOBS))

prove-touched: .venv/.dev  ## The same for what was touched since the last proof, in at most a minute
	PYTHONHASHSEED=0 $(BIN)/python -m tools.prove --touched

check: lint  ## Format, lint, types, import rules, stale generated files: seconds
	$(BIN)/python -m pytest -q tests/house

lint: .venv/.dev web/node_modules/.locked  ## Format, lint and types alone
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m hearthside.server.types | diff -u web/src/wire.ts - || \
		{ echo "web/src/wire.ts is stale: run make types"; exit 1; }
	npm --prefix web run --silent types
	npm --prefix web run --silent lint

format: .venv/.dev web/node_modules/.locked  ## Format everything and mend what the linters can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	npm --prefix web run --silent format

types: .venv/.dev  ## Write web/src/wire.ts from the server's types
	$(BIN)/python -m hearthside.server.types > web/src/wire.ts

bench: .venv/.peers  ## Measure every game and its peers on one core; writes the table in docs/performance.md
	$(BIN)/python -m bench --write docs/performance.md

bench-against: .venv/.dev  ## Measure the rules beside those of an earlier commit, in one interleaved run (COMMIT=7cdef2b)
	$(BIN)/python -m bench.against $(COMMIT)

compiled: .venv/.dev  ## Make a wheel with the rules as machine code, and build/compiled/src to run tests and bench on
	$(BIN)/python -m tools.compiled $(if $(GAME),--game $(GAME))

bench-server: .venv/.dev  ## Measure what an idle table takes, and how soon a long one is shown after a restart
	$(BIN)/python -m bench.server

bench-felt: .venv/.dev  ## Measure what players feel: choices by the clock, until the view on every other screen (GAME=vast)
	$(BIN)/python -m bench.felt $(if $(GAME),--game $(GAME))

screenshots: setup  ## Take the pictures in docs/screenshots anew
	$(BIN)/python -m tests.browser.screenshots

lock:  ## Bring the locks in requirements/ up to date (needs uv)
	$(LOCK) --group build -o requirements/run.txt
	$(LOCK) --extra study --extra ray --group build --group dev -c requirements/run.txt -o requirements/dev.txt
	$(LOCK:pyproject.toml=) --group peers -c requirements/dev.txt -o requirements/peers.txt

clean:  ## Remove everything that the other targets made
	rm -rf .venv web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis build
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up. Each stamp lies in the folder whose content it vouches for, and goes when that goes.

.venv/.run: requirements/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Hearthside needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0] + ". Try make PYTHON=python3.12 ...")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install --require-hashes -r requirements/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.peers: .venv/.dev requirements/peers.txt
	$(PIP) install --require-hashes -r requirements/peers.txt
	@touch $@

web/node_modules/.locked: web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' || \
		{ echo "Hearthside needs Node 20 or newer."; exit 1; }
	npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.locked $(WEB_SOURCES)
	npm --prefix web run --silent build
	@touch $@
