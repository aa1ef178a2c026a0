import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedOperations } from '../support/contract-document.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { collectionRunners, run } from './tools.ts'

/** The parts of Bruno in use: importing a collection, and writing it to a folder. */
interface Bruno {
  postmanToBruno(collection: object): Promise<{ readonly collection?: object }>
  createCollectionFromBrunoObject(collection: object, folder: string, options: object): Promise<unknown>
}

interface Served {
  readonly variable: { readonly key: string; value: string }[]
}

const app = useApp()
let folder: string
let packages: string
let collection: Served

beforeAll(async () => {
  packages = await collectionRunners()
  folder = await mkdtemp(join(tmpdir(), 'collection-'))
  const served: Served = await (await fetch(`${app.origin}/collection.json`)).json()
  const filledIn: Readonly<Record<string, string>> = { origin: app.origin, password: PASSWORD }
  const variable = served.variable.map((it) => ({ ...it, value: filledIn[it.key] ?? it.value }))
  collection = { ...served, variable }
})

afterAll(() => rm(folder, { recursive: true }))

/** The requests that reached the service, how many variants of each, and the failures. */
function exchanged(since: number) {
  const lines = app.log.slice(since)
  return {
    operations: new Set(lines.flatMap(({ operationId }) => operationId ?? [])),
    errors: lines
      .filter(({ status }) => Number(status) >= 400)
      .map(({ operationId, status }) => [operationId, status]),
  }
}

const EXPECTED = { operations: new Set(documentedOperations.map(({ id }) => id)), errors: [] }

// The second run meets what the first left behind.
describe.each(['first', 'second'])('the whole collection, run a %s time', (time) => {
  it('succeeds in Postman (newman)', async () => {
    const file = join(folder, 'collection.json')
    await writeFile(file, JSON.stringify(collection))
    const since = app.log.length
    const { code, output } = await run(join(packages, '.bin/newman'), ['run', file, '--color', 'off'])
    expect(code, output).toBe(0)
    expect(output).not.toMatch(/already been declared|Error/)
    expect(exchanged(since)).toEqual(EXPECTED)
  })

  it('succeeds in Bruno, imported by Bruno itself', async () => {
    const load = createRequire(join(packages, 'index.js'))
    const { postmanToBruno }: Bruno = load('@usebruno/converters')
    const { createCollectionFromBrunoObject }: Bruno = load('@usebruno/cli/src/utils/collection')
    const target = join(folder, `bruno-${time}`)
    await mkdir(target)
    const imported = await postmanToBruno(collection)
    await createCollectionFromBrunoObject(imported.collection ?? imported, target, { format: 'bru' })
    const since = app.log.length
    const { code, output } = await run(join(packages, '.bin/bru'), ['run', '-r', '.'], target)
    expect(code, output).toBe(0)
    expect(exchanged(since)).toEqual(EXPECTED)
  })
})
