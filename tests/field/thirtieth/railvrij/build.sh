#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@shoelace-style/shoelace ] || npm install --no-audit --no-fund --loglevel=error
npx esbuild src/main.js --bundle --minify --target=es2021 --outfile=dist/app.js --log-level=warning
mkdir -p dist/assets/icons
for i in person-circle train-front credit-card file-earmark-text geo-alt box-arrow-right pause-circle arrow-left-right x-circle info-circle bicycle check2-circle exclamation-triangle; do
  cp node_modules/@shoelace-style/shoelace/dist/assets/icons/$i.svg dist/assets/icons/
done
