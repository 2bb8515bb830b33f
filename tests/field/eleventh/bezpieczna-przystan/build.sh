#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ dist/app.js -nt src/main.js ] && exit 0
[ -d node_modules/vuetify ] && [ -d node_modules/esbuild ] || npm install --no-audit --no-fund --silent
mkdir -p dist
npx esbuild src/main.js --bundle --minify --format=iife --outfile=dist/app.js --alias:vue=vue/dist/vue.esm-bundler.js --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false "--define:process.env.NODE_ENV=\"production\"" --log-level=error
