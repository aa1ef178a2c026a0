import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { readIfThere } from '../../src/base/files.ts'
import { isRecord } from '../../src/base/guards.ts'
import { root } from '../../src/base/root.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import { migrationsFolder, readMigrations, upgradesIn } from '../../src/database/migrations/records.ts'
import { callerPath } from '../../src/programs/program.ts'
import { type Change, impactOf } from './change.ts'
import { dateIn, entryIn, entryOf, sections } from './changelog.ts'
import { compare } from './compare.ts'
import { Contract } from './contract.ts'
import { byVersion, versionProblem } from './version.ts'

const WRITE = 'npm run contract:diff -- --write'

/** The files that the gate reads and a release writes. */
export interface Files {
  readonly document: string
  /** A folder with a copy of each release, by its version. */
  readonly released: string
  readonly changelog: string
  readonly migrations: string
}

export interface Verdict {
  /** The previous release, to compare with; undefined for the first one. */
  readonly released: string | undefined
  readonly present: string
  readonly isReleased: boolean
  readonly changes: readonly Change[]
  /** The required changelog entry of the current version. */
  readonly entry: string
  readonly hasEntry: boolean
  /** The reason why the contract cannot be released. */
  readonly problem: string | undefined
}

/** The files of the repository, or those named in the command line. */
export function filesOf(args: readonly string[]): Files {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      document: text,
      released: text,
      changelog: text,
      migrations: text,
      write: { type: 'boolean' },
    },
  })
  return {
    document: callerPath(values.document ?? join(root, 'openapi.yaml')),
    released: callerPath(values.released ?? join(root, 'generated/released')),
    changelog: callerPath(values.changelog ?? join(root, 'CHANGELOG.md')),
    migrations: callerPath(values.migrations ?? migrationsFolder),
  }
}

/** Checks the contract against its releases: its version must fit the changes since each of them. */
export async function judgeContract(files: Files, today: Date): Promise<Verdict> {
  const revision = contractOf(await readFile(files.document, 'utf8'))
  const { version: present } = revision
  const changelog = (await readIfThere(files.changelog)) ?? ''
  const releases = await readReleases(files.released)
  const isReleased = releases.some(({ version }) => version === present)
  // what may be removed depends on the day; for a release, on the day of the release
  const day = (isReleased ? dateIn(changelog, present) : undefined) ?? today
  const compared = releases.map((base) => ({ base, changes: compare({ base, revision, today: day }) }))
  const before = compared.findLast(({ base }) => byVersion(base.version, present) < 0)
  const [problem] = compared
    .map(({ base, changes }) => versionProblem(base.version, present, impactOf(changes)))
    .filter((found) => found !== undefined)
  const upgrades = (await readMigrations(files.migrations))
    .flatMap(upgradesIn)
    .filter(
      ({ version }) =>
        byVersion(version, present) <= 0 && byVersion(version, before?.base.version ?? present) > 0,
    )
  const entry = entryOf(
    revision,
    before?.changes,
    upgrades.map(({ note }) => note),
  )
  return {
    released: before?.base.version,
    present,
    isReleased,
    changes: before?.changes ?? [],
    entry,
    hasEntry: entryIn(changelog, present) === entry,
    problem,
  }
}

/** Oldest first. */
export async function readReleases(folder: string): Promise<Contract[]> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')) : []
  const releases = names.map(async (name) => contractOf(await readFile(join(folder, name), 'utf8')))
  return (await Promise.all(releases)).sort((a, b) => byVersion(a.version, b.version))
}

/** @throws OperatorError */
export function contractOf(source: string): Contract {
  const document = parseYaml(source)
  if (!isRecord(document)) throw new OperatorError('not an OpenAPI document')
  return new Contract(document)
}

function parseYaml(source: string): unknown {
  try {
    return parse(source)
  } catch (cause) {
    const [reason] = String(cause).split('\n')
    throw new OperatorError(`not YAML: ${reason}`, { cause })
  }
}

export function inWords({ released, present, changes, problem, hasEntry }: Verdict): string {
  const title =
    released === undefined
      ? `openapi.yaml ${present}, which nothing was released before`
      : `openapi.yaml ${present}, compared with the release ${released}`
  const body = changes.length > 0 ? sections(changes) : 'Nothing has changed.\n'
  const forgotten = hasEntry ? undefined : `CHANGELOG.md does not say this of ${present}: ${WRITE}`
  const faults = [problem, forgotten].map((fault) => (fault === undefined ? '' : `\n${fault}\n`))
  return `${title}\n\n${body}${faults.join('')}`
}
