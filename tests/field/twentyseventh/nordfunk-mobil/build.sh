#!/bin/sh
# Fetches the Scale components from npm into dist/scale. Does nothing when they are there.
set -e
cd "$(dirname "$0")"
if [ -s dist/scale/scale-components.esm.js ] && [ -s dist/scale/scale-components.css ]; then exit 0; fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cp package.json "$tmp/"
(cd "$tmp" && npm install --ignore-scripts --no-audit --no-fund --loglevel=error)
mkdir -p dist
rm -rf dist/scale
cp -r "$tmp/node_modules/@telekom/scale-components/dist/scale-components" dist/scale
