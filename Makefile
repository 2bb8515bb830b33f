# Everything a person or CI runs. `make setup` once; the others call it when something has changed.
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$python"; break; }; done)

.PHONY: help setup browser demo fleet-demo test matrix check format docs pictures bench bench-peers mutants lint-extension lock clean

help:
	@echo 'make setup   the Python environment in .venv, and a browser if there is none'
	@echo 'make demo    cancel a pretend subscription on the bundled practice site'
	@echo 'make fleet-demo  twelve cancellations at once on practice sites: queue, two workers, inbox'
	@echo 'make test    the tests of every change: each mechanic once, in about five minutes (needs a browser)'
	@echo 'make matrix  all the others: every design on every scenario, every moment of a kill, long random search'
	@echo 'make check   format, lint, types (of the JavaScript with Node), import contracts'
	@echo 'make format  mend what the formatter and the linter can mend'
	@echo 'make docs    print the help texts into docs/cli.md, and the gate into docs/gate.md'
	@echo 'make pictures  render the pictures of the README from a real run (needs a browser)'
	@echo 'make bench   speed and tokens, beside their targets'
	@echo 'make bench-peers  the same pages by Playwright MCP and agent-browser, fetched by npm (needs Node)'
	@echo 'make mutants  switch off each defence of the gate and the account reader in turn: does a test fail?'
	@echo 'make lint-extension  the extension by the checker of its trade (needs Node)'
	@echo 'make lock    pin the dependencies anew (needs uv)'
	@echo 'make clean   remove .venv and the caches'

setup: $(READY) browser

$(READY): pyproject.toml requirements.lock
	@test -n "$(PYTHON)" || { echo "SubTerminator needs Python 3.11 or newer, and this is $$(python3 --version 2>&1)." \
		"Install one, then: make setup PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "$(PYTHON) cannot make a virtual environment." \
		"On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@echo 'Installing packages into $(VENV): this takes a few minutes.'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

browser: $(READY)
	@scripts/get-browser $(BIN)

demo: setup
	@scripts/demo $(BIN)

fleet-demo: setup
	$(BIN)/python -m subterminator.fleet.demo

# Twice the two cores: the tests wait for browsers. Bytecode is kept, or each process compiles anew.
PYTEST := $(BIN)/pytest -n 4 --dist worksteal
unexport PYTHONDONTWRITEBYTECODE

test: setup
	$(PYTEST) -m 'not matrix'

matrix: setup
	$(PYTEST) -m 'matrix or hypothesis' --hypothesis-profile=matrix

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@scripts/check-javascript

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: $(READY)
	$(BIN)/python -m subterminator.cli.help > docs/cli.md
	$(BIN)/python -m subterminator.approval.gate_table > docs/gate.md

pictures: setup
	$(BIN)/python scripts/pictures.py docs/images

bench: setup
	$(BIN)/python -m benchmarks

bench-peers: setup
	$(BIN)/python -m benchmarks.peers

# A fixed sample of all mutants, or `make mutants SAMPLE=0 FILES="src/subterminator/approval/guard.py"`.
SAMPLE ?= 1500
mutants: $(READY)
	$(BIN)/python scripts/mutants.py --sample $(SAMPLE) $(FILES)

lint-extension: $(READY)
	$(BIN)/python -m subterminator.extension.assembly dist/extension
	npx --yes web-ext lint --source-dir dist/extension

lock:
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --all-extras --group dev pyproject.toml -p 3.11 -o requirements.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache node_modules dist
