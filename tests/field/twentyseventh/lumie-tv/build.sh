#!/bin/sh
# Builds dist/app.js from src/ with packages of npm. Does nothing when it is there and newer than src/.
set -e
cd "$(dirname "$0")"
if [ -s dist/app.js ] && [ dist/app.js -nt src/app.jsx ]; then exit 0; fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cp package.json "$tmp/"; cp -r src "$tmp/src"
(cd "$tmp" && npm install --no-audit --no-fund --loglevel=error && npx esbuild src/app.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --charset=utf8 --outfile=out/app.js)
mkdir -p dist
cp "$tmp/out/app.js" dist/app.js
