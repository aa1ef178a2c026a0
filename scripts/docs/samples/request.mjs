import { exampleBody, examplePath, requirements, successOf } from '../../redocly-plugin/contract.mjs'
import { explanations } from '../../redocly-plugin/errors.mjs'
import { members } from '../../redocly-plugin/place.mjs'
import { refusals } from '../../redocly-plugin/refusals.mjs'

/**
 * @typedef {import('../../redocly-plugin/place.mjs').Place} Place
 * @typedef {import('../../redocly-plugin/contract.mjs').Operation} Operation
 * @typedef {{ readonly schema: string, readonly value: Readonly<Record<string, unknown>>, readonly secrets:
 *   readonly string[] }} Body
 *
 * @typedef {object} SampleRequest what a sample of an operation sends, and what it has to expect
 * @property {string} id operationId
 * @property {string} method in upper case
 * @property {string} url
 * @property {boolean} signedIn whether it sends an access token
 * @property {boolean} paged whether the answers are pages, linked by `Link`
 * @property {boolean} conditional whether it must send the `ETag` of the resource, which GET at the same
 *   address answers
 * @property {boolean} repeatable whether an `Idempotency-Key` makes a retry safe
 * @property {Body | undefined} body with the schema's name, and those of its properties that are secret
 * @property {string} answer name of the schema of the response
 * @property {readonly string[]} codes error codes of its responses
 * @property {Readonly<Record<string, string>>} advice what to do about each error code
 */

/** @param {Place} root @param {Operation} operation @returns {SampleRequest} */
export function describeRequest(root, operation) {
  const { id, method, parameters } = operation
  const byName = new Map(parameters.map((parameter) => [String(parameter.members.name), parameter]))
  const answer = successOf(operation)?.[1].get('content', 'application/json')
  const paged = byName.has('cursor')
  // The longest pages that there are need the fewest requests.
  const size = byName.get('limit')?.get('schema').members.maximum
  return {
    id,
    method: method.toUpperCase(),
    url:
      String(root.get('servers', 0, 'url').value) + examplePath(operation) + (paged ? `?limit=${size}` : ''),
    signedIn: requirements(root, operation).some((requirement) => 'bearerAuth' in requirement),
    paged,
    conditional: byName.get('If-Match')?.members.required === true,
    repeatable: byName.has('Idempotency-Key'),
    body: describeBody(operation),
    answer: nameOf(answer?.get('schema')),
    codes: refusals(operation),
    advice: Object.fromEntries(
      explanations(root).map(([code, explanation]) => [code, String(explanation.members.action)]),
    ),
  }
}

/** @param {Operation} operation @returns {Body | undefined} */
function describeBody(operation) {
  const media = operation.body.get('content', 'application/json')
  if (!media.exists) return undefined
  const properties = media.get('schema', 'properties').entries()
  return {
    schema: nameOf(media.get('schema')),
    value: members(exampleBody(operation)),
    secrets: properties.filter(([, it]) => it.members.format === 'password').map(([name]) => name),
  }
}

/** @param {Place | undefined} schema */
function nameOf(schema) {
  return schema?.ref?.split('/').pop() ?? 'unknown'
}

/**
 * A header of a sample: a value as it is, or what the language makes of it: the access token, the `ETag` that
 * was read, a key of its own.
 * @typedef {object} SampleHeader
 * @property {string} name
 * @property {string} [value]
 * @property {'token' | 'etag' | 'key'} [from]
 */

/** The headers that a sample sends. @param {SampleRequest} request @returns {SampleHeader[]} */
export function headersOf(request) {
  return [
    ...credentialOf(request),
    ...(request.body ? [{ name: 'Content-Type', value: 'application/json' }] : []),
    ...(request.conditional ? [{ name: 'If-Match', from: /** @type {const} */ ('etag') }] : []),
    ...(request.repeatable ? [{ name: 'Idempotency-Key', from: /** @type {const} */ ('key') }] : []),
  ]
}

/** Those of them that a reader needs. @param {SampleRequest} request @returns {SampleHeader[]} */
export function credentialOf({ signedIn }) {
  return signedIn ? [{ name: 'Authorization', from: 'token' }] : []
}

/** The environment variable of a secret field: `newPassword` is `NEW_PASSWORD`. @param {string} field */
export function variableOf(field) {
  return field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}

/**
 * A value as source text of a language whose texts are written as those of JSON.
 * @param {unknown} value
 * @param {Syntax} syntax
 * @returns {string}
 *
 * @typedef {object} Syntax
 * @property {readonly [string, string]} object what is around the members of an object
 * @property {readonly [string, string]} array
 * @property {string} indent of one level
 * @property {Readonly<Record<string, string>>} words for `true`, `false` and `null`, where they are others
 * @property {string} [emptyArray]
 * @property {boolean} [isAligned] whether values stand below each other
 * @property {(field: string) => string | undefined} secret stands for the value of a secret field
 */
export function literal(value, syntax, indent = '') {
  const inner = indent + syntax.indent
  if (Array.isArray(value)) {
    if (value.length === 0 && syntax.emptyArray) return syntax.emptyArray
    const items = value.map((item) => literal(item, syntax, indent)).join(', ')
    return `${syntax.array[0]}${items}${syntax.array[1]}`
  }
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value)
    return syntax.words[text] ?? text
  }
  const entries = Object.entries(value).map(([name, item]) => ({
    key: `${JSON.stringify(name)}:`,
    text: syntax.secret(name) ?? literal(item, syntax, inner),
  }))
  const width = syntax.isAligned ? Math.max(...entries.map(({ key }) => key.length)) : 0
  const lines = entries.map(({ key, text }) => `${inner}${key.padEnd(width)} ${text},`)
  return [syntax.object[0], ...lines, indent + syntax.object[1]].join('\n')
}
