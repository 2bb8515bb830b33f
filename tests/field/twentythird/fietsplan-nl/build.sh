#!/bin/sh
# Builds the front end from npm packages into out/ (dist/ marks a finished build).
set -e
cd "$(dirname "$0")"
[ -d node_modules/esbuild ] || npm ci --no-audit --no-fund
mkdir -p out
npx esbuild src/main.jsx --bundle --minify --format=esm --jsx=automatic \
  --define:process.env.NODE_ENV='"production"' --outfile=out/app.js --log-level=warning
mkdir -p dist
