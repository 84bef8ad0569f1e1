# Two commands: `make play` and `make test`. Both set up what they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := tools/join.py setup.py $(wildcard src/cothon/core/*.py src/cothon/games/*/*.py src/cothon/bots/*.py src/cothon/research/kernel.py)
WORKERS ?= 2
KILLS ?= 20

.PHONY: play test lint test-plain test-compiled test-research bench bench-search bench-research example balance ladder fit \
	fuzz golden crash-test clean

play: $(VENV)/.play
	$(BIN)/cothon play

test: lint test-plain test-compiled

lint: $(VENV)/.dev
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy --no-error-summary

test-plain: $(VENV)/.dev
	COTHON_PLAIN=1 $(BIN)/python -m pytest -n $(WORKERS) tests --ignore=tests/server --ignore=tests/research --ignore=tests/web

test-compiled: $(VENV)/.dev build/.checked
	COTHON_ENGINE=build/checked $(BIN)/python -m pytest -n $(WORKERS) tests

test-research: $(VENV)/.dev ## the checks of OpenSpiel and PettingZoo over many seeds; about half an hour
	COTHON_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) tests/research

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/engine.py

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

balance: $(VENV)/.dev ## the sample of the balance report in docs/
	$(BIN)/cothon balance --games 20000 --bot careful --players 3 --processes $(WORKERS) --out docs/balance

fuzz: $(VENV)/.dev build/.checked ## a hundred times more random games than the tests, new ones each time
	COTHON_FUZZ=100 COTHON_ENGINE=build/checked $(BIN)/python -m pytest -n $(WORKERS) tests -k "properties or payments"

golden: $(VENV)/.dev ## play the golden games anew, after a deliberate change of the rules
	$(BIN)/python tests/make_golden.py

crash-test: $(VENV)/.dev ## kill the server under load again and again, and look for lost moves
	$(BIN)/python tests/server/crash.py --database sqlite --kills $(KILLS)
	$(BIN)/python tests/server/crash.py --database postgresql --processes 2 --kills $(KILLS)

$(VENV)/bin/python:
	@echo "Setting up Python packages in $(VENV) (once; about a minute) …"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip

$(VENV)/.play: $(VENV)/bin/python pyproject.toml $(ENGINE)
	@echo "Installing cothon and compiling its engine …"
	$(BIN)/python -m pip install -q -e .
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
