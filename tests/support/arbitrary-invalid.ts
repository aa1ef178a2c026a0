import fc from 'fast-check'
import { validValue } from './arbitrary.ts'
import { isValid } from './contract-schema.ts'
import type { Schema } from './contract-types.ts'

/** Texts that a sanitiser leaves unchanged, so that they stay invalid. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('', 'x', '-1', '1e3', '1,5', '12.34567', 'Published', '!?', '2030-02-30T00:00:00Z'),
  fc.constantFrom(51, 256, 501, 21_000).map((length) => 'x'.repeat(length)),
  fc.constant([]),
  fc.constant({}),
  fc.constant([[]]),
)

/** Values with exactly one change that makes the schema reject them. */
export function invalidValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc
    .tuple(validValue(schema), fc.nat(), fc.constantFrom('remove', 'add', 'replace'), junk)
    .map(([value, place, change, by]) => mutate(value, place, change, by))
    .filter((value) => !isValid(schema, value))
}

type Path = readonly (string | number)[]

function mutate(value: unknown, place: number, change: string, by: unknown): unknown {
  const paths = placesOf(value)
  const path = paths[place % paths.length] ?? []
  return changeAt(value, path, (old) => {
    if (change === 'remove' && path.length > 0) return undefined
    return change === 'add' && isObject(old) ? { ...old, unknown: by } : by
  })
}

function placesOf(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, child]) => placesOf(child, [...path, key]))]
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== key) return [item]
      const changed = changeAt(item, rest, change)
      return changed === undefined ? [] : [changed]
    })
  }
  if (!isObject(value)) return value
  const { [key]: old, ...others } = value
  const changed = changeAt(old, rest, change)
  return changed === undefined ? others : { ...others, [key]: changed }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
