import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { DriverAdapterError } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { createSchemaEngine, enginePanic } from './engine.ts'
import { openTarget, type Target } from './targets.ts'

/** The command line's side of the protocol: JSON-RPC requests, one a line, on standard input and output. */
interface Request {
  readonly id: number
  readonly method?: string
  readonly params: unknown
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    datamodels: { type: 'string', multiple: true },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
  },
})
const url: string | undefined = values.datasource ? JSON.parse(values.datasource).url : undefined

/** The exit code of a panic of the native engine. */
const PANIC = 101
let pending: Request | undefined
process.on('uncaughtException', (error) => {
  // The command line takes an engine that dies with a request unanswered for a success: answer it.
  if (pending) fail(pending, error)
  process.exit(PANIC)
})

if (positionals[0] === 'cli') await runCommand(positionals[1])
else await serve()

/** `can-connect-to-database` and `create-database` answer with the exit code and log lines. */
async function runCommand(command: string | undefined): Promise<void> {
  log('INFO', { message: 'start' })
  try {
    if (command === 'create-database') await createDatabase()
    const target = await openTarget(url)
    await target.pool.query('SELECT 1')
    await target.close()
    log('INFO', { message: 'Connection successful' })
  } catch (error) {
    const missing = error instanceof pg.DatabaseError && error.code === '3D000'
    log('ERROR', { is_panic: false, error_code: missing ? 'P1003' : 'P1001', message: messageOf(error) })
    process.exitCode = 1
  }
}

async function createDatabase(): Promise<{ databaseName: string }> {
  if (!url?.startsWith('postgres')) return { databaseName: 'postgres' }
  const server = new URL(url)
  const database = decodeURIComponent(server.pathname.slice(1))
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
  await client.end()
  return { databaseName: database }
}

async function serve(): Promise<void> {
  let target: Target | undefined
  let engine: Awaited<ReturnType<typeof createSchemaEngine>> | undefined
  for await (const line of createInterface({ input: process.stdin })) {
    const request: Request = JSON.parse(line)
    if (!request.method) continue // an answer to `print`
    pending = request
    try {
      target ??= await openTarget(url)
      engine ??= await createSchemaEngine(target.factory, readDatamodels())
      send({ id: request.id, result: await call(engine, request.method, request.params) })
    } catch (error) {
      fail(request, error)
    }
    pending = undefined
  }
  await target?.close()
}

async function call(engine: object, method: string, params: unknown): Promise<unknown> {
  if (method === 'createDatabase') return createDatabase()
  if (method === 'getDatabaseVersion') return invoke(engine, 'version', params)
  // These two replay the migrations, for which only a diagnosis has a shadow database: they use its result.
  if (method === 'evaluateDataLoss' || method === 'createMigration')
    await invoke(engine, 'devDiagnostic', params)
  const result = await invoke(engine, method, params)
  // The native engine prints a diff itself, before it answers.
  if (method === 'diff' && result?.stdout)
    send({ id: 0, method: 'print', params: { content: result.stdout } })
  return result ?? null
}

async function invoke(
  engine: object,
  method: string,
  params: unknown,
): Promise<{ stdout?: string } | undefined> {
  const operation: unknown = Reflect.get(engine, method)
  if (typeof operation !== 'function') throw new Error(`the schema engine has no method ${method}`)
  return Reflect.apply(operation, engine, [params])
}

function readDatamodels(): [string, string][] | undefined {
  return values.datamodels?.map((path) => [path, readFileSync(path, 'utf8')])
}

function fail({ id }: Request, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const data = { is_panic: false, message: messageOf(error), error_code: code, meta: null }
  send({ id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } })
}

function messageOf(error: unknown): string {
  if (error instanceof DriverAdapterError) return error.cause.originalMessage ?? error.message
  return enginePanic() ?? (error instanceof Error ? error.message : String(error))
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

function log(level: 'INFO' | 'ERROR', fields: object): void {
  const line = { timestamp: new Date().toISOString(), level, fields, target: 'schema_engine::logger' }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
