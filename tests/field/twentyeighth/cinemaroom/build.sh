#!/bin/sh
set -e
cd "$(dirname "$0")"
if [ -f dist/app.js ] && [ -f dist/app.css ] && [ -z "$(find src -newer dist/app.js -type f)" ]; then exit 0; fi
[ -x node_modules/.bin/esbuild ] || npm install --no-audit --no-fund
mkdir -p dist
node_modules/.bin/esbuild src/app.js --bundle --minify --format=iife --outfile=dist/app.js --alias:vue=vue/dist/vue.esm-bundler.js \
 --define:process.env.NODE_ENV='"production"' --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false \
 --loader:.woff2=file --loader:.woff=file --loader:.ttf=file --loader:.eot=file --asset-names=[name] --log-level=error
