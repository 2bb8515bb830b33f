#!/bin/sh
# bundles src/app.jsx with React and MUI from npm into out/app.js (idempotent)
set -e
cd "$(dirname "$0")"
[ -s out/app.js ] && [ ! src/app.jsx -nt out/app.js ] && exit 0
mkdir -p out
T=$(mktemp -d); trap 'rm -rf "$T"' EXIT
cp src/app.jsx "$T/"
( cd "$T" && npm init -y >/dev/null && npm install --silent --no-audit --no-fund react@18.3.1 react-dom@18.3.1 @mui/material@6.4.9 @emotion/react@11.14.0 @emotion/styled@11.14.0 esbuild@0.24.2
  npx esbuild app.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --charset=utf8 --log-level=error --outfile=app.js )
cp "$T/app.js" out/app.js
