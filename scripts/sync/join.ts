import { capital, plural } from '../complete/words.ts'
import { lowerFirst, type Schema } from '../generate/schemas.ts'
import { entries, record } from '../json.ts'
import { JsonNode } from '../redocly-plugin/json-node.ts'
import { fail } from './fail.ts'

/** A field that shows several records of another resource; bodies have their ids. */
export interface Join {
  /** The resource of the records; undefined if the derived parts were written by hand. */
  readonly to: string | undefined
  /** The singular: `category`. */
  readonly item: string
  /** The name of their ids in bodies: `categoryIds`. */
  readonly key: string
}

/** The part of a field that is needed here, as read from a schema. */
interface Described {
  readonly name: string
  readonly join: Join | undefined
}

/**
 * The records that a field of a resource shows, if it is a list of records.
 *
 * @param of the name of the resource
 * @param whole the schema with references resolved
 * @throws UsageError with the mistake in it
 */
export function joinOf(document: unknown, of: string, name: string, whole: Schema): Join | undefined {
  const to = whole['x-references'] === undefined ? undefined : String(whole['x-references'])
  const items = new JsonNode(document, [], whole).get('items')
  const isListOfRecords = to !== undefined || (items.ref !== undefined && items.types.includes('object'))
  if (![whole.type].flat().includes('array') || !isListOfRecords) return undefined
  const item = singular(name, to)
  const key = `${item}Ids`
  if (to !== undefined) {
    assertJoin(document, `${of}.${name}`, whole, { of, to, item, items })
    return { to, item, key }
  }
  const given = new JsonNode(document, [], document).get('components', 'schemas', `${of}Create`, 'properties')
  return given.get(key).exists ? { to, item, key } : undefined
}

/** The name of a field in the body of a request. */
export function givenName({ name, join }: Described): string {
  return join?.key ?? name
}

/** A new list of objects must name their resource, unless the derived parts were written by hand. */
export function assertSaid(
  of: string,
  { name, join, whole }: Described & { readonly whole: Schema },
  others: readonly Described[],
): void {
  const one = others.find((other) => other.name === `${join?.item}Id`)
  if (one) fail(`${of}.${name}`, `a filter cannot tell it from ${one.name}: call one of them otherwise`)
  const { $ref } = record(whole.items)
  if ([whole.type].flat().includes('array') && $ref !== undefined && join === undefined)
    fail(`${of}.${name}`, 'say which resource its items are: `x-references: Category`')
}

/** Rejects unsupported changes of a reference: lists use another table, and triggers name columns. */
export function assertSame(
  of: string,
  old: Described & { readonly relation: { readonly to: string } | undefined },
  now: Described,
): void {
  const isOther = old.join?.to !== undefined && old.join.to !== now.join?.to
  if (isOther || (old.join === undefined) !== (now.join === undefined))
    fail(`${of}.${now.name}`, 'a list of records has other records then: remove the field and add another')
  if (now.join && old.name !== now.name)
    fail(`${of}.${now.name}`, 'a list of records cannot be renamed: remove the field and add another one')
  if (old.relation?.to === of && old.name !== now.name)
    fail(`${of}.${now.name}`, 'a reference to its own kind cannot be renamed: its trigger has the old name')
}

function assertJoin(
  document: unknown,
  what: string,
  whole: Schema,
  { of, to, item, items }: { of: string; to: string; item: string; items: JsonNode },
): void {
  const target = new JsonNode(document, [], document).get('components', 'schemas', to)
  if (to === 'User') fail(what, 'a list cannot refer to users: they can be deleted at any time')
  if (item === lowerFirst(of)) fail(what, 'call it after what it refers to')
  if ([whole.type].flat().includes('null')) fail(what, 'a list is empty, never null')
  for (const keyword of ['x-sort', 'x-unique'])
    if (whole[keyword] === true) fail(what, `a list of records has no ${keyword}`)
  const known = target.get('properties').members
  for (const [shown] of entries(items.members.properties))
    if (!(shown in known)) fail(what, `shows ${shown}, which a ${to} does not have`)
}

/** `categories` of a `Category` are each a `category`, and `relatedPosts` of a `Post` a `relatedPost`. */
function singular(name: string, to: string | undefined): string {
  for (const one of to === undefined ? [] : [lowerFirst(to), capital(to)])
    if (name.endsWith(plural(one))) return `${name.slice(0, -plural(one).length)}${one}`
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return name.replace(/(?<=x|z|ch|sh|ss)es$|s$/, '')
}
