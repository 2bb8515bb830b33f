#!/bin/sh
# Builds dist/ from src/ and the npm packages. Idempotent.
set -e
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --no-audit --no-fund
mkdir -p dist/static
npx esbuild src/main.js --bundle --minify --alias:vue=vue/dist/vue.esm-bundler.js \
  --define:process.env.NODE_ENV='"production"' --define:__VUE_OPTIONS_API__=true \
  --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false \
  --outfile=dist/static/espace-client.js
cp src/index.html dist/index.html
