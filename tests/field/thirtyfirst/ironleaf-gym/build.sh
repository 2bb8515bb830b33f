#!/bin/sh
# Bootstrap 5 (css + bundle with popper) from npm into dist/
set -e
cd "$(dirname "$0")"
[ -f dist/bootstrap.bundle.min.js ] && [ -f dist/bootstrap.min.css ] && exit 0
[ -d node_modules/bootstrap ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p dist
cp node_modules/bootstrap/dist/css/bootstrap.min.css node_modules/bootstrap/dist/js/bootstrap.bundle.min.js dist/
