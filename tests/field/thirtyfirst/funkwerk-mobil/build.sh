#!/bin/sh
# Deutsche Telekom's Scale web components (Stencil, lazy loaded) from npm into dist/scale
set -e
cd "$(dirname "$0")"
[ -f dist/scale/scale-components.esm.js ] && exit 0
[ -d node_modules/@telekom/scale-components ] || npm install --no-audit --no-fund --loglevel=error
rm -rf dist/scale && mkdir -p dist
cp -r node_modules/@telekom/scale-components/dist/scale-components dist/scale
