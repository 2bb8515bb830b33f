#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/vuetify ] || npm ci --no-audit --no-fund || npm install --no-audit --no-fund
npx vite build --logLevel warn
