import { record } from '../json.ts'
import { type Change, change, code } from './change.ts'
import type { Comparison, Operation } from './contract.ts'

export interface Matched {
  /** Operations that are in both contracts. */
  readonly kept: readonly (readonly [was: Operation, now: Operation])[]
  /** The added, removed and moved operations. */
  readonly changes: readonly Change[]
}

/** Matches the operations of two contracts: by name, or by address if the name has changed. */
export function matchOperations({ base, revision, today }: Comparison): Matched {
  const kept: [Operation, Operation][] = []
  const changes: Change[] = []
  const present = new Map([...revision.operations.values()].map((now) => [addressOf(now), now]))
  for (const was of base.operations.values()) {
    const there = present.get(addressOf(was))
    const isRenamed = there && !base.operations.has(there.id)
    const now = revision.operations.get(was.id) ?? (isRenamed ? there : undefined)
    if (now) kept.push([was, now])
    else changes.push(removed(was, today))
    if (now && addressOf(now) !== addressOf(was)) changes.push(moved(now))
  }
  const found = new Set(kept.map(([, now]) => now))
  const come = [...revision.operations.values()].filter((now) => !found.has(now))
  return { kept, changes: [...changes, ...come.map(added)] }
}

/** The address that a client calls, without the names of path parameters. */
function addressOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
}

function moved({ id, method, path }: Operation): Change {
  return change('major', 'Changed', `${code(id)} has moved to ${method.toUpperCase()} ${path}.`)
}

function added({ id, method, path, value }: Operation): Change {
  const text = `${code(id)} is new: ${method.toUpperCase()} ${path}, “${String(value.summary ?? '')}”.`
  return change('minor', 'Added', text)
}

/** An operation whose end was announced long enough ago, and that now responds with 410, can be removed. */
function removed({ id, value }: Operation, today: Date): Change {
  const { sunset } = record(value['x-deprecation'])
  const isGone = typeof sunset === 'string' && Date.parse(sunset) <= today.getTime()
  if (!isGone) return change('major', 'Removed', `${code(id)} is removed.`)
  return change('minor', 'Removed', `${code(id)} is removed; it has been gone since its sunset on ${sunset}.`)
}
