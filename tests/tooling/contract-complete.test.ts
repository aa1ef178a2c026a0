import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Document, isMap, isSeq, parse, parseDocument } from 'yaml'
import { complete } from '../../scripts/complete/complete.ts'
import { parseContract } from '../../scripts/complete/insert.ts'
import { operations } from '../../scripts/redocly-plugin/contract.ts'
import { JsonNode } from '../../scripts/redocly-plugin/json-node.ts'
import { followers } from '../../scripts/redocly-plugin/links.ts'
import { root } from '../../src/base/root.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { runScript } from '../support/run-script.ts'
import { useFolder } from '../support/use-folder.ts'

interface Configuration {
  readonly rules: { readonly 'cms/response-headers': Readonly<Record<string, unknown>> }
}

const { rules }: Configuration = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'))
const HEADERS = rules['cms/response-headers']
const contract = await readFile(join(root, 'openapi.yaml'), 'utf8')
const parsed: unknown = parse(contract)
const all = operations(new JsonNode(parsed, [], parsed))
const added = await readFile(join(root, 'tests/tooling/new-operations.yaml'), 'utf8')

/** Operations whose responses are not all shared. */
const OWN_ANSWERS = ['login', 'refreshTokens', 'changePassword']
/** Operations with more links than required. */
const MORE_LINKS = all
  .filter((operation) =>
    operation.responses.some(([status, response]) => {
      const required = followers(all, operation, status, response).map(({ id }) => id)
      const linked = response.get('links').entries()
      return linked.some(([, { members }]) => !required.includes(String(members.operationId)))
    }),
  )
  .map(({ id }) => id)
const SHARED = /\/(\w+Id|Revision|Limit|Cursor|IfNoneMatch|IfMatch|IfMatchOptional|IdempotencyKey)$/

/** A one-line description, which has no room for its required ending. */
const OWN_DESCRIPTION = /^ {6}description: /

const folder = useFolder()

const completed = (text: string) => complete(parseContract(text), HEADERS)

/** The contract with the operations of new-operations.yaml inserted verbatim. */
function withNewOperations(): string {
  const [, paths = '', parameters = '', schemas = ''] =
    /^paths:\n([\s\S]*)^components:\n {2}parameters:\n([\s\S]*)^ {2}schemas:\n([\s\S]*)/m.exec(added) ?? []
  return contract
    .replace(/^components:\n/m, (line) => paths + line)
    .replace(/^ {2}parameters:\n/m, (line) => line + parameters)
    .replace(/^ {2}schemas:\n/m, (line) => line + schemas)
}

/** The contract without everything that can be derived from the rest. */
function stripped(): string {
  const document = parseDocument(contract)
  for (const { id, method, path, responses, isPublic, security } of documentedOperations) {
    // nothing but their paths says that they change records
    if (/\/(?:restore|batch)$/.test(path)) continue
    const at = ['paths', path, method.toLowerCase()]
    const rateLimit = document.getIn([...at, 'x-rate-limit'])
    const [success = ''] = responses.map(({ status }) => String(status)).filter((it) => it.startsWith('2'))
    document.deleteIn([...at, 'responses', success, 'headers'])
    const description = String(document.getIn([...at, 'description']))
    document.setIn([...at, 'description'], description.replace(/\n\n- Access: [\s\S]*/, '\n'))
    if (OWN_ANSWERS.includes(id)) continue
    if (rateLimit === 'read' || rateLimit === 'write') document.deleteIn([...at, 'x-rate-limit'])
    if (!MORE_LINKS.includes(id)) document.deleteIn([...at, 'responses', success, 'links'])
    removeParameters(document, [...at, 'parameters'])
    for (const { status, codes } of responses) {
      const isOfClient = [401, 403].includes(status) && isPublic && security.length > 0
      const isOwn =
        (status === 409 && codes.join() !== 'in_progress') ||
        (status === 403 && id === 'listPosts') ||
        isOfClient
      if (String(status) !== success && !isOwn) document.deleteIn([...at, 'responses', String(status)])
    }
  }
  const schemas: object = parse(contract).components.schemas
  for (const name of Object.keys(schemas)) {
    // a batch is answered with the results, and not with itself
    const record = name.replace(/(?<!Batch)(List)?Response$/, '')
    if (record !== name && Object.hasOwn(schemas, record)) document.deleteIn(['components', 'schemas', name])
  }
  return String(document)
}

/**
 * The document without the descriptions of envelopes. Headers are behind all other parameters: those of later
 * versions are written behind them, because clients pass parameters by position.
 */
function comparable(text: string): unknown {
  const document = parseDocument(text)
  for (const name of Object.keys(parse(text).components.schemas)) {
    const at = ['components', 'schemas', name]
    if (!name.endsWith('Response')) continue
    document.deleteIn([...at, 'description'])
    document.deleteIn([...at, 'properties', 'data', 'description'])
  }
  for (const { path, method } of documentedOperations) {
    const parameters = document.getIn(['paths', path, method.toLowerCase(), 'parameters'])
    if (isSeq(parameters))
      parameters.items = [false, true].flatMap((last) =>
        parameters.items.filter((it) => isHeader(it) === last),
      )
  }
  return document.toJS()
}

function isHeader(parameter: unknown): boolean {
  return (
    isMap(parameter) &&
    /\/(?:IfNoneMatch|IfMatch|IfMatchOptional|IdempotencyKey)$/.test(String(parameter.get('$ref')))
  )
}

/** Every response that can be derived from the method and the path. */
function removeParameters(document: Document, at: readonly string[]): void {
  const all = document.getIn(at)
  if (!isSeq(all)) return
  all.items = all.items.filter((it) => !isMap(it) || !SHARED.test(String(it.get('$ref'))))
  if (all.items.length === 0) document.deleteIn(at)
}

it('openapi.yaml is complete', () => {
  expect(completed(contract)).toEqual({ text: contract, additions: [], byHand: [] })
})

it('the derivable parts of openapi.yaml are as the command derives them', () => {
  const bare = stripped()
  expect(contract.split('\n').length - bare.split('\n').length).toBeGreaterThan(1000)
  expect(comparable(completed(bare).text)).toEqual(comparable(contract))
})

const before = withNewOperations()
const { text, additions } = completed(before)

describe('hand-written operations', () => {
  it('are completed so that they pass the linter', async () => {
    const file = join(folder, 'openapi.yaml')
    await writeFile(file, text)
    const args = [join(root, 'scripts/lint-contract.mjs'), `--config=${join(root, 'redocly.yaml')}`, file]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args).catch((error) => error)
    expect(stdout + stderr).toContain('Your API description is valid.')
  })

  it('are not changed by a second run', () => {
    expect(additions.length).toBeGreaterThan(50)
    expect(completed(text)).toEqual({ text, additions: [], byHand: [] })
  })

  it('keep their lines in order except for descriptions, as does the rest of the file', () => {
    const lines = text.split('\n')
    let next = 0
    for (const line of before.split('\n').filter((it) => !OWN_DESCRIPTION.test(it))) {
      next = lines.indexOf(line, next) + 1
      expect(next, line).not.toBe(0)
    }
  })

  it('keep comments next to the lines they describe', () => {
    const kept = [
      '        # Narrows the list.\n        - name: prefix\n',
      'One page of widgets, the newest first. # as many as limit says\n          headers:\n',
    ]
    expect(kept.filter((it) => !text.includes(it))).toEqual([])
  })
})

it('limits of bodies are raised for longer texts, together with the sentence about them', () => {
  const longer = contract.replace(/maxLength: 20000$/gm, 'maxLength: 30000')
  const { text } = completed(longer)
  const [operation = ''] = /^ {6}operationId: createProduct\n(?: {6}.*\n|\n)+/m.exec(text) ?? []
  expect(operation).toContain('\n      x-max-body-bytes: 524288\n')
  expect(operation).toContain('- Body: at most 524,288 bytes.')
})

it('parts that cannot be derived are named', () => {
  const incomplete = before
    .replace(/^ {4}WidgetId:\n(?: {6}.*\n)+/m, '')
    .replace(
      "        - bearerAuth: []\n        - apiKeyAuth: ['posts:read']\n      parameters:\n        # N",
      (text) => text.replace('        - bearerAuth: []\n', ''),
    )
  const codes = 'authentication_required, api_key_invalid'
  expect(completed(incomplete).byHand).toEqual([
    `listWidgets: the response 401; components/responses has none with just ${codes} as its x-error-codes.`,
    ...['publishWidget', 'getWidget', 'deleteWidget', 'updateWidget'].map(
      (id) => `${id}: the parameter widgetId; components/parameters has none.`,
    ),
  ])
})

describe('npm run contract:sync', () => {
  const run = (file: string, ...options: string[]) =>
    runScript('scripts/sync/main.ts', `--document=${file}`, ...options)

  it('reports what is missing, or writes it', async () => {
    const file = join(folder, 'hand-written.yaml')
    const lacking = contract.replace(/^ +x-rate-limit: read\n/m, '')
    await writeFile(file, lacking)
    const told = await run(file, '--check')
    expect(told).toMatchObject({ code: 1, stdout: expect.stringMatching(/^\w+ lacks: x-rate-limit/) })
    expect(await readFile(file, 'utf8')).toBe(lacking)
    const written = await run(file)
    expect(written).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\w+ now has: x-rate-limit/) })
    expect(await readFile(file, 'utf8')).toBe(completed(lacking).text)
  }, 60_000)
})
