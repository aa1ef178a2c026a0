import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../support/ports.ts'
import { atEnd, sharedFolder, unprivileged } from './daemon.ts'

/** A dedicated PostgreSQL server that can be restarted. It trusts every client on this machine. */
export interface Postgres {
  readonly port: number
  /** Its data directory. */
  readonly data: string
  readonly url: string
  restart(): Promise<void>
  /** Stops it; by default immediately, like a crash. */
  stop(mode?: 'immediate' | 'fast'): Promise<void>
  /** Runs a statement on a separate connection. @returns its rows */
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
}

/** The folder where Debian and its derivatives keep the server's programs. */
const DEBIAN = '/usr/lib/postgresql'

function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : []
  const newest = versions.at(-1)
  if (newest === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  return `${DEBIAN}/${newest}/bin`
}

/** @param template the files of a stopped server to start from; none for a new server */
export async function startPostgres(template?: string): Promise<Postgres> {
  const folder = await sharedFolder()
  const data = `${folder}/data`
  const port = await freePort()
  const run = async (name: string, ...args: string[]) => {
    const [program = '', ...rest] = unprivileged([`${programs()}/${name}`, '-D', data, ...args])
    await promisify(execFile)(program, rest, { cwd: folder })
  }
  if (template === undefined) await run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  else await promisify(execFile)('cp', ['--archive', template, data])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`
  await run('pg_ctl', '-l', `${folder}/log`, '-o', options, '-w', 'start').catch(async (cause: unknown) => {
    throw new Error(await readFile(`${folder}/log`, 'utf8'), { cause })
  })
  const stop = (mode = 'immediate') => run('pg_ctl', '-m', mode, 'stop').catch(() => {})
  atEnd(stop)
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  return {
    port,
    data,
    url,
    restart: () => run('pg_ctl', '-l', `${folder}/log`, '-m', 'fast', '-w', 'restart'),
    stop,
    async query<Row extends pg.QueryResultRow>(statement: string) {
      const client = new pg.Client({ connectionString: url })
      // if the server stops, the statement fails, too
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query<Row>(statement)).rows
      } finally {
        await client.end()
      }
    },
  }
}
