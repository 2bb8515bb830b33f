#!/usr/bin/env bash
set -e
cd "$(dirname "$0")"
{ [ -d node_modules/element-plus ] && [ -d node_modules/@fontsource/noto-sans-jp ]; } || npm install --no-audit --no-fund --silent
mkdir -p dist/files
cp node_modules/vue/dist/vue.global.prod.js node_modules/element-plus/dist/index.full.min.js node_modules/element-plus/dist/index.css node_modules/element-plus/dist/locale/ja.min.js dist/
cp node_modules/@fontsource/noto-sans-jp/400.css dist/noto.css
cp node_modules/@fontsource/noto-sans-jp/files/*-400-normal.woff2 dist/files/
