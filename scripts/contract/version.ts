import { OperatorError } from '../../src/config/operator-error.ts'
import type { Impact } from './change.ts'

const PARTS: readonly Impact[] = ['major', 'minor', 'patch']

/**
 * The problem with the version of a contract that has changed since a release (Semantic Versioning 2.0.0);
 * undefined if it is right.
 *
 * @throws Error for an invalid version
 */
export function versionProblem(
  released: string,
  present: string,
  impact: Impact | undefined,
): string | undefined {
  const [was, now] = [parse(released), parse(present)]
  const raised = PARTS.findIndex((_part, index) => now[index] !== was[index])
  if (byVersion(present, released) < 0) return `${present} is lower than ${released}, which is released.`
  if (impact === undefined) return undefined
  if (raised >= 0 && raised <= PARTS.indexOf(impact)) return undefined
  return `${WHY[impact]} info.version must be at least ${next(was, impact)}; it is ${present}.`
}

/** Compares two versions, for `sort`. */
export function byVersion(one: string, other: string): number {
  const [was, now] = [parse(one), parse(other)]
  const part = was.findIndex((number, index) => number !== now[index])
  return part < 0 ? 0 : Number(was[part]) - Number(now[part])
}

const WHY: Readonly<Record<Impact, string>> = {
  major: 'Clients break:',
  minor: 'The contract has grown:',
  patch: 'The words of the contract have changed:',
}

/** The lowest possible version of a contract that has changed since a release. */
export function neededVersion(released: string, impact: Impact | undefined): string {
  return impact === undefined ? released : next(parse(released), impact)
}

function next([major = 0, minor = 0, patch = 0]: readonly number[], impact: Impact): string {
  if (impact === 'major') return `${major + 1}.0.0`
  return impact === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

function parse(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new OperatorError(`info.version must be like 8.1.0; it is ${version}`)
  return version.split('.').map(Number)
}
