#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@mui/material ] || npm install --no-audit --no-fund --loglevel=error
npx esbuild src/main.jsx --bundle --minify --target=es2020 --jsx=automatic \
  --define:process.env.NODE_ENV='"production"' --outfile=dist/app.js --log-level=error
