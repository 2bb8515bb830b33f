#!/bin/sh
# builds src/ with the kit from npm into out/; does nothing if out/ is up to date
set -e
cd "$(dirname "$0")"
if [ -f out/konto.js ] && [ -f out/konto.css ] && [ -z "$(find src package.json build.sh -newer out/konto.js)" ]; then exit 0; fi
[ -d node_modules/esbuild ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
./node_modules/.bin/esbuild src/konto.js --bundle --minify --target=es2020 --alias:vue=vue/dist/vue.esm-bundler.js \
  --define:process.env.NODE_ENV='"production"' --define:__VUE_OPTIONS_API__=true --define:__VUE_PROD_DEVTOOLS__=false --define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false \
  --loader:.woff2=empty --loader:.woff=empty --loader:.ttf=empty --loader:.eot=empty --loader:.svg=empty \
  --outfile=out/konto.js --log-level=warning
rm -rf node_modules package-lock.json
