#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/react-router-dom ] || npm install --no-audit --no-fund --silent
mkdir -p dist
if [ ! -s dist/app.js ] || [ src/app.jsx -nt dist/app.js ]; then
  node_modules/.bin/esbuild src/app.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=dist/app.js --log-level=warning
fi
