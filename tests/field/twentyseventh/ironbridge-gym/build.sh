#!/bin/sh
# Fetches bootstrap and bootstrap-icons from npm into dist/. Does nothing when they are there.
set -e
cd "$(dirname "$0")"
if [ -s dist/bootstrap.min.css ] && [ -s dist/icons/bootstrap-icons.min.css ]; then exit 0; fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cp package.json "$tmp/"
(cd "$tmp" && npm install --no-audit --no-fund --loglevel=error)
mkdir -p dist/icons/fonts
cp "$tmp/node_modules/bootstrap/dist/js/bootstrap.bundle.min.js" "$tmp/node_modules/bootstrap/dist/css/bootstrap.min.css" dist/
cp "$tmp"/node_modules/bootstrap-icons/font/fonts/* dist/icons/fonts/
cp "$tmp/node_modules/bootstrap-icons/font/bootstrap-icons.min.css" dist/icons/
