#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/vuetify ] || npm install --no-audit --no-fund --legacy-peer-deps --loglevel=error
npx esbuild src/main.js --bundle --minify --target=es2020 --alias:vue=vue/dist/vue.esm-bundler.js \
  --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false \
  --define:process.env.NODE_ENV='"production"' --loader:.woff2=file --loader:.woff=file --loader:.ttf=file --loader:.eot=file \
  --outfile=dist/app.js --log-level=error
