#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/bootstrap ] || npm install --no-audit --no-fund --silent
mkdir -p dist
cp node_modules/bootstrap/dist/css/bootstrap.min.css node_modules/bootstrap/dist/js/bootstrap.bundle.min.js dist/
