import { list } from '../json.ts'
import { responsesOf } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'
import type { Options } from './rule.ts'

/**
 * Every error code with its explanation: status, meaning, action.
 *
 * @param schema the name of the list of all codes
 */
export function explanations(root: JsonNode, schema: unknown = 'ErrorCode') {
  return root.get('components', 'schemas', String(schema), 'x-error-code-details').entries()
}

/**
 * The status of every error code.
 *
 * @param schema its name
 */
export function statusesOfCodes(root: JsonNode, schema?: unknown): ReadonlyMap<string, string> {
  return new Map(explanations(root, schema).map(([code, { members }]) => [code, String(members.status)]))
}

/** The error codes that a text names, in backticks. */
export function codesNamed(text: unknown, isKnown: (code: string) => boolean) {
  return [...String(text).matchAll(/`(\w+)`/g)].map(([, word = '']) => word).filter(isKnown)
}

/** The most specific refusals of a response: the reasons of its code, or else its codes. */
export function refusalsIn({ members }: JsonNode): string[] {
  return list(members['x-error-reasons'] ?? members['x-error-codes']).map(String)
}

export const isError = (status: string) => /^[45]/.test(status)

/**
 * Each error code has its explanation in `x-error-code-details` next to the list of codes: an HTTP status,
 * its meaning and what to do. They are the source of the page's tables and of the samples' texts. Option
 * `schema`: its name; `reasons`: the name of the list of reasons, each with its `code`.
 */
export function* errorCodesExplained(root: JsonNode, options: Options): Iterable<Problem> {
  const codes = root.get('components', 'schemas', String(options.schema))
  const reasons = root.get('components', 'schemas', String(options.reasons))
  const explained = new Map(explanations(root, options.schema))
  const all = list(codes.members['x-extensible-enum'])
  const known = list(reasons.members['x-extensible-enum'])
  for (const code of [...all, ...known]) {
    if (!explained.has(String(code)))
      yield codes.problem(`${String(code)} is not explained in x-error-code-details.`)
  }
  for (const [code, node] of explained) {
    const { status, meaning, action, code: of } = node.members
    if (!(of === undefined ? all : known).includes(code)) yield node.problem(`${code} is not an error code.`)
    if (of !== undefined && explained.get(String(of))?.members.status !== status)
      yield node.problem(`${code}: code must be an error code with the same status.`)
    if (!Number.isInteger(status) || Number(status) < 400 || Number(status) > 599)
      yield node.problem(`${code}: status must be that of an error.`)
    for (const [name, text] of Object.entries({ meaning, action })) {
      if (typeof text !== 'string' || !text.endsWith('.'))
        yield node.problem(`${code}: ${name} must be a sentence.`)
    }
  }
}

/**
 * Each error response lists its codes in `x-error-codes`; its description and its examples agree with the
 * list. Option `schema`: the name of the list of all codes.
 */
export function* errorCodesListed(root: JsonNode, options: Options): Iterable<Problem> {
  const statuses = statusesOfCodes(root, options.schema)
  const seen = new Set()
  for (const { status, response, label } of responsesOf(root)) {
    // a shared response is reported once
    const key = [status, ...response.at].join('/')
    if (seen.has(key)) continue
    seen.add(key)
    for (const slip of slips(status, response, statuses)) yield response.problem(`${label} ${slip}.`)
  }
}

/** @param statuses of all codes */
function* slips(status: string, response: JsonNode, statuses: ReadonlyMap<string, string>): Iterable<string> {
  const listed = refusalsIn(response)
  const wire = list(response.members['x-error-codes'])
  if (!isError(status)) {
    if (response.get('x-error-codes').exists) yield 'is no error, but lists x-error-codes'
    return
  }
  if (listed.length === 0) yield 'must list its codes in x-error-codes'
  if (new Set(listed).size < listed.length) yield 'lists a code twice'
  for (const code of new Set([...wire.map(String), ...listed])) {
    const own = statuses.get(code)
    if (own === undefined) yield `lists ${code}, which is no error code`
    else if (own !== status) yield `lists ${code}, whose status is ${own}`
  }
  const named = codesNamed(response.members.description, (word) => statuses.has(word))
  for (const code of named.filter((it) => !listed.includes(it) && !wire.includes(it)))
    yield `names ${code} in its description, but does not list it`
  for (const code of listed.filter((it) => !named.includes(it)))
    yield `lists ${code}, but does not name it in its description`
  for (const [name, example] of response.get('content', 'application/json', 'examples').entries()) {
    const { code, reason = code } = example.get('value', 'data').members
    if (!listed.includes(String(reason)) || !wire.includes(code))
      yield `has the example "${name}" with ${String(reason)}, which it does not list`
  }
}
