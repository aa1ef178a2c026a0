import { UsageError } from '../../src/programs/program.ts'
import type { Json } from '../json.ts'

/** @throws UsageError always */
export function fail(what: string, why: string): never {
  throw new UsageError(`${what}: ${why}.`)
}

/**
 * Refuses flags that are neither true nor false: in YAML 1.2, `yes` is a text, and would mean nothing.
 *
 * @param of what the flags belong to, such as `x-resource.`
 */
export function requireFlags(what: string, values: Json, flags: readonly string[], of = ''): void {
  for (const flag of flags)
    if (values[flag] !== undefined && typeof values[flag] !== 'boolean')
      fail(what, `${of}${flag} must be true or false, not ${JSON.stringify(values[flag])}`)
}
