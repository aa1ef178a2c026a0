import { join } from 'node:path'
import { belowParents, fillList } from '../contract/requests.ts'
import { type Client, createClient } from '../support/client.ts'
import { documentedOperation } from '../support/contract-document.ts'
import { createDataDir } from '../support/database.ts'
import { EXAMPLE_HOSTS } from '../support/example-hosts.ts'
import { versioned } from '../support/resources.ts'
import { type Program, startProgram, stop } from './program.ts'

/** The administrator's credentials on each service in these tests. */
export const SIGN_IN = { username: 'admin', password: 'long enough for anybody' } as const

/** A request with an Idempotency-Key, whose response is stored. */
export const MUG = {
  json: { name: 'Mug', price: '12.50', sku: 'M-1', description: '<p>Ein Becher für „Tee“ 🍵</p>' },
  headers: { 'idempotency-key': 'mug' },
} as const

/** The result of a `cms` program. */
export interface Outcome {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** Runs an operator program with only these settings. */
export async function operate(
  settings: Readonly<Record<string, string>>,
  name: string,
  ...args: readonly string[]
): Promise<Outcome> {
  const program = startProgram(settings, ['scripts/cms.mjs', name, ...args])
  const code = await program.ended
  return { code, output: program.output(), errors: program.errors() }
}

/** A service in its own process, and a client for it. */
export interface Served {
  readonly program: Program
  readonly client: Client
}

/** @param command for `startProgram`, if not `cms start` */
export async function serve(
  settings: Readonly<Record<string, string>>,
  command?: readonly string[],
): Promise<Served> {
  const common = {
    ADMIN_PASSWORD: SIGN_IN.password,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
    WEBHOOK_PRIVATE_HOSTS: EXAMPLE_HOSTS,
  }
  const program = startProgram({ ...common, ...settings }, command)
  return { program, client: createClient(await program.origin) }
}

/** Stops a service the way an operator does. @returns its exit code */
export function end({ program, client }: Served): Promise<number | null> {
  client.close()
  return stop(program)
}

/** A service with a new embedded database, the folder of that database, and its contents. */
export async function serveNew() {
  const folder = await createDataDir()
  const settings = { DATA_DIR: join(folder, 'data') }
  const served = await serve(settings)
  return { folder, settings, served, belongings: await fill(served) }
}

const appOf = ({ request }: Client) => ({ request, keepSecret: () => {} })

/** The lists of everything that clients create. */
const LISTS = versioned.flatMap(({ operations: { list } }) => (list ? documentedOperation(list).path : []))

/** The parts of a service that must survive wherever its data goes. */
export interface Belongings {
  readonly token: string
  readonly refreshToken: string
  readonly apiKey: string
  readonly productId: number
}

/** Fills a new service through its API. */
export async function fill({ client }: Served): Promise<Belongings> {
  const { data } = await client.call('login', { json: SIGN_IN })
  const token = data.accessToken
  const json = { username: 'editor', password: 'a password of an editor', displayName: 'E', role: 'editor' }
  await client.call('createUser', { token, json })
  const scopes = ['products:read', 'products:write', 'posts:read']
  const key = await client.call('createApiKey', { token, json: { name: 'Shop', scopes } })
  const product = await client.call('createProduct', { token, ...MUG })
  const post = { title: 'Hello', body: '<p>First</p>', status: 'published', tags: ['a', 'b,"c'] }
  await client.call('createPost', { token, json: post })
  await client.request('DELETE', `/api/products/${(await spare(client, token)).id}`, { token })
  for (const path of LISTS) await fillList(appOf(client), path, 1, { token })
  return { token, refreshToken: data.refreshToken, apiKey: key.data.key, productId: product.data.id }
}

/** A product to delete: its id must not be reused. */
async function spare(client: Client, token: string) {
  return (await client.call('createProduct', { token, json: { name: 'Spare', price: 1 } })).data
}

/** Everything that an administrator and a key can see; the same wherever the data is. */
export async function sight({ client }: Served, { token, apiKey, productId }: Belongings) {
  const lists = [...LISTS, '/api/audit-entries']
  const app = appOf(client)
  const pages = await Promise.all(
    lists.map(async (path) => client.request('GET', await belowParents(app, path, { token }), { token })),
  )
  const product = await client.request('GET', `/api/products/${productId}`, { apiKey })
  // links to originals are made anew every five minutes, and deliveries are queued shortly after a change
  const passing = ['originalUrl', 'pendingCount']
  const lasting = (json: unknown): unknown =>
    JSON.parse(JSON.stringify(json, (key, value) => (passing.includes(key) ? undefined : value)))
  return [...pages, product].map(({ status, json }) => ({ status, json: lasting(json) }))
}
