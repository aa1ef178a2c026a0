/** Identifies a database of a server, until the server restarts. */
export const SERVER = `
  SELECT concat_ws(' ', oid, extract(epoch FROM pg_postmaster_start_time())) AS server
  FROM pg_database WHERE datname = current_database()`
