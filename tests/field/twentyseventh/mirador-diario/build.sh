#!/bin/sh
# Fetches AngularJS and Angular Material from npm into dist/. Does nothing when they are there.
set -e
cd "$(dirname "$0")"
if [ -s dist/angular.min.js ] && [ -s dist/angular-material.min.css ]; then exit 0; fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cp package.json "$tmp/"
(cd "$tmp" && npm install --ignore-scripts --no-audit --no-fund --loglevel=error)
mkdir -p dist
for m in angular-animate angular-aria angular-messages angular-material; do cp "$tmp/node_modules/$m/$m.min.js" dist/; done
cp "$tmp/node_modules/angular-material/angular-material.min.css" dist/
cp "$tmp/node_modules/angular/angular.min.js" dist/
