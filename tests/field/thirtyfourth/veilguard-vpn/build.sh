#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@chakra-ui/react ] || npm install --no-audit --no-fund --silent
mkdir -p dist
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=dist/app.js --log-level=error
