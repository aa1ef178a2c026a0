/** Says how PostgreSQL is backed up and restored. */
export const POSTGRES_BACKUP = `With DATABASE_URL the data is in PostgreSQL, which has its own programs:

  pg_dump --format=custom --file=cms.dump "$DATABASE_URL"
  pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" cms.dump

The second one is for an empty database. Keep JWT_PRIVATE_KEYS, API_KEY_PEPPERS and TOKEN_SECRET as well: they
are in no dump.`
