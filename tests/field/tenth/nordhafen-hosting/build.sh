#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/uikit ] || npm install --no-audit --no-fund --silent
mkdir -p dist
cp node_modules/uikit/dist/css/uikit.min.css node_modules/uikit/dist/js/uikit.min.js node_modules/uikit/dist/js/uikit-icons.min.js dist/
