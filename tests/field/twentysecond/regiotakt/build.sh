#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/vite ] || npm ci --no-audit --no-fund
npx vite build --logLevel warn
mkdir -p dist
