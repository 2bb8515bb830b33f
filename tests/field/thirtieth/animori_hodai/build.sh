#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/jquery ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p dist
cp node_modules/jquery/dist/jquery.min.js dist/
