#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/quasar ] || npm install --no-audit --no-fund --silent
mkdir -p dist
cp node_modules/vue/dist/vue.global.prod.js node_modules/quasar/dist/quasar.umd.prod.js node_modules/quasar/dist/quasar.prod.css node_modules/quasar/dist/lang/it.umd.prod.js node_modules/quasar/dist/icon-set/svg-material-icons.umd.prod.js dist/
