import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isNode, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import { isRecord } from '../../src/base/guards.ts'
import { indexIn } from '../complete/addition.ts'
import { insertAt, nodeOf } from '../complete/insert.ts'
import { PROSE } from '../contract/words.ts'
import { entries, type Json, list, record } from '../json.ts'

/**
 * Applies the differences between two versions of a part to a document with the first version, edited by
 * hand. Everything that is the same in both stays, and so do edited texts.
 */
export function merge(document: Document, base: Json, next: Json): void {
  if (isMap(document.contents)) mergeMap(document, document.contents, base, next)
}

function mergeMap(document: Document, map: YAMLMap, base: Json, next: Json): void {
  for (const key of Object.keys(base)) if (!(key in next)) map.delete(key)
  for (const [key, value] of entries(next)) {
    const there = map.get(key, true)
    if (there === undefined) {
      if (!(key in base) && !isBlank(value))
        insertAt(document, map, placeOf(keysOf(map), key, next), key, value)
      // authors have written other values into examples, so only `updateExamples` changes their fields
    } else if (key !== 'examples' && !isDeepStrictEqual(base[key], value))
      mergeValue(document, map, key, [base[key], value])
  }
}

function mergeValue(
  document: Document,
  map: YAMLMap,
  key: string,
  [was, now]: readonly [unknown, unknown],
): void {
  const there = map.get(key, true)
  if (isMap(there) && isRecord(now)) mergeMap(document, there, record(was), record(now))
  else if (isSeq(there) && Array.isArray(now)) mergeList(document, there, list(was), now)
  else if (was === undefined) return
  else if (!PROSE.has(key) || isDeepStrictEqual(jsOf(there), was)) map.set(key, nodeOf(document, now))
}

/**
 * Items match if they are equal, or parameters with the same name. New parameters come last, because clients
 * in some languages pass them by position.
 */
function mergeList(
  document: Document,
  seq: YAMLSeq,
  base: readonly unknown[],
  next: readonly unknown[],
): void {
  const indexOf = (value: unknown) => seq.items.findIndex((item) => identity(jsOf(item)) === identity(value))
  const kept = new Set(next.map(identity))
  for (const value of base) if (!kept.has(identity(value)) && indexOf(value) >= 0) seq.delete(indexOf(value))
  for (const value of next) {
    const item = seq.items[indexOf(value)]
    const was = base.find((one) => identity(one) === identity(value))
    const order = Object.fromEntries(next.map((one) => [identity(one), true]))
    const there = seq.items.map((one) => identity(jsOf(one)))
    if (item === undefined && was === undefined)
      insertAt(
        document,
        seq,
        isParameter(value) ? there.length : placeOf(there, identity(value), order),
        undefined,
        value,
      )
    else if (isMap(item) && isRecord(value)) mergeMap(document, item, record(was), record(value))
  }
}

/** After the last one that precedes it in `order`; at the end if there is none. */
function placeOf(there: readonly string[], key: string, order: Json): number {
  const place = indexIn(there, key, Object.keys(order))
  return place > 0 || there.some((one) => one in order) ? place : there.length
}

function identity(value: unknown): string {
  const { name, in: where, $ref } = record(value)
  return String(
    $ref ?? (typeof name === 'string' ? `${String(where ?? 'query')} ${name}` : JSON.stringify(value)),
  )
}

function isParameter(value: unknown): boolean {
  return typeof record(value).in === 'string'
}

function keysOf(map: YAMLMap): string[] {
  return map.items.map(({ key }) => String(isScalar(key) ? key.value : key))
}

function jsOf(node: unknown): unknown {
  return isNode(node) ? (isScalar(node) ? node.value : JSON.parse(JSON.stringify(node))) : node
}

/** An empty part, with nothing for the resource. */
function isBlank(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.values(value).every(isBlank)
}
