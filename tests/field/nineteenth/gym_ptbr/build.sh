#!/bin/sh
# Copies React 18, Ant Design 5 (browser builds), dayjs and htm from npm into out/ (idempotent).
set -e
cd "$(dirname "$0")"
if [ -f out/.done ]; then exit 0; fi
mkdir -p out
T=$(mktemp -d)
(cd "$T" && npm init -y >/dev/null && npm install --ignore-scripts --no-audit --no-fund --silent react@18.3.1 react-dom@18.3.1 antd@5.22.5 dayjs@1.11.13 htm@3.1.1 >/dev/null)
N="$T/node_modules"
cp "$N/react/umd/react.production.min.js" "$N/react-dom/umd/react-dom.production.min.js" out/
cp "$N/antd/dist/antd-with-locales.min.js" "$N/antd/dist/reset.css" out/
cp "$N/dayjs/dayjs.min.js" out/
for p in customParseFormat weekday localeData weekOfYear weekYear advancedFormat quarterOfYear; do cp "$N/dayjs/plugin/$p.js" "out/dayjs-$p.js"; done
cp "$N/dayjs/locale/pt-br.js" out/dayjs-pt-br.js
cp "$N/htm/dist/htm.umd.js" out/
rm -rf "$T"; touch out/.done
