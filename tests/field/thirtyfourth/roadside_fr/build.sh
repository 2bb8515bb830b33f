#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/vuetify ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p dist
npx esbuild src/main.js --bundle --minify --alias:vue=vue/dist/vue.esm-bundler.js --define:process.env.NODE_ENV='"production"' --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false --loader:.woff=file --loader:.woff2=file --loader:.ttf=file --loader:.eot=file --asset-names=[name] --outfile=dist/app.js
cp src/index.html dist/index.html
