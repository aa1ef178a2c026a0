import { list } from '../json.ts'
import { type Operation, operations } from './contract.ts'
import type { Place, Problem } from './place.ts'

const READS = 'x-depends-on'
const WRITES = 'x-changes'
const TABLE = /^[a-z]+(_[a-z]+)*$/

/**
 * Answers are kept until a table changes that they depend on: a read says on which, and a write which it
 * changes. So each of these has an operation that changes it, and no write of a resource forgets to say so.
 */
export function* tablesTold(root: Place): Iterable<Problem> {
  const all = operations(root)
  for (const operation of all) yield* misplaced(operation)
  const changed = new Set(all.flatMap((operation) => tables(operation, WRITES)))
  for (const read of all) {
    const [first] = tables(read, READS)
    for (const table of tables(read, READS)) {
      if (changed.has(table)) continue
      yield read.place.get(READS).problem(`${read.id} depends on ${table}, which no operation changes.`)
    }
    if (first === undefined) continue
    for (const write of all.filter((other) => isWriteTo(read, other))) {
      if (tables(write, WRITES).includes(first)) continue
      yield write.place.problem(`${write.id} must have ${first} in ${WRITES}: ${read.id} depends on it.`)
    }
  }
}

function* misplaced({ id, method, place }: Operation): Iterable<Problem> {
  const [own, other] = method === 'get' ? [READS, WRITES] : [WRITES, READS]
  if (place.get(other).exists)
    yield place.get(other).problem(`${id} cannot have ${other}: it is ${method.toUpperCase()}.`)
  const told = place.get(own)
  if (!told.exists) return
  const names = list(told.value)
  const areNames = names.every((name) => typeof name === 'string' && TABLE.test(name))
  if (names.length === 0 || !areNames || new Set(names).size < names.length)
    yield told.problem(`${id}: ${own} must be a list of tables, each once, in lower case.`)
}

function tables({ place }: Operation, extension: string): string[] {
  return list(place.members[extension]).map(String)
}

/** Whether an operation writes what another one reads, or a part of it. */
function isWriteTo(read: Operation, write: Operation) {
  return write.method !== 'get' && `${write.path}/`.startsWith(`${read.path}/`)
}
