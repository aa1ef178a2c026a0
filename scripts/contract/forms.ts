import { type Json, list, record, without } from '../json.ts'
import type { Contract } from './contract.ts'
import type { Kind } from './pair.ts'

const forms = new WeakMap<Json, Json>()

/**
 * The normal form of a thing for comparison, with references resolved and defaults filled in. The same thing
 * has the same form, wherever it is referred to.
 */
export function formOf(kind: Kind, value: unknown, contract: Contract): Json {
  if (kind === 'schema') return contract.schemas.form(value)
  const thing = record(contract.resolve(value))
  const form = forms.get(thing) ?? make(kind, thing, contract)
  forms.set(thing, form)
  return form
}

function make(kind: Kind, thing: Json, contract: Contract): Json {
  if (kind === 'parameter' || kind === 'header') return parameterOf(thing, contract)
  return kind === 'body' ? { ...thing, required: thing.required === true } : thing
}

/** Compared one by one, or in policy.ts. */
const APART = new Set(['paths', 'components', 'security', 'x-rate-limits', 'x-webhooks'])

/** The document itself. */
export function rootOf({ document, webhooks }: Contract): Json {
  const { openapi, info, servers, components } = document
  return {
    ...without(document, (key) => APART.has(key)),
    // a patch version of the specification only changes its wording
    openapi: String(openapi).replace(/^(\d+\.\d+)\..*$/, '$1'),
    // the gate checks its version
    info: without(record(info), (key) => key === 'version'),
    servers: Object.fromEntries(list(servers).map((server) => [String(record(server).url), server])),
    securitySchemes: record(components).securitySchemes,
    webhooks: Object.fromEntries(
      [...webhooks.values()].map(({ path, method, value }) => [
        method === 'post' ? path : `${path} ${method}`,
        value,
      ]),
    ),
  }
}

const STYLES: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
}

/** Only lists and objects can be written in different ways. */
function parameterOf(thing: Json, { schemas }: Contract): Json {
  const { style = STYLES[String(thing.in ?? 'header')], explode = style === 'form', ...rest } = thing
  const { type } = schemas.form(thing.schema)
  const isPlain = typeof type === 'string' && type !== 'array' && type !== 'object'
  return {
    ...rest,
    required: thing.in === 'path' || thing.required === true,
    deprecated: thing.deprecated === true,
    ...(!isPlain && { style, explode }),
  }
}
