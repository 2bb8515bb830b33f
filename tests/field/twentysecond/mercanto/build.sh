#!/bin/sh
# Nothing to bundle: pages and style sheet are served as they are.
set -e
cd "$(dirname "$0")"
mkdir -p out dist
cp style.css out/style.css
