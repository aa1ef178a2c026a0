import { type Change as Difference, impactOf } from '../contract/change.ts'
import { compare } from '../contract/compare.ts'
import { Contract } from '../contract/contract.ts'
import { contractOf, filesOf, readReleases } from '../contract/gate.ts'
import { byVersion, neededVersion } from '../contract/version.ts'
import { record } from '../json.ts'
import type { Change } from './changes.ts'

/** A contract with the version that its changes since the releases require. */
export interface Versioned {
  readonly contract: string
  readonly version: string
  /** The changes that break clients of a release, unless the version already says so. */
  readonly breaks: readonly string[]
  /** Whether a release contains the resource. */
  readonly isReleased: (name: string) => boolean
}

/** @param released the folder of the releases */
export async function versioned(
  text: string,
  changes: readonly Change[],
  released = filesOf([]).released,
): Promise<Versioned> {
  const releases = await readReleases(released)
  const revision = contractOf(text)
  const compared = releases.map((base) => {
    // if all changes were reverted, only its version differs from a release
    const info = { ...record(revision.document.info), version: base.version }
    const same = new Contract({ ...revision.document, info })
    return { base, differences: compare({ base, revision: same, today: new Date() }) }
  })
  const needed = compared.map(({ base, differences }) => neededVersion(base.version, impactOf(differences)))
  const least = needed.sort(byVersion).at(-1) ?? revision.version
  const isAsReleased = compared.some(
    ({ base, differences }) => base.version === least && differences.length === 0,
  )
  // a raised version that is no longer required is reverted with the changes
  const isRaised = byVersion(revision.version, least) >= 0 && !(isAsReleased && changes.length > 0)
  const version = isRaised ? revision.version : least
  const isMajor = (one: Difference) => one.impact === 'major'
  // a later release can have said it already
  const isSaid = (base: Contract) => byVersion(revision.version, neededVersion(base.version, 'major')) >= 0
  const breaks = compared.flatMap(({ base, differences }) =>
    isSaid(base) ? [] : differences.filter(isMajor),
  )
  return {
    contract: withVersion(text, version),
    version,
    breaks: [...new Set(breaks.map((one) => one.text))],
    isReleased: (name) => releases.some((one) => one.at(['components', 'schemas', name]) !== undefined),
  }
}

function withVersion(text: string, version: string): string {
  return text.replace(/^( {2}version: ).+$/m, (_, head) => `${head}${version}`)
}
