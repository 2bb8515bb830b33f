#!/bin/bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/@ionic/react ] || npm install --no-audit --no-fund
mkdir -p dist
npx esbuild src/main.jsx --bundle --minify --outfile=dist/app.js --jsx=automatic --define:process.env.NODE_ENV='"production"' --log-level=warning
cp src/index.html dist/
