// The tests resolve references themselves, only here: the result of the service, its generator or the linter
// may be wrong.

/** An object of the document. */
export type Json = Readonly<Record<string, unknown>>

/** @throws Error if this place of the document has no object */
export function objectAt(value: unknown, at: string): Json {
  if (!isObject(value)) throw new Error(`openapi.yaml: ${at} is not an object`)
  return value
}

/** The members of an object of objects; none if the document has none. */
export function entriesAt(value: unknown): [string, Json][] {
  return isObject(value) ? Object.entries(value).map(([key, member]) => [key, objectAt(member, key)]) : []
}

/** The items of a list of objects; none if the document has none. */
export function listAt(value: unknown): Json[] {
  return Array.isArray(value) ? value.map((item) => objectAt(item, 'an item')) : []
}

/** Extensions that the service checks like the keyword that follows them. */
const KEYWORDS: readonly (readonly [extension: string, keyword: string])[] = [
  ['x-pattern', 'pattern'],
  ['x-extensible-enum', 'enum'],
]

/** The document without references, and with its extensions turned into the keywords they stand for. */
export function flattened(document: unknown): Json {
  return objectAt(dereferenced(enforced(document)), 'the document')
}

function enforced(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(enforced)
  if (!isObject(part)) return part
  const members = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, enforced(value)]))
  for (const [extension, keyword] of KEYWORDS) {
    if (members[extension] !== undefined) members[keyword] = members[extension]
    delete members[extension]
  }
  const { 'x-max-decimals': decimals, ...others } = members
  return decimals === 4 ? { ...others, format: 'decimal' } : members
}

/**
 * A document with every `$ref` replaced by its target, which is one object wherever it stands; keywords
 * beside a `$ref` are kept.
 *
 * @throws Error for a reference to another document, to nothing, or to itself
 */
function dereferenced(source: unknown): unknown {
  const targets = new Map<string, unknown>()
  return inside(source, [])

  function inside(part: unknown, open: readonly string[]): unknown {
    if (Array.isArray(part)) return part.map((item) => inside(item, open))
    if (!isObject(part)) return part
    const { $ref, ...rest } = part
    const members = Object.entries(rest).map(([key, value]) => [key, inside(value, open)])
    if (typeof $ref !== 'string') return Object.fromEntries(members)
    if (open.includes($ref)) throw new Error(`openapi.yaml: ${$ref} refers to itself`)
    const target = targets.get($ref) ?? inside(follow(source, $ref), [...open, $ref])
    targets.set($ref, target)
    return members.length === 0 ? target : { ...objectAt(target, $ref), ...Object.fromEntries(members) }
  }
}

/** The target of a reference. References within the target are kept. */
export function follow(source: unknown, reference: string): unknown {
  const [document, ...segments] = reference.split('/')
  if (document !== '#') throw new Error(`openapi.yaml: ${reference} is in another document`)
  return segments.reduce<unknown>((value, segment) => {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    return objectAt(value, reference)[key]
  }, source)
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
