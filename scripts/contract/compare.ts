import { isDeepStrictEqual } from 'node:util'
import { type Change, change } from './change.ts'
import { classify, isJudgedElsewhere } from './classify.ts'
import type { Comparison } from './contract.ts'
import { comparePolicies } from './policy.ts'
import { type Reported, report } from './report.ts'
import { unseen } from './unseen.ts'

/** The names that one line holds. */
const MOST_NAMES = 8

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
  const changes: Change[] = []
  const described = new Set<string>()
  for (const line of reported
    .filter((it) => !isJudgedElsewhere(it))
    .flatMap((it) => classify(it, comparison))) {
    if ('describes' in line) described.add(line.describes)
    else changes.push(line)
  }
  changes.push(...comparePolicies(comparison), ...unseen(comparison, reported))
  const prose = described.size > 0 ? [proseOf([...described])] : []
  const lines = unique([...changes, ...prose])
  return lines.length > 0 ? lines : [change('patch', 'Changed', 'The document says the same in another way.')]
}

/** Words and examples, in one line for all of them. */
function proseOf(names: readonly string[]): Change {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} more`] : shown
  return change('patch', 'Changed', `Documentation is revised: ${all.join(', ')}.`)
}

function unique(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((one) => [`${one.group} ${one.text}`, one])).values()]
}
