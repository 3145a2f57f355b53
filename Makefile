# The verbs of this project. `make demo` and `make test` each work alone on a fresh machine.

SWIFT ?= swift
RELEASE := -c release --static-swift-stdlib

.PHONY: help demo build test check lint imports release touch-scripts bench setup setup-test clean

help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)

## make demo    install what is missing, build, record scenarios/ into demos/
demo: build
	.build/release/demo-recorder record scenarios -o demos

build: setup
	$(SWIFT) build $(RELEASE) --product demo-recorder

## make test    install what is missing, run every test
test: setup-test
	$(SWIFT) test

## make check   what CI adds: lint, a build without warnings, declared imports, same bytes
check: setup-test lint imports release touch-scripts

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

imports:
	scripts/check-imports

# The same bytes everywhere, and how much memory they take.
release: build
	$(SWIFT) build --product demo-recorder
	scripts/check-release .build/debug/demo-recorder .build/release/demo-recorder

# 5,000 random touch scripts a component, with what tests may see, optimised, in a folder of its own.
touch-scripts:
	DEMO_RECORDER_SCRIPTS=5000 $(SWIFT) test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/testing --filter RandomScripts

## make bench   time every stage on fixed workloads (release build)
bench: setup
	$(SWIFT) run -c release Benchmarks

setup:
	@scripts/setup build

setup-test:
	@scripts/setup test

## make clean   remove everything that was built
clean:
	rm -rf .build build
