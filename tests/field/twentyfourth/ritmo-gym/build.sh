#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/bulma ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
cp node_modules/htmx.org/dist/htmx.min.js node_modules/bulma/css/bulma.min.css site.css out/
cp node_modules/alpinejs/dist/cdn.min.js out/alpine.min.js
