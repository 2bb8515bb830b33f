#!/usr/bin/env bash
# nothing to build: hand-written HTML and CSS
set -e
cd "$(dirname "$0")"
mkdir -p dist
cp style.css dist/style.css
