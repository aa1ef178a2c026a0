import { type Change, change, code, listOf } from './change.ts'
import { type Contract, entries, type Operation, record, texts } from './contract.ts'

/**
 * The error codes (`x-error-codes`) of the responses that both versions of an operation have. One that is new is
 * harmless, for a client treats a code that it does not know by its status; so is one that no longer comes.
 */
export function compareRefusals(
  base: Contract,
  was: Operation,
  revision: Contract,
  now: Operation,
): Change[] {
  const [before, after] = [codesByStatus(base, was), codesByStatus(revision, now)]
  return [...after].flatMap(([status, codes]) => {
    const old = before.get(status)
    if (!old) return []
    const response = `The ${status} response of ${code(now.id)}`
    const [added, removed] = [without(codes, old), without(old, codes)]
    return [
      ...(added.length > 0
        ? [change('minor', 'Added', `${response} can have the code ${listOf(added)}.`)]
        : []),
      ...(removed.length > 0
        ? [change('minor', 'Removed', `${response} no longer has the code ${listOf(removed)}.`)]
        : []),
    ]
  })
}

function codesByStatus(contract: Contract, { value }: Operation): Map<string, string[]> {
  return new Map(
    entries(value.responses).map(([status, response]) => [
      status,
      texts(record(contract.resolve(response))['x-error-codes']),
    ]),
  )
}

function without(codes: readonly string[], others: readonly string[]): string[] {
  return codes.filter((one) => !others.includes(one))
}
