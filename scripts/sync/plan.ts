import { join } from 'node:path'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter } from 'yaml'
import { root } from '../../src/base/root.ts'
import type { Addition } from '../complete/addition.ts'
import { complete } from '../complete/complete.ts'
import { nodeOf, parseContract } from '../complete/insert.ts'
import { assertSound } from '../complete/mistakes.ts'
import type { Schema } from '../generate/schemas.ts'
import { entries, type Json, record, schemasIn } from '../json.ts'
import { type Change, changeOf, removalOf, schemasOf } from './changes.ts'
import { inUse, invalidRevision } from './conflicts.ts'
import { contractOf } from './contract.ts'
import { databaseOf } from './database.ts'
import { updateExamples } from './examples.ts'
import { fail } from './fail.ts'
import { planSources } from './files.ts'
import { pruneReferences } from './join-contract.ts'
import { merge } from './merge.ts'
import { checkNames } from './names.ts'
import { versioned } from './release.ts'
import { prune, pruneRevisions } from './remove.ts'

/** The files to write, and the consequences. */
export interface Plan {
  /** The new text of each changed file, by path; undefined for a deleted file. */
  readonly files: ReadonlyMap<string, string | undefined>
  /** The changes of the schemas, each with its line in openapi.yaml. */
  readonly words: readonly string[]
  readonly additions: readonly Addition[]
  /** The generated examples, each with its line in the new openapi.yaml. */
  readonly examples: readonly string[]
  readonly byHand: readonly string[]
  /** What stored rows can make the migration fail. */
  readonly warnings: readonly string[]
  readonly losses: readonly string[]
  /** The changes that break clients of a release, as lines of a changelog. */
  readonly breaks: readonly string[]
  readonly version: string
}

interface Options {
  readonly text: string
  readonly headers: Json
  /** The name of a resource to remove. */
  readonly remove?: string | undefined
  /** Formats the code of a file. */
  readonly format: (text: string, path: string) => string
}

/** Plans the missing parts that are derived from the contract. Writes nothing. */
export async function planOf({ text, headers, remove, format }: Options): Promise<Plan> {
  const lines = new LineCounter()
  const document = parseContract(text, lines)
  assertSound(document, lines, false)
  const changes = remove
    ? [{ ...removalOf(document, remove), lineOf: linesOf(document, lines, remove) }]
    : schemasOf(document).flatMap(([name, schema]) => {
        const lineOf = linesOf(document, lines, name)
        const change = changeOf(document, name, schema)
        return change ? [{ ...change, lineOf }] : []
      })
  for (const change of changes) changeContract(document, change)
  const done = complete(document, headers)
  assertSound(document, lines)
  const files = new Map<string, string | undefined>()
  const { contract, version, breaks, isReleased } = await versioned(done.text, changes)
  if (contract !== text) files.set(join(root, 'openapi.yaml'), contract)
  for (const change of changes) await planSources(change, contract, format, files)
  const database = changes.length > 0 ? await databaseOf(changes, isReleased, version) : undefined
  for (const [path, file] of database?.files ?? []) files.set(path, file)
  return {
    files,
    words: changes.flatMap(({ name, lineOf, words, about }) =>
      words.map((one) => `openapi.yaml:${lineOf(about.get(one))}: ${name}: ${one}`),
    ),
    additions: done.additions,
    examples: examplesIn(contract, done.additions),
    byHand: done.byHand,
    warnings: database?.warnings ?? [],
    losses: changes.flatMap(({ losses }) => losses),
    breaks,
    version,
  }
}

/** The lines of a schema and of its fields, before anything is written. */
function linesOf(document: Document, lines: LineCounter, name: string): (field?: string) => number {
  const schema = ['components', 'schemas', name]
  const own = lineOf(document, lines, schema)
  const properties = document.getIn([...schema, 'properties'], true)
  const fields = new Map(
    (isMap(properties) ? properties.items : []).map(({ key }) => [
      String(key),
      lineOf(document, lines, [...schema, 'properties', String(key)]),
    ]),
  )
  return (field = '') => fields.get(field) ?? own
}

/** The line of a key. */
function lineOf(document: Document, lines: LineCounter, at: Addition['at']): number {
  const parent = document.getIn(at.slice(0, -1), true)
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === at.at(-1)) : undefined
  return lines.linePos(isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0).line
}

function examplesIn(contract: string, additions: readonly Addition[]): string[] {
  const made = additions.filter(({ what }) => what.startsWith('example'))
  if (made.length === 0) return []
  const lines = new LineCounter()
  const document = parseContract(contract, lines)
  return made.map(
    ({ at, operation, what }) =>
      `openapi.yaml:${lineOf(document, lines, [...at, 'examples'])}: ${operation}: ${what}`,
  )
}

function changeContract(document: Document, change: Change): void {
  const { was, now, name } = change
  if (now) checkNames(now, was === undefined)
  merge(document, baseOf(document, change), contractOf(now, was))
  addResponse(document, 'InUse', inUse, 'AlreadyExists')
  addResponse(document, 'InvalidRevisionOrInProgress', invalidRevision, 'InProgress')
  updateExamples(document, change)
  if (was?.hasRevisions && now?.hasRevisions === false) pruneRevisions(document, was)
  if (was && now) pruneReferences(document, was)
  if (!was || now) return
  const users = schemasOf(document).flatMap(([one, { properties }]) =>
    entries(properties).flatMap(([field, schema]) =>
      one !== name && record(schema)['x-references'] === name ? [`${one}.${field}`] : [],
    ),
  )
  if (users.length > 0)
    fail(name, `first remove what refers to it, the fields or their resources: ${users.join(', ')}`)
  prune(document, was)
}

/** The parts derived from the previous schema; the bodies of requests already have the new field names. */
function baseOf(document: Document, { name, was, now, renamed }: Change): Schema {
  const base = contractOf(was, now)
  if (!was || renamed.size === 0) return base
  const names = new Map([...renamed].map(([to, from]) => [from, to]))
  const fields = was.fields.map((field) => ({ ...field, name: names.get(field.name) ?? field.name }))
  const called = schemasIn(contractOf({ ...was, fields }, now))
  const components = record(base.components)
  const schemas = { ...record(components.schemas) }
  for (const suffix of ['Create', 'Update']) {
    schemas[`${name}${suffix}`] = called[`${name}${suffix}`]
    const at = ['components', 'schemas', `${name}${suffix}`]
    const properties = document.getIn([...at, 'properties'], true)
    for (const { key } of isMap(properties) ? properties.items : [])
      if (isScalar(key)) key.value = names.get(String(key.value)) ?? key.value
    const required = document.getIn([...at, 'required'], true)
    for (const item of isSeq(required) ? required.items : [])
      if (isScalar(item)) item.value = names.get(String(item.value)) ?? item.value
  }
  return { ...base, components: { ...components, schemas } }
}

/** A 409 response with the usual headers, if it is named and does not exist yet. */
function addResponse(document: Document, name: string, content: Schema, like: string): void {
  const at = ['components', 'responses', name]
  if (document.hasIn(at)) return
  const contract = document.toJS()
  if (!JSON.stringify(contract.paths).includes(`/responses/${name}"`)) return
  const { headers } = contract.components.responses[like]
  const { content: body, ...rest } = content
  document.setIn(at, nodeOf(document, { ...rest, headers, content: body }))
}
