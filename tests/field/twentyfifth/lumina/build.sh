#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@shoelace-style/shoelace ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
node_modules/.bin/esbuild src/main.js --bundle --minify --format=esm --outfile=out/app.js --log-level=error
D=node_modules/@shoelace-style/shoelace/dist/assets/icons
for i in person-circle credit-card cloud stars gift exclamation-triangle check2-circle info-circle; do mkdir -p out/assets/icons; cp "$D/$i.svg" out/assets/icons/; done
