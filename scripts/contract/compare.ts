import { isDeepStrictEqual } from 'node:util'
import { entries } from '../json.ts'
import { type Change, change, code, merged, prose } from './change.ts'
import type { Comparison } from './contract.ts'
import { matchOperations } from './operations.ts'
import { Pairs } from './pairs.ts'
import { comparePolicies } from './policy.ts'
import { changesOf } from './rules.ts'

/** The changes between two contracts, as lines of a changelog. */
export function compare(comparison: Comparison): Change[] {
  if (isDeepStrictEqual(comparison.base.document, comparison.revision.document)) return []
  const { kept, changes } = matchOperations(comparison)
  const pairs = new Pairs(comparison, kept).all
  const found = [
    ...changes,
    ...pairs.flatMap((pair) => changesOf(pair, comparison)),
    ...comparePolicies(comparison, kept),
    ...compareUnused(comparison),
  ]
  const isWords = ({ impact }: Change) => impact === 'patch'
  const lines = merged([...found.filter((one) => !isWords(one)), ...found.filter(isWords)])
  return lines.length > 0 ? lines : [change('patch', 'Changed', 'The document says the same in another way.')]
}

/** Unused components have no effect. The others are compared where they are used, credentials by name. */
function compareUnused({ base, revision }: Comparison): Change[] {
  return entries(base.document.components).flatMap(([kind, components]) =>
    entries(kind === 'securitySchemes' ? {} : components).flatMap(([name, component]) => {
      const present = revision.at(['components', kind, name])
      const isUsed = [base, revision].some((contract) => contract.usersOf(`${kind}/${name}`).length > 0)
      return isUsed || isDeepStrictEqual(component, present) ? [] : [prose(code(name))]
    }),
  )
}
