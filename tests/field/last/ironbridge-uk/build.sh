#!/usr/bin/env bash
# Installs into this folder and copies the kit into dist/; may be run again.
set -euo pipefail
cd "$(dirname "$0")"
[ -d node_modules/bootstrap ] || npm install --no-audit --no-fund --loglevel=error
rm -rf dist && mkdir -p dist/static
cp node_modules/bootstrap/dist/css/bootstrap.min.css node_modules/bootstrap/dist/js/bootstrap.bundle.min.js dist/static/
cp -r public/. dist/static/
