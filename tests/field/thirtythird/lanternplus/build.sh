#!/bin/sh
# Builds dist/ from src/ and the npm packages; does nothing when it is newer than the sources.
set -e
cd "$(dirname "$0")"
if [ -f dist/app.js ] && [ -z "$(find src package.json -newer dist/app.js)" ]; then exit 0; fi
[ -d node_modules/esbuild ] && [ -d node_modules/@chakra-ui/react ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p dist
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --loader:.js=jsx --define:process.env.NODE_ENV='"production"' --outfile=dist/app.js --log-level=error
touch dist/app.js
