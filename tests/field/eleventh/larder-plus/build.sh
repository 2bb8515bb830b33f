#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ dist/app.js -nt src/main.jsx ] && exit 0
[ -d node_modules/@mantine/core ] && [ -d node_modules/esbuild ] || npm install --no-audit --no-fund --silent
mkdir -p dist
npx esbuild src/main.jsx --bundle --minify --format=iife --jsx=automatic --outfile=dist/app.js "--define:process.env.NODE_ENV=\"production\"" --log-level=error
