#!/bin/bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/radix-ui ] || npm install --no-audit --no-fund
mkdir -p dist
npx esbuild src/main.jsx --bundle --minify --outfile=dist/app.js --jsx=automatic --define:process.env.NODE_ENV='"production"' --log-level=error
npx tailwindcss -c tailwind.config.cjs -i src/in.css -o dist/app.css --minify
cp src/index.html dist/
