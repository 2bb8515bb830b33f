#!/bin/sh
# Builds the front end from npm packages into out/ (dist/ marks a finished build).
set -e
cd "$(dirname "$0")"
[ -d node_modules/esbuild ] || npm ci --no-audit --no-fund
mkdir -p out
npx esbuild src/main.js --bundle --minify --format=esm \
  --alias:vue=vue/dist/vue.esm-bundler.js \
  --define:process.env.NODE_ENV='"production"' --define:__VUE_OPTIONS_API__=true \
  --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false \
  --outfile=out/app.js --log-level=warning
mkdir -p dist
