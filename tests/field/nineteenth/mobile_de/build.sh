#!/bin/sh
# Copies Bootstrap 5 from npm into out/ (idempotent).
set -e
cd "$(dirname "$0")"
if [ -f out/bootstrap.min.css ] && [ -f out/bootstrap.bundle.min.js ] && [ -f out/.done ]; then exit 0; fi
mkdir -p out
T=$(mktemp -d)
(cd "$T" && npm init -y >/dev/null && npm install --ignore-scripts --no-audit --no-fund --silent bootstrap@5.3.3 bootstrap-icons@1.11.3 >/dev/null)
cp "$T/node_modules/bootstrap/dist/css/bootstrap.min.css" "$T/node_modules/bootstrap/dist/js/bootstrap.bundle.min.js" out/
mkdir -p out/fonts
cp "$T/node_modules/bootstrap-icons/font/bootstrap-icons.min.css" out/
cp "$T"/node_modules/bootstrap-icons/font/fonts/* out/fonts/
rm -rf "$T"; touch out/.done
