#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/esbuild ] || npm ci --no-audit --no-fund
mkdir -p out
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --target=es2020 \
  '--define:process.env.NODE_ENV="production"' --outfile=out/app.js --log-level=warning
cp src/index.html src/site.css out/
mkdir -p dist
