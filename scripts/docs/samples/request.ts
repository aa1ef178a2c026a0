import { record } from '../../json.ts'
import {
  exampleBody,
  examplePath,
  type Operation,
  requirements,
  successOf,
} from '../../redocly-plugin/contract.ts'
import { explanations } from '../../redocly-plugin/errors.ts'
import type { Place } from '../../redocly-plugin/place.ts'
import { refusals } from '../../redocly-plugin/refusals.ts'

type Body = {
  readonly schema: string
  readonly value: Readonly<Record<string, unknown>>
  readonly secrets: readonly string[]
}

/** What a sample of an operation sends, and what it has to expect. */
export interface SampleRequest {
  /** operationId. */
  readonly id: string
  /** In upper case. */
  readonly method: string
  readonly url: string
  /** The address without parameters, for the one plain request that comes before a loop over pages. */
  readonly plainUrl: string
  /** Whether it sends an access token. */
  readonly signedIn: boolean
  /** Whether it reads secrets from the environment, which the token is one of. */
  readonly usesSecrets: boolean
  /** Whether the answers are pages, linked by `Link`. */
  readonly paged: boolean
  /** Whether it must send the `ETag` of the resource, which GET at the same address answers. */
  readonly conditional: boolean
  /** Whether an `Idempotency-Key` makes a retry safe. */
  readonly repeatable: boolean
  /** With the schema's name, and those of its properties that are secret. */
  readonly body: Body | undefined
  /** Name of the schema of the response. */
  readonly answer: string
  /** Error codes of its responses. */
  readonly codes: readonly string[]
  /** What to do about each error code. */
  readonly advice: Readonly<Record<string, string>>
}

export function describeRequest(root: Place, operation: Operation): SampleRequest {
  const { id, method, parameters } = operation
  const byName = new Map(parameters.map((parameter) => [String(parameter.members.name), parameter]))
  const answer = successOf(operation)?.[1].get('content', 'application/json')
  const paged = byName.has('cursor')
  // The longest pages that there are need the fewest requests.
  const size = byName.get('limit')?.get('schema').members.maximum
  const schemes = requirements(root, operation).map((requirement) => Object.keys(requirement))
  const isOpen = schemes.some((names) => names.length === 0)
  const signedIn = !isOpen && schemes.some((names) => names.includes('bearerAuth'))
  const plainUrl = String(root.get('servers', 0, 'url').value) + examplePath(operation)
  const body = describeBody(operation)
  return {
    id,
    method: method.toUpperCase(),
    url: plainUrl + (paged ? `?limit=${size}` : ''),
    plainUrl,
    signedIn,
    usesSecrets: signedIn || (body?.secrets.length ?? 0) > 0,
    paged,
    conditional: byName.get('If-Match')?.members.required === true,
    repeatable: byName.has('Idempotency-Key'),
    body,
    answer: nameOf(answer?.get('schema')),
    codes: refusals(operation),
    advice: Object.fromEntries(
      explanations(root).map(([code, explanation]) => [code, String(explanation.members.action)]),
    ),
  }
}

function describeBody(operation: Operation): Body | undefined {
  const media = operation.body.get('content', 'application/json')
  if (!media.exists) return undefined
  const properties = media.get('schema', 'properties').entries()
  return {
    schema: nameOf(media.get('schema')),
    value: record(exampleBody(operation)),
    secrets: properties.filter(([, it]) => it.members.format === 'password').map(([name]) => name),
  }
}

function nameOf(schema: Place | undefined) {
  return schema?.ref?.split('/').pop() ?? 'unknown'
}

/** A header of a sample. */
export interface Header {
  readonly name: string
  /** Its value as source text. */
  readonly source: string
  /** The line of a key has a note about it. */
  readonly isKey?: true
}

/** What a language makes of the access token, the `ETag` that was read, and a key of its own. */
type Values = Readonly<Record<'token' | 'etag' | 'key', string>>

/** The headers that a sample sends. */
export function headersOf(request: SampleRequest, values: Values): Header[] {
  return [
    ...credentialOf(request, values),
    ...(request.body ? [{ name: 'Content-Type', source: '"application/json"' }] : []),
    ...(request.conditional ? [{ name: 'If-Match', source: values.etag }] : []),
    ...(request.repeatable ? [{ name: 'Idempotency-Key', source: values.key, isKey: true } as const] : []),
  ]
}

/** Those of them that a reader needs. */
export function credentialOf({ signedIn }: SampleRequest, { token }: Pick<Values, 'token'>): Header[] {
  return signedIn ? [{ name: 'Authorization', source: token }] : []
}

/** The environment variable of a secret field: `newPassword` is `NEW_PASSWORD`. */
export function variableOf(field: string) {
  return field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}

/** How a language writes values. */
export interface Syntax {
  /** What is around the members of an object. */
  readonly object: readonly [string, string]
  readonly array: readonly [string, string]
  /** Of one level. */
  readonly indent: string
  /** For `true`, `false` and `null`, where they are others. */
  readonly words: Readonly<Record<string, string>>
  readonly emptyArray?: string
  /** Whether values stand below each other. */
  readonly isAligned?: boolean
  /** Names and texts, where they are not written as those of JSON. */
  readonly name?: (name: string) => string
  readonly text?: (text: string) => string
  /** What stands for a secret: most languages read an environment variable. */
  readonly secret: (variable: string, field: string) => string
}

/** A body as source text, without its secrets. */
export function literal(body: Body, syntax: Syntax): string {
  const { object, array, indent, words, emptyArray, isAligned, secret } = syntax
  const { name: named = JSON.stringify, text: quoted = JSON.stringify } = syntax
  const written = (value: unknown, before: string): string => {
    if (Array.isArray(value)) {
      if (value.length === 0 && emptyArray) return emptyArray
      return array[0] + value.map((item) => written(item, before)).join(', ') + array[1]
    }
    if (typeof value !== 'object' || value === null) {
      const text = typeof value === 'string' ? quoted(value) : JSON.stringify(value)
      return words[text] ?? text
    }
    const inner = before + indent
    const entries = Object.entries(value).map(([name, item]) => ({
      key: `${named(name)}:`,
      text: body.secrets.includes(name) ? secret(variableOf(name), name) : written(item, inner),
    }))
    const width = isAligned ? Math.max(...entries.map(({ key }) => key.length)) : 0
    const lines = entries.map(({ key, text }) => `${inner}${key.padEnd(width)} ${text},`)
    return [object[0], ...lines, before + object[1]].join('\n')
  }
  return written(body.value, '')
}
