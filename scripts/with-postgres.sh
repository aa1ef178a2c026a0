#!/bin/sh
# Runs a command with DATABASE_URL set to a throw-away PostgreSQL server:
#   scripts/with-postgres.sh npx vitest run
# The server listens on a free port of the loopback interface only, keeps its data in a temporary folder, and
# is stopped and removed afterwards. PostgreSQL must be installed; PG_BIN names its folder of programs if it
# is not found. Started by root, who may not run PostgreSQL, the server runs as the user PG_USER (postgres).
set -eu

if [ $# -eq 0 ]; then
  echo "usage: $0 command [argument...]" >&2
  exit 64
fi

find_binaries() {
  if [ -n "${PG_BIN:-}" ]; then
    echo "$PG_BIN"
  elif command -v pg_config >/dev/null && [ -x "$(pg_config --bindir)/initdb" ]; then
    pg_config --bindir
  else
    # Debian and its kin keep the server's programs out of the PATH, one folder for each version.
    ls -d /usr/lib/postgresql/*/bin /opt/homebrew/opt/postgresql*/bin 2>/dev/null | sort -V | tail -n 1
  fi
}

bin=$(find_binaries)
if [ ! -x "$bin/initdb" ] || [ ! -x "$bin/pg_ctl" ]; then
  echo "$0: the PostgreSQL server is not installed (no initdb and pg_ctl). Debian and Ubuntu:" \
    "apt-get install postgresql; elsewhere set PG_BIN to the folder that has them." >&2
  exit 69
fi

as_server() {
  if [ "$(id -u)" -eq 0 ]; then
    # In a folder that this user may enter.
    user=${PG_USER:-postgres}
    (cd "$folder" && exec setpriv --reuid "$user" --regid "$user" --init-groups "$@")
  else
    "$@"
  fi
}

folder=$(mktemp -d "${TMPDIR:-/tmp}/with-postgres.XXXXXX")
stop() {
  as_server "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

if [ "$(id -u)" -eq 0 ]; then chown "${PG_USER:-postgres}" "$folder"; fi
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => {
  console.log(s.address().port)
  s.close()
})')
options="-p $port -c listen_addresses=127.0.0.1 -k '$folder' -c fsync=off -c max_connections=200"
{
  as_server "$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C &&
    as_server "$bin/pg_ctl" -D "$folder/data" -l "$folder/server.log" -o "$options" -w start
} >"$folder/log" 2>&1 || {
  cat "$folder"/*log >&2
  exit 1
}

DATABASE_URL="postgresql://postgres@127.0.0.1:$port/postgres" "$@"
