#!/bin/bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/vant ] || npm install --no-audit --no-fund
mkdir -p dist
npx esbuild src/main.js --bundle --minify --outfile=dist/app.js --alias:vue=vue/dist/vue.esm-bundler.js --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false --define:process.env.NODE_ENV='"production"' --loader:.woff2=dataurl --log-level=warning
cp src/index.html dist/
