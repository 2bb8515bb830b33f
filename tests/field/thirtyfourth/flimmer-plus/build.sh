#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/quasar ] && [ -d node_modules/vue-router ] || npm install --no-audit --no-fund --silent
mkdir -p dist
N=node_modules
cp $N/quasar/dist/quasar.umd.prod.js $N/quasar/dist/quasar.prod.css $N/quasar/dist/lang/de.umd.prod.js $N/vue/dist/vue.global.prod.js $N/vue-router/dist/vue-router.global.prod.js dist/
cp $N/@quasar/extras/material-icons/material-icons.css $N/@quasar/extras/material-icons/web-font/*.woff* dist/ 2>/dev/null || cp $N/@quasar/extras/material-icons/*.css $N/@quasar/extras/material-icons/*.woff* dist/
sed -i 's#\./web-font/#./#g' dist/material-icons.css
