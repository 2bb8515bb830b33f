#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -d node_modules/@guardian/source ] || npm install --no-audit --no-fund --legacy-peer-deps --loglevel=error
npx esbuild src/main.jsx --bundle --minify --target=es2020 --jsx=automatic --jsx-import-source=@emotion/react \
  --define:process.env.NODE_ENV='"production"' --outfile=dist/app.js --log-level=warning
