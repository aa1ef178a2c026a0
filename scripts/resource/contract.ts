import { parse } from 'yaml'
import { operations } from '../../generated/operations.ts'
import { type ResourceDescription, resources } from '../../generated/resources.ts'
import { pointerSegment, valueAt } from '../../src/base/json-pointer.ts'
import { messages } from '../../src/messages/wording.ts'
import type { Insertion } from '../complete/addition.ts'
import { reference } from '../complete/operation.ts'
import { capital } from '../complete/words.ts'
import { lowerFirst, type Schema } from '../generate/schemas.ts'
import { parametersOf, schemasOf } from './components.ts'
import type { NewResource } from './fields.ts'
import { pathsOf } from './paths.ts'

/**
 * What is written into openapi.yaml for a new resource: all that only its author can know.
 * `contract:complete` adds what follows from it.
 *
 * @param document the parsed openapi.yaml
 */
export function contractOf(resource: NewResource, document: Schema): Insertion[] {
  const { name, nouns, isPublic } = resource
  const add = (at: readonly string[], key: string | undefined, value: unknown, before = Infinity) => ({
    at,
    key,
    value,
    index: Math.min(before, sizeOf(document, at)),
  })
  const replace = (at: readonly string[], value: unknown) => ({
    at: at.slice(0, -1),
    key: at.at(-1),
    value,
    index: undefined,
  })
  const extend = (at: readonly string[], ...values: string[]) =>
    replace(at, [...textsAt(document, at), ...values])
  const readable = isPublic ? 'everybody may read' : 'signed-in people and API keys may read'
  const description = `${capital(nouns)}, which ${readable} and editors may change.`
  const schemas = Object.entries(schemasOf(resource))
  const scopes = (isPublic ? ['write'] : ['read', 'write']).map((verb) => `${resource.path}:${verb}`)
  const held = heldRecords(resource, document)
  return [
    replace(['info', 'version'], nextMinor(document)),
    add(['tags'], undefined, { name: capital(nouns), description }),
    ...Object.entries(pathsOf(resource)).map(([path, value]) => add(['paths'], path, value)),
    ...Object.entries(parametersOf(resource)).map(([key, value], index) =>
      add(['components', 'parameters'], key, value, index),
    ),
    ...schemas.map(([key, value]) => add(['components', 'schemas'], key, value, 0)),
    extend(['components', 'schemas', 'ApiKeyScope', 'x-extensible-enum'], ...scopes),
    extend([...AUDITED, 'x-extensible-enum'], lowerFirst(name)),
    extend([...FED, 'x-extensible-enum'], lowerFirst(name)),
    extend([...AUDIT_FILTER, auditFilter(document), 'schema', 'enum'], lowerFirst(name)),
    ...(isPublic ? [] : [add(FEED_SECURITY, undefined, { apiKeyAuth: [`${resource.path}:read`] })]),
    ...held.map((at) => add(at, '409', reference('responses', 'InUse'), statusesBefore(document, at))),
    ...(held.length > 0 && valueIn(document, [...RESPONSES, 'InUse']) === undefined
      ? [add(RESPONSES, 'InUse', inUse(document))]
      : []),
  ]
}

/** The responses of what deletes a record that the new one may hold, where they have no 409 yet. */
function heldRecords({ fields }: NewResource, document: Schema): string[][] {
  const described: Readonly<Record<string, ResourceDescription>> = resources
  const held = fields.filter(({ relation, isNullable }) => relation && !isNullable)
  const deletions = held.flatMap(({ type }) => described[type]?.operations.remove ?? [])
  return [...new Set(deletions)]
    .map((id) => ['paths', operations[id].path, 'delete', 'responses'])
    .filter((at) => !Object.hasOwn(Object(valueIn(document, at)), 409))
}

/** Like any 409, with other words. */
function inUse(document: Schema): Schema {
  const response = parse(`
description: Other records refer to the resource, so that it cannot be deleted (\`conflict\`, reason
  \`in_use\`).
x-error-codes: [conflict]
x-error-reasons: [in_use]
content:
  application/json:
    schema: {$ref: '#/components/schemas/ErrorResponse'}
    examples:
      inUse:
        summary: Other records refer to it
        value:
          status: error
          message: ${JSON.stringify(messages.en.errors.in_use)}
          data: {code: conflict, reason: in_use, requestId: 4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11}
`)
  return { ...Object(valueIn(document, [...RESPONSES, 'AlreadyExists'])), ...response }
}

function statusesBefore(document: Schema, at: readonly string[]): number {
  return Object.keys(Object(valueIn(document, at))).filter((status) => Number(status) < 409).length
}

const RESPONSES = ['components', 'responses'] as const
const AUDITED = ['components', 'schemas', 'AuditEntry', 'properties', 'resourceType'] as const
const FED = ['components', 'schemas', 'ContentChange', 'properties', 'resourceType'] as const
const AUDIT_FILTER = ['paths', '/api/audit-entries', 'get', 'parameters'] as const
/** Who may ask for changes: keys with a scope to read. */
const FEED_SECURITY = ['paths', '/api/changes', 'get', 'security'] as const

function auditFilter(document: Schema): string {
  const parameters = valueIn(document, AUDIT_FILTER)
  const index = Array.isArray(parameters) ? parameters.findIndex(({ name }) => name === 'resourceType') : -1
  return String(index)
}

function nextMinor(document: Schema): string {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(String(valueAt(document, '/info/version'))) ?? []
  return `${major}.${Number(minor) + 1}.0`
}

function valueIn(document: Schema, path: readonly string[]): unknown {
  return valueAt(document, path.map((name) => `/${pointerSegment(name)}`).join(''))
}

function textsAt(document: Schema, path: readonly string[]): string[] {
  const found = valueIn(document, path)
  if (!Array.isArray(found)) throw new Error(`openapi.yaml has no list at ${path.join(' ')}`)
  return found.map(String)
}

function sizeOf(document: Schema, path: readonly string[]): number {
  const found = valueIn(document, path)
  return Array.isArray(found) ? found.length : Object.keys(Object(found)).length
}
