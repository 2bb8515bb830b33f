#!/bin/sh
# builds src/ with the kit from npm into out/; does nothing if out/ is up to date
set -e
cd "$(dirname "$0")"
if [ -f out/app.js ] && [ -z "$(find src package.json build.sh -newer out/app.js)" ]; then exit 0; fi
[ -d node_modules/esbuild ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
./node_modules/.bin/esbuild src/main.jsx --bundle --minify --jsx=automatic --target=es2020 --define:process.env.NODE_ENV='"production"' --outfile=out/app.js --log-level=warning
rm -rf node_modules package-lock.json
