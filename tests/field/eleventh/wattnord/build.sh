#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ dist/main.js -nt src/main.js ] && exit 0
[ -d node_modules/@ui5/webcomponents-fiori ] && [ -d node_modules/esbuild ] || npm install --no-audit --no-fund --silent
rm -rf dist
npx esbuild src/main.js --bundle --minify --splitting --format=esm --outdir=dist "--define:process.env.NODE_ENV=\"production\"" --log-level=error
