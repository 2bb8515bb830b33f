#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@mui/material ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
node_modules/.bin/esbuild src/main.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=out/app.js --log-level=error
