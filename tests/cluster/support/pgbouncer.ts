import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../support/ports.ts'
import { sharedFolder, startDaemon, unprivileged } from './daemon.ts'
import type { Postgres } from './postgres.ts'

/** Fewer connections than the replicas' pools have in total. */
const SERVER_CONNECTIONS = 12

/**
 * PgBouncer with transaction pooling in front of a PostgreSQL server.
 *
 * @returns the URL of the database through PgBouncer
 */
export async function startPgbouncer({ url, port }: Postgres): Promise<string> {
  const folder = await sharedFolder()
  const own = await freePort()
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(users, '"postgres" ""\n"cms" ""\n')
  await writeFile(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`,
  )
  await startDaemon(unprivileged(['pgbouncer', file]), own)
  const through = new URL(url)
  through.port = String(own)
  return through.href
}
