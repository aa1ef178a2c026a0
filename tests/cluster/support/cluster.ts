import { setTimeout as wait } from 'node:timers/promises'
import { NOTATIONS } from '../../../src/config/key-material.ts'
import { createClient } from '../../support/client.ts'
import { createFreezingProxy, type FreezingProxy } from '../../support/freezing-proxy.ts'
import { freePorts } from '../../support/ports.ts'
import { startBalancer } from './balancer.ts'
import { atEnd, type Daemon, sharedFolder, startDaemon } from './daemon.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { createReplica, type Replica, untilReady } from './replicas.ts'

export interface Cluster {
  readonly postgres: Postgres
  readonly redis: Daemon
  /** The proxy that carries every connection of the replicas to PostgreSQL. */
  readonly proxy: FreezingProxy
  readonly replicas: readonly Replica[]
  /** The origin of the balancer. */
  readonly origin: string
  /** One for each client. */
  readonly apiKeys: readonly string[]
}

const CLIENTS = 30
/** Of the user `admin`. */
export const ADMIN_PASSWORD = 'long enough for anybody'

/** Clients are identified by their keys: each may write 120 times a minute. */
async function issueKeys(origin: string): Promise<string[]> {
  const client = createClient(origin)
  const { data } = await client.call('login', { json: { username: 'admin', password: ADMIN_PASSWORD } })
  const scopes = ['products:read', 'products:write', 'posts:read']
  const keys: string[] = []
  while (keys.length < CLIENTS) {
    const json = { name: `Client-${keys.length + 1}`, scopes }
    const options = { token: data.accessToken, json, headers: { 'idempotency-key': json.name } }
    const { status, text } = await client.request('POST', '/api/api-keys', options)
    if (status === 201) keys.push(JSON.parse(text).data.key)
    // a service that has just started on a busy machine may shed requests
    else if (status === 503) await wait(1_000)
    else throw new Error(`createApiKey answered ${status}: ${text}`)
  }
  client.close()
  return keys
}

/** @param more settings of every replica, which may depend on where PostgreSQL is */
export async function startCluster(
  more: (postgres: Postgres) => Promise<Readonly<Record<string, string>>> = async () => ({}),
): Promise<Cluster> {
  const postgres = await startPostgres()
  const proxy = await createFreezingProxy(postgres.url)
  atEnd(() => proxy.close())
  const [redisPort = 0, ...ports] = await freePorts(4)
  const redis = await startDaemon(
    ['redis-server', '--port', String(redisPort), '--save', '', '--bind', '127.0.0.1'],
    redisPort,
  )
  const environment = {
    DATABASE_URL: proxy.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    DATA_DIR: await sharedFolder(),
    ADMIN_PASSWORD,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '3',
    JWT_PRIVATE_KEYS: NOTATIONS.jwtPrivateKeys.format(NOTATIONS.jwtPrivateKeys.generate()),
    API_KEY_PEPPERS: NOTATIONS.apiKeyPeppers.format(NOTATIONS.apiKeyPeppers.generate()),
    TOKEN_SECRET: NOTATIONS.tokenSecret.format(NOTATIONS.tokenSecret.generate()),
    ...(await more(postgres)),
  }
  const replicas = ports.map((port, index) => createReplica(`replica-${index + 1}`, port, environment))
  // start concurrently, on an empty database
  await Promise.all(replicas.map((replica) => replica.start()))
  const { origin } = await startBalancer(ports)
  await Promise.all(replicas.map(untilReady))
  const [first] = replicas
  return { postgres, redis, proxy, replicas, origin, apiKeys: await issueKeys(first?.origin ?? '') }
}
