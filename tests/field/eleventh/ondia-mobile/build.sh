#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ -f dist/bootstrap.bundle.min.js ] && [ -f dist/icons/bootstrap-icons.min.css ] && exit 0
[ -d node_modules/bootstrap ] && [ -d node_modules/bootstrap-icons ] || npm install --no-audit --no-fund --silent
mkdir -p dist/icons/fonts
cp node_modules/bootstrap/dist/css/bootstrap.min.css dist/
cp node_modules/bootstrap-icons/font/bootstrap-icons.min.css dist/icons/
cp node_modules/bootstrap-icons/font/fonts/* dist/icons/fonts/
cp node_modules/bootstrap/dist/js/bootstrap.bundle.min.js dist/
