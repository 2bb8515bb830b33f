#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/esbuild ] || npm install --no-audit --no-fund --loglevel=error
mkdir -p out
npx esbuild src/main.jsx --bundle --minify --jsx=automatic --loader:.svg=dataurl \
  --define:process.env.NODE_ENV='"production"' --entry-names=app --outdir=out --log-level=warning
cp src/index.html src/site.css out/
