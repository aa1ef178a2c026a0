import { UsageError } from '../../src/programs/program.ts'

/** @throws UsageError always */
export function fail(what: string, why: string): never {
  throw new UsageError(`${what}: ${why}.`)
}
