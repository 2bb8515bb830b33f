#!/usr/bin/env bash
# Installs into this folder and builds dist/; may be run again.
set -euo pipefail
cd "$(dirname "$0")"
[ -d node_modules/esbuild ] || npm install --no-audit --no-fund --loglevel=error
rm -rf dist && mkdir -p dist
cp -r public/. dist/
./node_modules/.bin/esbuild src/main.jsx --bundle --minify --format=esm --target=es2022 --jsx=automatic --loader:.svg=dataurl '--define:process.env.NODE_ENV="production"' --outfile=dist/app.js --log-level=error
