#!/bin/sh
# bundles src/ with React and styled-components into dist/
set -e
cd "$(dirname "$0")"
[ -f dist/app.js ] && [ dist/app.js -nt src/main.jsx ] && exit 0
[ -d node_modules/react ] || npm install --no-audit --no-fund --loglevel=error
node_modules/.bin/esbuild src/main.jsx --bundle --minify --jsx=automatic --target=es2020 --define:process.env.NODE_ENV=\"production\" --outfile=dist/app.js --log-level=warning
