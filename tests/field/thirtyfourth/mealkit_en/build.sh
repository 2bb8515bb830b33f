#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@mantine/core ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p dist
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=dist/app.js
cp src/index.html dist/index.html
