#!/bin/sh
# Copies Bootstrap from its npm package into out/ (dist/ marks a finished build).
set -e
cd "$(dirname "$0")"
[ -d node_modules/bootstrap ] || npm ci --no-audit --no-fund
mkdir -p out
cp node_modules/bootstrap/dist/css/bootstrap.min.css node_modules/bootstrap/dist/js/bootstrap.bundle.min.js out/
mkdir -p dist
