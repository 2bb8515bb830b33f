#!/bin/sh
# Bootstrap from npm into out/ (idempotent)
set -e
cd "$(dirname "$0")"
[ -s out/bootstrap.min.css ] && [ -s out/bootstrap.bundle.min.js ] && exit 0
mkdir -p out
T=$(mktemp -d); trap 'rm -rf "$T"' EXIT
( cd "$T" && npm pack --silent bootstrap@5.3.3 >/dev/null && tar xzf bootstrap-5.3.3.tgz )
cp "$T/package/dist/css/bootstrap.min.css" "$T/package/dist/js/bootstrap.bundle.min.js" out/
