import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../src/base/root.ts'
import { buildMock } from '../../src/mock/app.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { testSettings } from '../support/app.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { objectAt } from '../support/contract-source.ts'
import { useApp } from '../support/use-app.ts'
import { useFolder } from '../support/use-folder.ts'
import { lint } from './lint-contract.ts'

const PUBLIC_URL = 'https://cms.example'
const FORMS = ['openapi.yaml', 'openapi.json']
/** For each operation, with what it shares: a document without references has many times as many. */
const MOST_BYTES = 12_000

const app = useApp({ settings: { publicUrl: PUBLIC_URL } })
const folder = useFolder()
let source: unknown
let served: string[]

beforeAll(async () => {
  source = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  // The served document must be the same after the service has handled requests.
  await app.call('listProducts')
  await app.call('createProduct', { ...app.as('editor'), json: { name: 'Mug', price: 1 } })
  served = await formsAt(app.origin)
  await Promise.all(served.map((text, index) => writeFile(join(folder, FORMS[index] ?? ''), text)))
})

/** The document as served in both formats. */
function formsAt(origin: string): Promise<string[]> {
  return Promise.all(FORMS.map(async (form) => (await fetch(`${origin}/${form}`)).text()))
}

/** The repository's document as a service at this origin serves it. */
function at(origin: string): unknown {
  const document = objectAt(source, 'the document')
  const [server] = Array.isArray(document.servers) ? document.servers : []
  const { url, description } = objectAt(document.externalDocs, 'externalDocs')
  const [here, there] = [new URL(String(url)).origin, origin]
  return {
    ...document,
    servers: [{ ...objectAt(server, 'servers'), url: origin }],
    externalDocs: { url: `${there}/docs`, description: String(description).replace(here, there) },
  }
}

describe('the contract that the running service serves', () => {
  it('is openapi.yaml in both formats, except for the origin', () => {
    const [yaml = '', json = ''] = served
    expect(parse(yaml)).toEqual(at(PUBLIC_URL))
    expect(JSON.parse(json)).toEqual(at(PUBLIC_URL))
  })

  it('is small, because its references are kept', () => {
    const most = MOST_BYTES * documentedOperations.length
    for (const text of served) expect(Buffer.byteLength(text)).toBeLessThan(most)
    expect(served[1]).toContain('"$ref":"#/components/schemas/Product"')
  })

  it('passes the lint rules of the contract in both formats', async () => {
    const reports = await lint(...FORMS.map((form) => join(folder, form)))
    expect(reports).toEqual(FORMS.map(() => ({ problems: [] })))
  }, 60_000)

  it('yields the same named types as openapi.yaml', async () => {
    const [ours, theirs] = await Promise.all(
      [JSON.stringify(source), served[1] ?? ''].map(async (text) => astToString(await openapiTS(text))),
    )
    expect(theirs).toBe(ours)
    expect(theirs).toContain('components["schemas"]["Product"]')
  })

  it('contains no page markers and no text of the guide', () => {
    for (const text of served) expect(text).not.toMatch(/<!--|Getting started/)
  })
})

it('the mock serves the same document', async () => {
  const mock = await buildMock(testSettings({ publicUrl: PUBLIC_URL }), pino({ level: 'silent' }))
  const origin = await mock.listen({ host: '127.0.0.1', port: 0 })
  expect(await formsAt(origin)).toEqual(served)
  await mock.close()
})

it('the document that the service runs on is immutable', async () => {
  const loose: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    if (!Object.isFrozen(value)) loose.push(path)
    for (const [key, child] of Object.entries(value)) visit(child, `${path}/${key}`)
  }
  visit(await readDocument(), '#')
  expect(loose).toEqual([])
})
