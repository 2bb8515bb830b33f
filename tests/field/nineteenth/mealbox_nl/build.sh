#!/bin/sh
# Copies React 18, MUI 5 (browser builds) and htm from npm into out/ (idempotent).
set -e
cd "$(dirname "$0")"
if [ -f out/.done ]; then exit 0; fi
mkdir -p out
T=$(mktemp -d)
(cd "$T" && npm init -y >/dev/null && npm install --ignore-scripts --no-audit --no-fund --silent react@18.3.1 react-dom@18.3.1 @mui/material@5.16.7 @emotion/react@11.13.3 @emotion/styled@11.13.0 htm@3.1.1 >/dev/null)
N="$T/node_modules"
cp "$N/react/umd/react.production.min.js" "$N/react-dom/umd/react-dom.production.min.js" out/
cp "$N/@mui/material/umd/material-ui.production.min.js" out/
cp "$N/htm/dist/htm.umd.js" out/
rm -rf "$T"; touch out/.done
