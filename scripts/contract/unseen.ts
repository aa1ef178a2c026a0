import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../src/core/guards.ts'
import { type Change, change, code, prose } from './change.ts'
import { type Comparison, type Path, pointerOf } from './contract.ts'
import type { Reported } from './report.ts'
import { subjectOf } from './subject.ts'

/** Where a difference is judged though nobody reports it, by policy.ts. */
const JUDGED = [
  /^\/(?:info\/version|x-rate-limits|security)(?:\/|$)/,
  /^\/paths\/[^/]+\/[^/]+\/(?:security|x-deprecation)(?:\/|$)/,
  /\/x-extensible-enum$/,
  /^\/components\/schemas\/ErrorCode\/x-error-code-details(?:\/|$)/,
]

/** What differs and nobody has reported. It is taken as breaking: better one version too many than a surprise. */
export function unseen({ base, revision }: Comparison, reported: readonly Reported[]): Change[] {
  const seen = reported
    .flatMap((it) => [it.base?.at ?? [], it.revision?.at ?? [], it.path])
    .filter((at) => at.length > 0)
  return differences(base.document, revision.document)
    .filter((path) => !JUDGED.some((judged) => judged.test(pointerOf(path))))
    .filter((path) => !seen.some((other) => isWithin(other, path) || isWithin(path, other)))
    .map((path) => {
      if (isExample(path)) return prose(subjectOf(revision, path, path).name)
      const text = `${code(pointerOf(path))} differs, and there is no rule that knows what it means.`
      return change('major', 'Changed', text)
    })
}

/** The innermost places that differ. A reference is as good as another: what it leads to is compared. */
function differences(base: unknown, revision: unknown, at: Path = []): Path[] {
  if (at.at(-1) === '$ref' || isDeepStrictEqual(base, revision)) return []
  if (!isRecord(base) || !isRecord(revision)) return [at]
  return Object.keys({ ...base, ...revision }).flatMap((key) =>
    differences(base[key], revision[key], [...at, key]),
  )
}

function isWithin(outer: Path, inner: Path): boolean {
  return outer.every((key, index) => key === inner[index])
}

/** `redocly diff` does not look into the values of examples. */
function isExample(path: Path): boolean {
  return path.some((key, index) => /^examples?$/.test(key) && path[index - 1] !== 'properties')
}
