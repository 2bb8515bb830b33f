#!/bin/sh
# Copies Vue, Quasar (with its Spanish language pack) and the Material icon font from npm into dist/.
set -e
cd "$(dirname "$0")"
[ -f dist/done ] && exit 0
[ -d node_modules/quasar ] && [ -d node_modules/vue ] && [ -d node_modules/@quasar/extras ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p dist/web-font
cp node_modules/vue/dist/vue.global.prod.js node_modules/quasar/dist/quasar.umd.prod.js node_modules/quasar/dist/quasar.prod.css dist/
cp node_modules/quasar/dist/lang/es.umd.prod.js dist/quasar-es.js
cp node_modules/@quasar/extras/material-icons/material-icons.css dist/
cp node_modules/@quasar/extras/material-icons/web-font/* dist/web-font/
touch dist/done
