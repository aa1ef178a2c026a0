import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf, walk } from '../support/pages.ts'
import { useDatabase } from '../support/use-database.ts'
import { SIGN_IN, serve } from './operator.ts'
import { ON_FAULTY_DISK, type Program, stop } from './program.ts'

const database = await useDatabase()
let program: Program
let client: Client
let token: string
/** The names of the products that were acknowledged. */
const acknowledged: string[] = []

afterEach(async () => {
  client.close()
  await stop(program)
})

async function start(): Promise<void> {
  await rm(join(database.settings.dataDir, 'fault'), { force: true })
  const settings = { DATA_DIR: database.settings.dataDir, LOG_LEVEL: 'error' }
  ;({ program, client } = await serve(settings, ON_FAULTY_DISK))
  token = (await client.call('login', { json: SIGN_IN })).data.accessToken
}

const create = (name: string) => client.request('POST', '/api/products', { token, json: { name, price: 1 } })
const syncs = async () => (await stat(join(database.settings.dataDir, 'syncs'))).size
const storedNames = async () =>
  (await walk(client, '/api/products')).flatMap(recordsOf).map(({ name }) => name)

/** The reasons why the database died, one for each log line about it. */
const reasons = () =>
  [...program.output().matchAll(/^\{.*"embedded database failed: restart the process".*$/gm)]
    .map(([line]) => JSON.parse(line).err.message)
    .map((message: string) => message.replace('the embedded database has stopped: ', ''))

describe('the embedded database', { timeout: 300_000 }, () => {
  it.each([
    ['the disk refuses a write', 'refusal', /^could not fsync file "\w+": I\/O error$/],
    ['its thread runs out of memory', 'memory', /memory limit/],
    ['its thread throws', 'exception', /^a fault of the program/],
    ['its thread ends', 'exit', /^its thread has ended$/],
  ])('dies when %s, logs it, and acknowledges nothing afterwards', async (_, fault, reason) => {
    await start()
    expect(await storedNames()).toEqual(expect.arrayContaining(acknowledged))
    const before = await syncs()
    for (let count = 0; count < 10; count++) {
      const name = `${fault} ${count}`
      expect((await create(name)).status).toBe(201)
      acknowledged.push(name)
    }
    expect((await syncs()) - before).toBe(10)

    await writeFile(join(database.settings.dataDir, 'fault'), fault)
    const dying = await Promise.all([create('first'), create('second'), create('third')])
    expect(dying.map(outcome)).toEqual(Array(3).fill('503 unavailable'))
    const dead = await Promise.all([
      create('late'),
      client.request('GET', '/api/products'),
      client.request('POST', '/api/auth/login', { json: SIGN_IN }),
      client.request('GET', '/health/ready'),
    ])
    expect(dead.map(outcome)).toEqual(Array(4).fill('503 unavailable'))
    expect((await client.request('GET', '/health/live')).status).toBe(200)
    expect(await stop(program)).toBe(0)
    expect(reasons()).toEqual([expect.stringMatching(reason)])
  })

  it.each(['refusal', 'exit'])('loses nothing when it dies while closing (%s)', async (fault) => {
    await start()
    const name = `before ${fault}`
    expect((await create(name)).status).toBe(201)
    await writeFile(join(database.settings.dataDir, 'fault'), fault)
    expect(await stop(program)).toBe(0)
    await start()
    expect(await storedNames()).toEqual(expect.arrayContaining([...acknowledged, name]))
  })
})
