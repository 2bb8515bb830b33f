#!/bin/sh
# Fetches the third-party front-end libraries into out/ (idempotent).
set -e
cd "$(dirname "$0")"
[ -f out/.complete ] && exit 0
rm -rf out && mkdir -p out
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
take() { # package file-or-folder target
  name=$(echo "$1" | tr -dc 'a-z0-9.')
  if [ ! -d "$work/$name" ]; then
    mkdir -p "$work/$name"
    tarball=$(cd "$work" && npm pack --silent "$1")
    tar -xzf "$work/$tarball" -C "$work/$name" --strip-components=1
  fi
  cp -r "$work/$name/$2" "out/$3"
}
take bootstrap@5.3.3 dist/css/bootstrap.min.css bootstrap.min.css
take bootstrap@5.3.3 dist/js/bootstrap.bundle.min.js bootstrap.bundle.min.js
touch out/.complete
