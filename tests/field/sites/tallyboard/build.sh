#!/bin/bash
set -e
cd "$(dirname "$0")"
[ -d node_modules/@angular/build ] || npm install --no-audit --no-fund
[ -f dist/index.html ] || NG_CLI_ANALYTICS=false npx ng build
