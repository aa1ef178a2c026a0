import type { SanitizePlan } from '../../generated/operations.ts'
import { pointerSegment } from '../base/json-pointer.ts'
import { UnsafeInputError } from './bounds.ts'

const MAX_DEPTH = 64

/** Gives a string its sanitised form. @param pointer of the string: JSON Pointer (RFC 6901) */
export type ChangeString = (text: string, plan: 'text' | 'html', pointer: string) => string

/** Counts the fields and items of a JSON value before they are looked at: 256 kB of it can have 130,000. */
export function requireModestValue(value: unknown, limit: number): void {
  let left = limit
  const visit = (parent: unknown, pointer: string, depth: number) => {
    if (!isRecord(parent) || depth === MAX_DEPTH) return
    if (Array.isArray(parent) && parent.length > left) throw new UnsafeInputError('values', limit, pointer)
    for (const key in parent) {
      if (left-- === 0) throw new UnsafeInputError('values', limit, pointer)
      const child = parent[key]
      if (isRecord(child)) visit(child, `${pointer}/${pointerSegment(key)}`, depth + 1)
    }
  }
  visit(value, '', 0)
}

/**
 * A JSON value with every string changed but the secrets; the same reference where nothing changes. Throws
 * before recursion gets dangerous: 256 kB of JSON can be 128,000 levels deep.
 */
export function changeStrings(
  value: unknown,
  plan: SanitizePlan,
  change: ChangeString,
  pointer = '',
  depth = 0,
): unknown {
  if (plan === 'secret') return value
  if (typeof value === 'string') return change(value, plan === 'html' ? 'html' : 'text', pointer)
  if (!isRecord(value)) return value
  if (depth === MAX_DEPTH) throw new UnsafeInputError('depth', MAX_DEPTH)
  let copy: Record<string, unknown> | undefined
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue
    const place = `${pointer}/${pointerSegment(key)}`
    const changed = changeStrings(value[key], childPlan(plan, value, key), change, place, depth + 1)
    if (changed === value[key]) continue
    copy ??= copyOf(value)
    copy[key] = changed
  }
  return copy ?? value
}

function childPlan(plan: SanitizePlan, parent: object, key: string): SanitizePlan {
  if (typeof plan === 'string') return 'text'
  if (Array.isArray(parent)) return plan.items ?? 'text'
  return plan.properties && Object.hasOwn(plan.properties, key) ? (plan.properties[key] ?? 'text') : 'text'
}

/** By descriptors, so that a key `__proto__` (JSON may have one) stays a key, and lists stay lists. */
function copyOf(value: Record<string, unknown>): Record<string, unknown> {
  const copy = Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value))
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(value))
}

/** Objects and lists: a list is a record of its indices. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
