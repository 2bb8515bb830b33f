#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/bulma ] || npm install --no-audit --no-fund --silent
mkdir -p dist
cp node_modules/bulma/css/bulma.min.css dist/
