#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/@shoelace-style ] && [ -d node_modules/esbuild ] || npm install --no-audit --no-fund --silent
mkdir -p dist/assets/icons
npx esbuild src/main.js --bundle --minify --format=esm --outfile=dist/main.js --log-level=warning
for i in check2-circle car-front house-door file-earmark-pdf telephone person-circle chevron-down; do cp "node_modules/@shoelace-style/shoelace/dist/assets/icons/$i.svg" dist/assets/icons/; done
