#!/bin/sh
# Fetches Vue, Vuetify and the MDI font from npm into dist/. Does nothing when they are there.
set -e
cd "$(dirname "$0")"
if [ -s dist/vue.global.prod.js ] && [ -s dist/vuetify.min.js ] && [ -s dist/mdi/css/materialdesignicons.min.css ]; then exit 0; fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cp package.json "$tmp/"
(cd "$tmp" && npm install --ignore-scripts --no-audit --no-fund --loglevel=error)
mkdir -p dist/mdi/css dist/mdi/fonts
cp "$tmp/node_modules/vuetify/dist/vuetify.min.js" "$tmp/node_modules/vuetify/dist/vuetify.min.css" dist/
cp "$tmp"/node_modules/@mdi/font/fonts/* dist/mdi/fonts/
cp "$tmp/node_modules/@mdi/font/css/materialdesignicons.min.css" dist/mdi/css/
cp "$tmp/node_modules/vue/dist/vue.global.prod.js" dist/
