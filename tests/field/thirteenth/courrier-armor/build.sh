#!/bin/sh
# nothing to build: rendered on the server
exit 0
