import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ON_FAULTY_DISK, type Program, startProgram, stop } from '../../process/program.ts'
import { type Client, createClient } from '../../support/client.ts'
import { freePort } from '../../support/ports.ts'
import { sharedFolder } from './daemon.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { openShell, type Shell } from './shell.ts'

type Settings = Readonly<Record<string, string>>
type OnEnd = (close: () => unknown) => void

/** One service, on what looks to its operator like a separate machine. */
export interface Site extends Shell {
  readonly origin: string
  readonly client: Client
  /** @throws Error if the database is embedded */
  postgres(): Postgres
  /** An access token of the administrator. */
  readonly token: string
  readonly dataDir: string
  program(): Program
  /** Changes settings, and restarts the service with them. */
  configure(settings: Settings): Promise<void>
  /** Makes another program lock a table in its session and never release it. */
  lock(table: string): Promise<void>
  /** Starts clients that repeat some work until the drill ends, ignoring failures. */
  busy(clients: number, work: () => Promise<unknown>): void
}

const PASSWORD = 'long enough for anybody'
export const METRICS_TOKEN = 'only-for-the-drills-of-the-alerts'
const COMMON = { METRICS_TOKEN, ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'off' }

/** The service's database belongs to a role without superuser rights. */
const asOwner = (url: string) => url.replace('postgres@', 'cms@')

/** @returns the files of a PostgreSQL server with a migrated database and an administrator */
async function makeTemplate(): Promise<string> {
  const server = await startPostgres()
  await server.query('CREATE ROLE cms LOGIN')
  await server.query('ALTER DATABASE postgres OWNER TO cms')
  const program = startProgram({
    ...COMMON,
    DATABASE_URL: asOwner(server.url),
    DATA_DIR: await sharedFolder(),
  })
  await program.origin
  await stop(program)
  await server.stop('fast')
  return server.data
}

let template: Promise<string> | undefined

async function startCopy(): Promise<Postgres> {
  template ??= makeTemplate()
  return startPostgres(await template)
}

/** A service that reads a settings file at each start; the last line for a name wins. */
async function startService(file: string, settings: Settings, command: readonly string[] | undefined) {
  async function start(): Promise<Program> {
    const lines = (await readFile(file, 'utf8')).matchAll(/^(\w+)=(.*)$/gm)
    const started = startProgram(Object.fromEntries([...lines].map(([, ...pair]) => pair)), command)
    await started.origin
    return started
  }
  async function add(more: Settings): Promise<void> {
    for (const pair of Object.entries(more)) await appendFile(file, `${pair.join('=')}\n`)
  }
  await add(settings)
  let program = await start()
  const restart = async () => {
    await stop(program)
    program = await start()
  }
  return { program: () => program, add, restart }
}

/** @param isEmbedded whether it uses the embedded database, on a disk that can fail */
export async function openSite(settings: Settings, isEmbedded: boolean, onEnd: OnEnd): Promise<Site> {
  const folder = await sharedFolder()
  const [dataDir, file] = [join(folder, 'service'), join(folder, 'cms-api.env')]
  const server = isEmbedded ? undefined : await startCopy()
  onEnd(() => server?.stop())
  const url = server && asOwner(server.url)
  const place = { PORT: String(await freePort()), DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) }
  const command = isEmbedded ? ON_FAULTY_DISK : undefined
  const service = await startService(file, { ...COMMON, ...place, ...settings }, command)
  onEnd(() => service.program().signal('SIGKILL'))
  const origin = `http://127.0.0.1:${place.PORT}`
  const client = createClient(origin)
  onEnd(client.close)
  const { data } = await client.call('login', { json: { username: 'admin', password: PASSWORD } })
  const token = data.accessToken
  const shell = await openShell(folder, onEnd)
  shell.units.set('systemctl restart cms-api', service.restart)
  shell.units.set('systemctl restart postgresql', async () => server?.restart())
  shell.units.set('journalctl -u cms-api -o cat', async () => service.program().output())
  Object.assign(shell.variables, { ORIGIN: origin, SETTINGS: file, DATA_DIR: dataDir, TOKEN: token })
  Object.assign(shell.variables, { DATABASE_URL: url, ADMIN_URL: server?.url })
  let hasEnded = false
  onEnd(() => {
    hasEnded = true
  })

  return {
    ...{ ...shell, origin, client, token, dataDir, program: service.program },
    postgres() {
      if (!server) throw new Error('the embedded database has no server')
      return server
    },
    async configure(more) {
      await service.add(more)
      await service.restart()
    },
    async lock(table) {
      const session = new pg.Client({ connectionString: server?.url, application_name: 'forgotten' })
      session.on('error', () => {})
      await session.connect()
      await session.query(`BEGIN; LOCK TABLE ${table}`)
    },
    busy(clients, work) {
      const toil = async () => {
        while (!hasEnded) await Promise.all([work().catch(() => {}), wait(50)])
      }
      for (let count = 0; count < clients; count++) void toil()
    },
  }
}
