#!/bin/sh
# Copies Vue 3 and Vuetify 3 (browser builds) from npm into out/ (idempotent).
set -e
cd "$(dirname "$0")"
if [ -f out/.done ]; then exit 0; fi
mkdir -p out/mdi
T=$(mktemp -d)
(cd "$T" && npm init -y >/dev/null && npm install --ignore-scripts --no-audit --no-fund --silent vue@3.5.13 vuetify@3.7.6 @mdi/font@7.4.47 >/dev/null)
N="$T/node_modules"
cp "$N/vue/dist/vue.global.prod.js" "$N/vuetify/dist/vuetify.min.js" "$N/vuetify/dist/vuetify.min.css" out/
mkdir -p out/mdi/css out/mdi/fonts
cp "$N/@mdi/font/css/materialdesignicons.min.css" out/mdi/css/
cp "$N"/@mdi/font/fonts/*.woff2 out/mdi/fonts/
rm -rf "$T"; touch out/.done
