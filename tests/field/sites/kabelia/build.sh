#!/bin/bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/bootstrap ] || npm install --no-audit --no-fund
mkdir -p dist/fonts
cp node_modules/bootstrap/dist/css/bootstrap.min.css node_modules/bootstrap/dist/js/bootstrap.bundle.min.js node_modules/bootstrap-icons/font/bootstrap-icons.min.css dist/
cp node_modules/bootstrap-icons/font/fonts/* dist/fonts/
