import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { transform } from 'esbuild'
import { afterEach, describe, expect, it } from 'vitest'
import { isRecord } from '../../src/base/guards.ts'
import { dataOf } from '../resources/resource.ts'
import { recordsOf, walk } from '../support/pages.ts'
import { freePorts } from '../support/ports.ts'
import { isInstalled } from '../support/programs.ts'
import { useApp } from '../support/use-app.ts'
import { useFolder } from '../support/use-folder.ts'
import { codeOf } from './guide.ts'

const folder = useFolder()
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const hosts: string[] = []
// goes by the clock of the machine, like the receivers
const app = useApp({
  clock: { now: () => new Date(), advance() {} },
  settings: { webhookPrivateHosts: hosts },
})

function codeWith(language: string, words: string): string {
  const found = codeOf(language).find((code) => code.includes(words))
  if (found === undefined) throw new Error(`the guide has no code in ${language} with ${words}`)
  return found
}

async function javascript(): Promise<[string, string[]]> {
  const file = join(folder, 'receiver.mjs')
  await writeFile(file, (await transform(codeWith('ts', 'webhook-'), { loader: 'ts' })).code)
  return [process.execPath, [file]]
}
const python = async (): Promise<[string, string[]]> => [
  'python3',
  ['-W', 'error', '-c', codeWith('python', 'webhook-')],
]

describe.each([
  ['TypeScript', javascript, true],
  ['Python', python, isInstalled('python3')],
])('the receiver in %s', (_name, commandOf, canRun) => {
  it.runIf(canRun)(
    'accepts each event once, and nothing that is not signed',
    async () => {
      const [port = 0] = await freePorts(1)
      hosts.push(`127.0.0.1:${port}`)
      const url = `http://127.0.0.1:${port}/`
      const json = { url, eventTypes: ['product.created'] }
      const created = await app.request('POST', '/api/webhooks', { ...app.as('admin'), json })
      const webhook = dataOf(created)
      if (!isRecord(webhook)) throw new Error(created.text)
      const [program, args] = await commandOf()
      const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: String(webhook.secret) }
      const receiver = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
      closers.push(() => receiver.kill())
      const lines: string[] = []
      createInterface(receiver.stdout).on('line', (line) => void lines.push(line))
      const forged = {
        method: 'POST',
        body: '{"id":"1"}',
        headers: {
          'webhook-id': '1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
        },
      }
      const statusOf = () =>
        fetch(url, forged).then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(statusOf, { timeout: 10_000 }).toBe(401)
      const product = { ...app.as('editor'), json: { name: 'Mug', price: 1 } }
      await app.request('POST', '/api/products', product)
      await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1)
      const deliveries = `/api/webhooks/${webhook.id}/deliveries`
      const [delivery] = recordsOf(await app.request('GET', deliveries, app.as('admin')))
      await app.request('POST', `${deliveries}/${delivery?.id}/redeliver`, app.as('admin'))
      const attempts = async () => recordsOf(await app.request('GET', deliveries, app.as('admin')))[0]
      await expect.poll(attempts, { timeout: 10_000 }).toMatchObject({
        status: 'succeeded',
        attempts: [{ status: 204 }, { status: 204 }],
      })
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ type: 'product.created' }])
    },
    60_000,
  )
})

interface Known {
  readonly version: number
  readonly record: unknown
}

describe('the copy', () => {
  it('equals the service in the end, in whatever order events arrive, and however often', async () => {
    const file = join(folder, 'copy.mjs')
    await writeFile(file, codeWith('js', 'copy.get'))
    const { apply } = await import(file)
    const since = (await app.request('GET', '/api/events', app.as('admin'))).headers['x-next-cursor'] ?? ''
    const editor = app.as('editor')
    for (let number = 0; number < 5; number++) {
      const json = { name: `Mug ${number}`, price: 1 }
      const { headers } = await app.request('POST', '/api/products', { ...editor, json })
      const at = headers.location ?? ''
      for (let price = 2; price < 4; price++) {
        const change = { json: { price }, headers: { 'if-match': '*' } }
        await app.request('PATCH', at, { ...editor, ...change })
      }
      if (number % 2 === 0) await app.request('DELETE', at, editor)
    }
    const query = { since, limit: 100 }
    const events = recordsOf(await app.request('GET', '/api/events', { ...app.as('admin'), query }))
    expect(events).toHaveLength(5 * 3 + 3)
    const read = async (path: string) => {
      const response = await app.request('GET', path, editor)
      return response.status === 404 ? null : dataOf(response)
    }
    const copy = new Map<string, Known>()
    const shuffled = [...events, ...events].sort((a, b) => order(a) - order(b))
    for (const event of shuffled) await apply(event, copy, read)
    const kept = [...copy.values()].flatMap(({ record }) => (record === null ? [] : [record]))
    const ids = events.map((event) => Object(event.data).resource.id)
    const all = (await walk(app, '/api/products?sort=id', editor)).flatMap(recordsOf)
    const list = all.filter(({ id }) => ids.includes(String(id)))
    expect(list).toHaveLength(2)
    expect(kept.sort((a, b) => Number(Object(a).id) - Number(Object(b).id))).toEqual(list)
  })
})

/** A place that has nothing to do with the order of events. */
function order(event: Readonly<Record<string, unknown>>): number {
  return Number.parseInt(String(event.id).slice(0, 8), 16)
}
