#!/bin/sh
set -e
cd "$(dirname "$0")"
if [ -f dist/app.js ] && [ -z "$(find src -newer dist/app.js -type f)" ]; then exit 0; fi
[ -x node_modules/.bin/esbuild ] || npm install --no-audit --no-fund
mkdir -p dist
node_modules/.bin/esbuild src/main.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=dist/app.js --log-level=error
