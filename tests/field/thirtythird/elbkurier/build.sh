#!/bin/sh
# Copies the Bootstrap style sheet, script and icon font from npm into dist/.
set -e
cd "$(dirname "$0")"
[ -f dist/fonts/bootstrap-icons.woff2 ] && [ -f dist/bootstrap.min.css ] && [ -f dist/bootstrap.bundle.min.js ] && exit 0
[ -d node_modules/bootstrap ] && [ -d node_modules/bootstrap-icons ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p dist/fonts
cp node_modules/bootstrap/dist/css/bootstrap.min.css node_modules/bootstrap/dist/js/bootstrap.bundle.min.js dist/
cp node_modules/bootstrap-icons/font/bootstrap-icons.min.css dist/
cp node_modules/bootstrap-icons/font/fonts/bootstrap-icons.woff2 node_modules/bootstrap-icons/font/fonts/bootstrap-icons.woff dist/fonts/
