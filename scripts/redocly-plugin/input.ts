import { list, record } from '../json.ts'
import { FORM_TYPE, JSON_TYPE, operations, schemasWithin } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'

/** Formats whose values cannot be long. */
const BOUNDED_FORMATS = new Set(['binary', 'date-time', 'uuid'])

/** The media type of JSON Merge Patch (RFC 7396), for PATCH. */
export const PATCH_TYPE = 'application/merge-patch+json'
/** Media types of a body that are accepted in addition to the one for which clients are generated. */
export const ALSO_ACCEPTS = 'x-also-accepts'

/** A request body is one JSON object or the form of an upload, closed at every depth. */
export function* requestBodiesClosed(root: JsonNode): Iterable<Problem> {
  for (const { id, body, method, node } of operations(root)) {
    if (!body.exists) continue
    if (['get', 'head', 'delete'].includes(method))
      yield node.problem(`${id}: ${method} must not take a body.`)
    if (body.members.required !== true) yield body.problem(`${id}: the body must be required.`)
    const types = Object.keys(body.get('content').members)
    // clients are generated for one type, because some generators fail with a second one
    const [type = ''] = types
    if (types.length > 1 || ![JSON_TYPE, FORM_TYPE].includes(type))
      yield body.problem(`${id}: the media type of the body must be ${JSON_TYPE} or ${FORM_TYPE}.`)
    const accepted = list(body.members[ALSO_ACCEPTS]).join()
    if (accepted !== (method === 'patch' ? PATCH_TYPE : ''))
      yield body.problem(`${id}: PATCH, and nothing else, has \`${ALSO_ACCEPTS}: [${PATCH_TYPE}]\`.`)
    const schema = body.get('content', type, 'schema')
    if (schema.exists) {
      if (!schema.ref) yield schema.problem(`${id}: the body must use a named schema.`)
      if (schema.members.type !== 'object') yield schema.problem(`${id}: the body must be an object.`)
      for (const inner of schemasWithin(schema)) {
        const closed = [inner.members.additionalProperties, inner.members.unevaluatedProperties].includes(
          false,
        )
        if (inner.types.includes('object') && !closed)
          yield inner.problem(`${id}: objects in the body must be closed.`)
      }
    }
  }
}

/** Everything that a client sends has an upper bound. */
export function* inputBounded(root: JsonNode): Iterable<Problem> {
  for (const { id, body, parameters } of operations(root)) {
    const inputs = [
      ...parameters.map((parameter) => parameter.get('schema')),
      ...body
        .get('content')
        .entries()
        .map(([, media]) => media.get('schema')),
    ]
    for (const schema of inputs.flatMap((input) => schemasWithin(input))) {
      yield* unbounded(schema).map((what) => schema.problem(`${id}: ${what}.`))
    }
  }
}

function unbounded({ members: schema, types }: JsonNode): string[] {
  const needs = []
  const listed = 'enum' in schema || 'const' in schema
  const format = String(schema.format)
  if (types.includes('string') && !listed && !BOUNDED_FORMATS.has(format) && !('maxLength' in schema)) {
    needs.push('a string needs maxLength, an enum or a format that bounds it')
  }
  if (types.includes('array') && !('maxItems' in schema)) needs.push('an array needs maxItems')
  if (types.includes('integer') || types.includes('number')) {
    if (!listed && !('minimum' in schema && 'maximum' in schema))
      needs.push('a number needs minimum and maximum')
  }
  if (types.length === 0 && !listed && !['oneOf', 'anyOf', 'allOf', 'not'].some((key) => key in schema)) {
    needs.push('a schema needs a type')
  }
  return needs
}

/** Parameters say whether they are required and how they are written. */
export function* parametersClear(root: JsonNode): Iterable<Problem> {
  for (const { id, parameters } of operations(root)) {
    for (const parameter of parameters) {
      const { name, in: where, schema, deprecated } = parameter.members
      const label = `${id}: ${String(name)}`
      if (where === 'cookie') yield parameter.problem(`${label}: no cookie is read.`)
      if (!schema) yield parameter.problem(`${label}: a parameter needs a schema.`)
      if (where === 'query' && !/^[a-z][A-Za-z0-9]*$/.test(String(name)))
        yield parameter.problem(`${label} must be camelCase.`)
      if (where === 'query' && record(schema).type === 'object')
        yield parameter.problem(`${label}: filters are flat.`)
      if (deprecated === true && !('x-deprecation' in parameter.members))
        yield parameter.problem(`${label} needs x-deprecation.`)
    }
  }
}
