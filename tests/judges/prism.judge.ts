import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodRequest } from '../contract/requests.ts'
import type { RequestOptions } from '../support/client.ts'
import { exchange } from '../support/client-wire.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { form } from '../support/form.ts'
import { freePort } from '../support/ports.ts'
import { useApp } from '../support/use-app.ts'
import { prismProgram } from './tools.ts'

const app = useApp()
let prism: ChildProcess
let proxy: string
const agent = new Agent()

beforeAll(async () => {
  const program = await prismProgram()
  const document = join(tmpdir(), `served-${process.pid}.yaml`)
  await writeFile(document, (await exchange(agent, app.origin, 'GET', '/openapi.yaml', {})).text)
  const port = await freePort()
  proxy = `http://127.0.0.1:${port}`
  prism = spawn(program, ['proxy', document, app.origin, '--port', String(port), '--verboseLevel', 'error'])
  await listening()
})

afterAll(() => {
  prism.kill()
  agent.destroy()
})

async function listening(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isUp = await fetch(`${proxy}/api/products`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await delay(100)
  }
  throw new Error('Prism does not listen')
}

/** A GIF of one pixel without any byte above 127: Prism passes bodies on as text. */
const bytes = Buffer.from('474946383961010001000000002c00000000010001000002024401003b', 'hex')

/** A body written as JSON, as the form that the operation takes. */
function formOf({ json, headers, ...options }: RequestOptions): RequestOptions {
  const { file, ...texts } = Object(json)
  const sent = form({ name: file, bytes }, texts)
  return { ...options, body: sent.body, headers: { ...headers, ...sent.headers } }
}

const examples = documentedOperations.flatMap((operation) =>
  Object.keys(operation.body?.examples ?? { 'no body': undefined }).map((example) => ({
    operation,
    id: operation.id,
    example: operation.body ? example : undefined,
  })),
)

it.each(examples)('Prism finds no violation in $id ($example)', async ({ operation, example }) => {
  const { method, path, options } = await goodRequest(app, operation, example)
  const sent = operation.body?.isForm ? formOf(options) : options
  const { status, pairs, text } = await exchange(agent, proxy, method, path, sent)
  expect(status, text).toBeLessThan(300)
  expect(new Map(pairs).get('sl-violations')).toBeUndefined()
})

it('Prism finds a real violation, so that finding none means something', async () => {
  const { pairs } = await exchange(agent, proxy, 'GET', '/api/products?limit=x', {})
  expect(new Map(pairs).get('sl-violations')).toContain('limit')
})
