import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { form, pixel } from '../../support/form.ts'
import { freePort } from '../../support/ports.ts'
import { accept, startReceiver } from '../../support/receiver.ts'
import { startBalancer } from './balancer.ts'
import { sharedFolder, startDaemon } from './daemon.ts'
import type { Site } from './site.ts'

export interface AlertFault {
  /** Settings of the service in addition to the common ones. */
  readonly settings?: Readonly<Record<string, string>>
  /** Whether the fault concerns the embedded database. */
  readonly isEmbedded?: true
  readonly make: (site: Site) => Promise<unknown>
}

const FRESH = { headers: { 'cache-control': 'no-cache' } }
const JSON_TYPE = { 'content-type': 'application/json' }
/** Milliseconds that a throttled processor pauses and then runs. */
const THROTTLED = { still: 750, works: 200 }

const list = (site: Site) => () => fetch(`${site.origin}/api/products`, FRESH)

/** Clients that wait for a locked table and soon fill the pool. */
const blocked: AlertFault = {
  settings: { DATABASE_POOL_SIZE: '2' },
  async make(site) {
    site.busy(10, list(site))
    await site.lock('products')
  },
}

/** The fault that makes each alert fire, inflicted on a real service. The slowest come first. */
export const faults: Readonly<Record<string, AlertFault>> = {
  CmsHousekeepingFails: { make: ({ lock }) => lock('idempotency_records') },

  CmsResponseDrift: {
    make: async (site) => {
      const { data } = await site.client.call('createProduct', {
        token: site.token,
        json: { name: 'Mug', price: 1 },
      })
      site.variables.ID = String(data.id)
      await site.postgres().query("UPDATE products SET price = 'NaN'")
      // a single violation is enough
      await fetch(`${site.origin}/api/products/${data.id}`, FRESH)
    },
  },

  CmsMaintenanceFails: {
    isEmbedded: true,
    make: async ({ client, token, dataDir, units }) => {
      // more new rows than autovacuum ignores; it tracks them in a file that does not exist yet
      const json = { name: 'Mug', price: 1 }
      for (let count = 0; count < 60; count++) await client.call('createProduct', { token, json })
      await writeFile(join(dataDir, 'fault'), 'full')
      units.set('journalctl --vacuum-size=200M', () => rm(join(dataDir, 'fault')))
    },
  },

  CmsEmbeddedDatabaseDown: {
    isEmbedded: true,
    make: async ({ dataDir, program, client, token }) => {
      await writeFile(join(dataDir, 'fault'), 'refusal')
      await client.request('POST', '/api/products', { token, json: { name: 'Mug', price: 1 } })
      await program().says('embedded database failed')
      await rm(join(dataDir, 'fault'))
    },
  },

  CmsMediaStoreFails: {
    isEmbedded: true,
    make: async ({ client, token, dataDir, units, busy }) => {
      await writeFile(join(dataDir, 'fault'), 'full')
      units.set('journalctl --vacuum-size=200M', () => rm(join(dataDir, 'fault')))
      const upload = { token, ...form({ bytes: pixel('full') }) }
      busy(1, () => client.request('POST', '/api/media', upload))
    },
  },

  CmsMemory: {
    settings: { ANSWER_MEMORY: '4000' },
    make: async (site) => {
      const products = Array.from({ length: 10 }, (_, index) => ({ name: `Mug ${index}`, price: 1 }))
      for (const json of products) await site.client.call('createProduct', { token: site.token, json })
      await site.postgres().query("UPDATE products SET description = repeat('x', 1000000)")
      // each is a different response of ten megabytes
      for (let count = 100; count < 180; count++)
        await fetch(`${site.origin}/api/products?createdTo=2999-01-01T00:00:00.${count}Z`, { method: 'HEAD' })
    },
  },

  CmsSlow: blocked,

  CmsDown: { make: async ({ program }) => program().signal('SIGKILL') },

  CmsNotReady: {
    make: async ({ postgres }) => {
      await postgres().query('ALTER SYSTEM SET default_transaction_read_only = on')
      await postgres().query('SELECT pg_reload_conf()')
    },
  },

  CmsErrors: {
    // as a superuser who has restored a table leaves it
    make: async (site) => {
      site.busy(2, list(site))
      await site.postgres().query('ALTER TABLE products OWNER TO postgres')
    },
  },

  CmsUnavailable: {
    make: async (site) => {
      site.busy(2, list(site))
      await site.postgres().stop()
    },
  },

  CmsOverload: {
    settings: { DATABASE_POOL_SIZE: '1', DATABASE_QUEUE_SIZE: '2' },
    make: async (site) => {
      const json = { name: 'Shop', scopes: ['posts:read'] }
      const { data } = await site.client.call('createApiKey', { token: site.token, json })
      const headers = { ...FRESH.headers, 'x-api-key': data.key }
      site.busy(20, () => fetch(`${site.origin}/api/posts`, { headers }))
    },
  },

  CmsDatabaseWaits: blocked,

  CmsDatabaseErrors: {
    make: async ({ postgres, variables }) => {
      await postgres().query('ALTER ROLE cms CONNECTION LIMIT 15')
      // another program takes and holds every connection
      const take = async (): Promise<void> => {
        const client = new pg.Client({ connectionString: variables.DATABASE_URL, application_name: 'report' })
        client.on('error', () => {})
        if (
          await client.connect().then(
            () => true,
            () => false,
          )
        )
          return take()
      }
      const own = "FROM pg_stat_activity WHERE application_name LIKE 'cms-api%'"
      do {
        await postgres().query(`SELECT pg_terminate_backend(pid) ${own}`)
        await take()
      } while ((await postgres().query(`SELECT ${own}`)).length > 0)
    },
  },

  CmsChangesNotHeard: {
    make: ({ postgres }) => postgres().query('ALTER TABLE posts DISABLE TRIGGER posts_announce_table'),
  },

  CmsRateLimitsNotShared: {
    settings: { RATE_LIMIT: 'on' },
    make: async ({ units, configure, variables }) => {
      const port = await freePort()
      const start = () => startDaemon(['redis-server', '--port', String(port), '--save', ''], port)
      const redis = await start()
      variables.REDIS_URL = `redis://127.0.0.1:${port}`
      await configure({ REDIS_URL: variables.REDIS_URL })
      units.set('systemctl restart redis-server', start)
      redis.signal('SIGKILL')
    },
  },

  CmsDeliveriesLate: { make: ({ lock }) => lock('webhook_deliveries') },

  CmsEndpointDisabled: {
    make: async ({ client, token, configure }) => {
      const receiver = await startReceiver()
      receiver.respond((response) => {
        response.writeHead(410).end()
        // its owner repairs it
        receiver.respond(accept)
      })
      await configure({ WEBHOOK_PRIVATE_HOSTS: receiver.host })
      await client.call('createWebhook', { token, json: { url: receiver.origin } })
      await client.call('createProduct', { token, json: { name: 'Mug', price: 1 } })
    },
  },

  CmsSchedulerStopped: { make: ({ lock }) => lock('posts') },

  CmsEventLoopBlocked: {
    make: async (site) => {
      let isThrottled = true
      site.units.set('systemctl set-property cms-api CPUQuota=', async () => {
        isThrottled = false
      })
      const throttle = async () => {
        while (isThrottled) {
          site.program().signal('SIGSTOP')
          await wait(THROTTLED.still)
          site.program().signal('SIGCONT')
          await wait(THROTTLED.works)
        }
      }
      void throttle()
    },
  },

  CmsSignInsRefused: {
    settings: { TRUST_PROXY: '1' },
    make: async (site) => {
      const blocked = join(await sharedFolder(), 'blocked')
      await appendFile(blocked, '192.0.2.1\n')
      const balancer = await startBalancer([Number(new URL(site.origin).port)], blocked)
      site.variables.BLOCKED = blocked
      site.units.set('systemctl reload haproxy', balancer.restart)
      const body = JSON.stringify({ username: 'admin', password: 'a guess that is wrong' })
      site.busy(2, () =>
        fetch(`${balancer.origin}/api/auth/login`, { method: 'POST', headers: JSON_TYPE, body }),
      )
    },
  },
}
