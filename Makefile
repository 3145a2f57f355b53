# The verbs of this project. `make demo` and `make test` each work alone on a fresh machine.

SWIFT ?= swift
RELEASE := -c release --static-swift-stdlib

# Their sources, not what they have built.
EXAMPLES := $(wildcard Examples/*/Package.swift Examples/*/Sources Examples/*/Tests)

.PHONY: help demo build test check lint imports release verify thorough examples bench setup setup-test \
  setup-bench clean

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

## make check   what CI adds: lint, a build without warnings, declared imports, same bytes,
##              verifying every demo, long tests, and the packages in Examples/
check: setup-test lint imports release verify thorough examples

lint:
	$(SWIFT) format lint --strict --recursive --parallel \
	  Package.swift Sources Tests Benchmarks $(EXAMPLES)

imports:
	scripts/check-imports

# The same bytes everywhere, and how much memory they take.
release: build
	$(SWIFT) build --product demo-recorder
	scripts/check-release .build/debug/demo-recorder .build/release/demo-recorder

# Every demo passes, also where its files are compressed otherwise, in time, and in little memory.
verify: build setup-test
	scripts/check-verify .build/release/demo-recorder

# 5,000 random touch scripts a component, every frame of every scenario painted twice, and 500 faults
# in the demos: with what tests may see, optimised, in a folder of its own.
thorough:
	DEMO_RECORDER_SCRIPTS=5000 DEMO_RECORDER_EVERY_FRAME=1 DEMO_RECORDER_MUTATIONS=500 \
	  $(SWIFT) test -c release \
	  -Xswiftc -enable-testing --scratch-path .build/testing \
	  --filter 'RandomScripts|FrameIndependence|MutationTests'

# A package of one's own is a recorder, and its demo the same bytes again.
examples: setup
	SWIFT="$(SWIFT)" scripts/check-examples

## make bench   measure everything beside others, on an idle machine: a table and build/bench/bench.json
bench: setup-bench
	$(SWIFT) build $(RELEASE) --product demo-recorder
	$(SWIFT) build $(RELEASE) --product Benchmarks
	/usr/bin/python3 -B Benchmarks/bench.py .build/release/demo-recorder .build/release/Benchmarks

setup:
	@scripts/setup build

setup-test:
	@scripts/setup test

setup-bench:
	@scripts/setup bench

## make clean   remove everything that was built
clean:
	rm -rf .build build Examples/*/.build Examples/*/build
