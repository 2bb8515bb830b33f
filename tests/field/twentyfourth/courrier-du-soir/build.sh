#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/svelte ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
node build.mjs
cp src/index.html src/site.css out/
