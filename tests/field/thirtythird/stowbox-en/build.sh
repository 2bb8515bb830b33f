#!/bin/sh
# Builds dist/ from src/ and the npm packages. Idempotent.
set -e
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --no-audit --no-fund
mkdir -p dist/assets
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --loader:.js=jsx \
  --define:process.env.NODE_ENV='"production"' --outfile=dist/assets/app.js
cp src/index.html dist/index.html
