#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/@mui/material ] && [ -d node_modules/esbuild ] || npm install --no-audit --no-fund --silent
mkdir -p dist
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --format=iife --outfile=dist/main.js "--define:process.env.NODE_ENV=\"production\"" --log-level=error
