#!/bin/bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/htmx.org ] || npm install --no-audit --no-fund
mkdir -p dist
cp node_modules/htmx.org/dist/htmx.min.js dist/
cp node_modules/alpinejs/dist/cdn.min.js dist/alpine.min.js
