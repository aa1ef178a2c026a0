import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../src/contract/guards.ts'
import { type Change, change, code } from './change.ts'
import { type Comparison, type Path, pointerOf } from './contract.ts'
import type { Reported } from './report.ts'

/** Where a difference is judged though nobody reports it, by policy.ts. */
const JUDGED = [
  /^\/(?:info\/version|x-rate-limits|x-open-enums|security)(?:\/|$)/,
  /^\/paths\/[^/]+\/[^/]+\/(?:security|x-deprecation)(?:\/|$)/,
  /^\/components\/schemas\/ErrorCode\/x-error-codes(?:\/|$)/,
]

/** What differs and nobody has reported. It is taken as breaking: better one version too many than a surprise. */
export function unseen({ base, revision }: Comparison, reported: readonly Reported[]): Change[] {
  const seen = reported
    .flatMap((it) => [it.base?.at ?? [], it.revision?.at ?? [], it.path])
    .filter((at) => at.length > 0)
    .map((at) => `${pointerOf(at)}/`)
  return differences(base.document, revision.document)
    .map((path) => pointerOf(path))
    .filter((at) => !JUDGED.some((judged) => judged.test(at)))
    .filter((at) => !seen.some((other) => other.startsWith(`${at}/`) || `${at}/`.startsWith(other)))
    .map((at) =>
      change('major', 'Changed', `${code(at)} differs, and there is no rule that knows what it means.`),
    )
}

/** The innermost places that differ. A reference is as good as another: what it leads to is compared. */
function differences(base: unknown, revision: unknown, at: Path = []): Path[] {
  if (at.at(-1) === '$ref' || isDeepStrictEqual(base, revision)) return []
  if (!isRecord(base) || !isRecord(revision)) return [at]
  return Object.keys({ ...base, ...revision }).flatMap((key) =>
    differences(base[key], revision[key], [...at, key]),
  )
}
