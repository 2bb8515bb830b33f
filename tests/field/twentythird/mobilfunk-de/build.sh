#!/bin/sh
# Builds the web components and the style sheet from npm packages into out/ (dist/ marks a finished build).
set -e
cd "$(dirname "$0")"
[ -d node_modules/esbuild ] || npm ci --no-audit --no-fund
mkdir -p out
npx esbuild src/main.js --bundle --minify --format=esm --outfile=out/app.js --log-level=warning
mkdir -p dist
