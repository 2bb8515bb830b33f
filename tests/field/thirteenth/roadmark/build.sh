#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@mui/material ] || npm ci --no-audit --no-fund || npm install --no-audit --no-fund
mkdir -p dist/assets
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --target=es2020 --outfile=dist/assets/app.js
cp src/index.html dist/index.html
