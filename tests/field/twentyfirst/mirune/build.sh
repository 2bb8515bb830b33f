#!/bin/sh
# Vue, Vuetify and the icon font from npm into out/ (idempotent)
set -e
cd "$(dirname "$0")"
[ -s out/vue.js ] && [ -s out/vuetify.js ] && [ -s out/css/mdi.css ] && exit 0
mkdir -p out/css out/fonts
T=$(mktemp -d); trap 'rm -rf "$T"' EXIT
( cd "$T" && for p in vue@3.5.13 vuetify@3.7.6 @mdi/font@7.4.47; do npm pack --silent "$p" >/dev/null; done
  mkdir vue vuetify mdi
  tar xzf vue-3.5.13.tgz -C vue; tar xzf vuetify-3.7.6.tgz -C vuetify; tar xzf mdi-font-7.4.47.tgz -C mdi )
cp "$T/vue/package/dist/vue.global.prod.js" out/vue.js
cp "$T/vuetify/package/dist/vuetify.min.js" out/vuetify.js
cp "$T/vuetify/package/dist/vuetify.min.css" out/css/vuetify.css
cp "$T/mdi/package/fonts/materialdesignicons-webfont.woff2" out/fonts/
cp "$T/mdi/package/css/materialdesignicons.min.css" out/css/mdi.css
