#!/bin/sh
# Copies the npm packages' files into dist/. Idempotent.
set -e
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --no-audit --no-fund
mkdir -p dist/assets
cp node_modules/bootstrap/dist/css/bootstrap.min.css node_modules/bootstrap/dist/js/bootstrap.bundle.min.js dist/assets/
cp src/member.css dist/assets/
