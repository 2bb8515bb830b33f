#!/bin/sh
set -e
cd "$(dirname "$0")"
[ -f dist/Pretendard-Regular.subset.woff2 ] && [ -f dist/Pretendard-Bold.subset.woff2 ] && exit 0
[ -d node_modules/pretendard ] || npm install --no-audit --no-fund
mkdir -p dist
for w in Regular Bold; do cp "node_modules/pretendard/dist/web/static/woff2-subset/Pretendard-$w.subset.woff2" dist/; done
