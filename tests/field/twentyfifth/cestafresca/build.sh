#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/element-plus ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
node_modules/.bin/esbuild src/main.js --bundle --minify --alias:vue=vue/dist/vue.esm-bundler.js --define:process.env.NODE_ENV='"production"' --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false --outfile=out/app.js --log-level=error
