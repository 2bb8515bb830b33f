#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/vite ] || npm install --no-audit --no-fund --loglevel=error
npx vite build --logLevel warn
