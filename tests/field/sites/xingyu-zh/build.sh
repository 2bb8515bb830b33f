#!/usr/bin/env bash
# Installs into this folder and builds dist/; may be run again.
set -euo pipefail
cd "$(dirname "$0")"
[ -d node_modules/esbuild ] || npm install --no-audit --no-fund --loglevel=error
rm -rf dist && mkdir -p dist
cp -r public/. dist/
./node_modules/.bin/esbuild src/main.js --bundle --minify --format=esm --target=es2022 --alias:vue=vue/dist/vue.esm-bundler.js '--define:process.env.NODE_ENV="production"' '--define:process.env={}' --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false --outfile=dist/app.js --log-level=error
