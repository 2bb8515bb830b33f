#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@shoelace-style/shoelace ] || npm ci --no-audit --no-fund || npm install --no-audit --no-fund
mkdir -p dist/assets/icons
npx esbuild src/main.js --bundle --minify --format=esm --target=es2021 --outfile=dist/assets/app.js
cp node_modules/@shoelace-style/shoelace/dist/themes/light.css dist/assets/theme.css
for i in bicycle lightning-charge shield-check credit-card gear list person-circle geo-alt wrench check2-circle info-circle exclamation-triangle house chevron-right receipt; do
  cp node_modules/@shoelace-style/shoelace/dist/assets/icons/$i.svg dist/assets/icons/$i.svg
done
cp src/index.html dist/index.html
cp src/site.css dist/assets/site.css
