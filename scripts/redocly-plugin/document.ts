import { record } from '../json.ts'
import { operations } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'

/** The conventions of the whole document on which generators, server and page rely. */
export function* documentConventions(root: JsonNode): Iterable<Problem> {
  if (root.members.openapi !== '3.1.0') yield root.get('openapi').problem('openapi must be exactly 3.1.0.')
  const version = root.get('info', 'version')
  if (!/^\d+\.\d+\.\d+$/.test(String(version.value)))
    yield version.problem('info.version must be a semantic version.')
  for (const [path, item] of root.get('paths').entries()) {
    if (!path.startsWith('/api/')) yield item.problem(`${path} must start with /api/.`)
    if (/\/v\d+(\/|$)/.test(path)) yield item.problem(`${path} must not carry a version.`)
  }
  for (const [, server] of root.get('servers').entries()) {
    if (!isBareOrigin(server.members.url))
      yield server.problem('A server must be a bare origin: scheme, host and port.')
  }
  yield* unsafeParts(root)
}

function isBareOrigin(url: unknown) {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).origin === url
}

/** The document is served as one file, and generators copy its words into comments. */
function* unsafeParts(root: JsonNode): Iterable<Problem> {
  const queue: [readonly (string | number)[], unknown][] = [[[], root.value]]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [at, value] = next
    const { $ref, description } = record(value)
    if (typeof $ref === 'string' && !$ref.startsWith('#/'))
      yield { at, message: `${$ref} is outside of this file.` }
    if (typeof description === 'string' && description.includes('*/'))
      yield { at: [...at, 'description'], message: 'A description must not have */, the end of a comment.' }
    if (typeof description === 'string' && description.includes('<!--'))
      yield {
        at: [...at, 'description'],
        message: 'A description must not have a comment, or a mark for one.',
      }
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) queue.push([[...at, key], child])
    }
  }
}

/** Each operation belongs to a rate-limit class of the document. */
export function* rateLimitKnown(root: JsonNode): Iterable<Problem> {
  const classes = root.get('x-rate-limits')
  for (const { id, node } of operations(root)) {
    const name = node.members['x-rate-limit']
    if (typeof name === 'string' && classes.get(name).exists) continue
    yield node.problem(`${id}: x-rate-limit must be one of ${Object.keys(classes.members).join(', ')}.`)
  }
  for (const [name, limit] of classes.entries()) {
    for (const field of ['limit', 'window']) {
      const value = limit.members[field]
      if (!Number.isInteger(value) || Number(value) < 1)
        yield limit.problem(`${name}: ${field} must be a positive integer.`)
    }
  }
}
