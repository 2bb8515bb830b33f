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
take react@18.3.1 umd/react.production.min.js react.js
take react-dom@18.3.1 umd/react-dom.production.min.js react-dom.js
take dayjs@1.11.13 dayjs.min.js dayjs.js
take antd@5.22.7 dist/antd.min.js antd.js
take antd@5.22.7 dist/reset.css reset.css
touch out/.complete
