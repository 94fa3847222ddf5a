# make play and make test do all the set-up; the rest is for developers.
.DEFAULT_GOAL := help
PYTHON ?= python3
export PYTHON
BIN := .venv/bin
WORKERS ?= 2

.PHONY: help play test check format bench load pictures proof strength clean

help:
	@echo "make play    install what is needed and open the table in the browser"
	@echo "make test    install what is needed and run the tests"
	@echo "make check   lint, types and format"
	@echo "make format  format the code"
	@echo "make load    measure the table online's speed"
	@echo "make bench   measure the speed, beside OpenSpiel"
	@echo "make pictures  photograph every page in every state (build/pictures)"
	@echo "make proof   the long checks"
	@echo "make strength  how strong the players are"
	@echo "make clean   remove the environment and what was built"

.venv/ready-to-play: pyproject.toml constraints.txt tools/prepare
	@tools/prepare $@

.venv/ready-to-test: pyproject.toml constraints.txt tools/prepare
	@tools/prepare $@ dev
	@tools/node || echo "Without it the tests of the page's modules are skipped."

.venv/ready-to-bench: pyproject.toml constraints.txt tools/prepare
	@tools/prepare $@ bench

play: .venv/ready-to-play
	@$(BIN)/kosti

test: .venv/ready-to-test
	$(BIN)/python -m pytest -n $(WORKERS)

check: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	tools/check-types

format: .venv/ready-to-test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/ready-to-play .venv/ready-to-bench
	$(BIN)/kosti bench engine

pictures: .venv/ready-to-test
	$(BIN)/python -m pictures

proof: .venv/ready-to-test
	$(BIN)/python -m proof

load: .venv/ready-to-test
	$(BIN)/python -m bench.load

strength: .venv/ready-to-test
	$(BIN)/python -m strength

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
