import type { SanitizePlan } from '../../generated/operations.ts'
import { pointerSegment } from '../base/json-pointer.ts'
import { UnsafeInputError } from './limits.ts'

const MAX_DEPTH = 64

/** Returns the sanitised form of a string. @param pointer its JSON Pointer (RFC 6901) */
export type ChangeString = (text: string, plan: 'text' | 'html', pointer: string) => string

/** Counts the fields and items of a JSON value before they are processed: 256 kB can contain 130,000. */
export function checkValueLimits(value: unknown, limit: number): void {
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
 * Changes every string in a JSON value except secrets; returns the same reference if nothing changes. Throws
 * before the recursion gets too deep: 256 kB of JSON can have 128,000 levels.
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

/** Copies descriptors, so that a key `__proto__`, which is valid JSON, stays a key, and lists stay lists. */
function copyOf(value: Record<string, unknown>): Record<string, unknown> {
  const copy = Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value))
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(value))
}

/** Whether a value is an object or a list: a list is a record of its indices. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
