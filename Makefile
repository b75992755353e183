# Two commands do everything: `make audit` and `make test`. `make help` lists the rest.
.POSIX:
.PHONY: help setup build lint test audit examples clean

SHELL := /bin/bash
SWIFT := $(shell Tools/find-swift)
LARGEPRINT = .build/release/largeprint

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: ## install the system libraries and fonts that are missing
	@Tools/setup

build: setup ## build everything; warnings are errors
	$(SWIFT) build --build-tests

lint: ## hold the sources to the format
	$(SWIFT) format lint --strict -r --parallel Sources Tests Benchmarks Package.swift

test: setup ## run every test
	Tools/test "$(SWIFT)"

audit: setup ## audit the bundled examples into reports/index.html
	$(SWIFT) build -c release --product largeprint
	@mkdir -p reports
	@status=0; \
	  $(LARGEPRINT) audit Examples --output reports --format html,json,console || status=$$?; \
	  if [ $$status -gt 1 ]; then exit $$status; fi; \
	  echo; echo "Open reports/index.html in a browser."

examples: setup ## rebuild reports/examples, which CI compares
	$(SWIFT) build -c release --product largeprint
	@Tools/example-reports $(LARGEPRINT) reports/examples

clean: ## remove what was built and reported
	rm -rf .build .venv reports/index.html reports/report.json
