import { isDeepStrictEqual } from 'node:util'
import { type Change, change, merged } from './change.ts'
import { classify, isJudgedElsewhere } from './classify.ts'
import type { Comparison } from './contract.ts'
import { comparePolicies } from './policy.ts'
import { type Reported, report } from './report.ts'
import { unseen } from './unseen.ts'

/**
 * What has changed between two contracts, as lines of a changelog.
 *
 * @param files the same two as files, for Redocly
 */
export async function compare(
  comparison: Comparison,
  files: { readonly base: string; readonly revision: string },
): Promise<Change[]> {
  if (isDeepStrictEqual(comparison.base.document, comparison.revision.document)) return []
  return judge(comparison, await report(files.base, files.revision))
}

function judge(comparison: Comparison, reported: readonly Reported[]): Change[] {
  const found = [
    ...reported.filter((it) => !isJudgedElsewhere(it)).flatMap((it) => classify(it, comparison)),
    ...comparePolicies(comparison),
    ...unseen(comparison, reported),
  ]
  const isWords = ({ impact }: Change) => impact === 'patch'
  const lines = merged([...found.filter((one) => !isWords(one)), ...found.filter(isWords)])
  return lines.length > 0 ? lines : [change('patch', 'Changed', 'The document says the same in another way.')]
}
