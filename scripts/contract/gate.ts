import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { isRecord, isSystemError } from '../../src/base/guards.ts'
import { root } from '../../src/base/root.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import { type Change, impactOf } from './change.ts'
import { sections } from './changelog.ts'
import { compare } from './compare.ts'
import { Contract } from './contract.ts'
import { versionProblem } from './version.ts'

/** The files that the gate reads and a release writes. */
export interface Files {
  readonly document: string
  readonly released: string
  readonly changelog: string
}

export interface Verdict {
  readonly released: string
  readonly present: string
  readonly changes: readonly Change[]
  /** Why the contract cannot be released as it is. */
  readonly problem: string | undefined
}

/** The files of the repository, unless the command line names others. */
export function filesOf(args: readonly string[]): Files {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { document: text, released: text, changelog: text },
  })
  return {
    document: resolve(values.document ?? join(root, 'openapi.yaml')),
    released: resolve(values.released ?? join(root, 'generated/released/openapi.yaml')),
    changelog: resolve(values.changelog ?? join(root, 'CHANGELOG.md')),
  }
}

/** Undefined when nothing has been released yet. */
export async function judgeContract(
  { document, released }: Files,
  today: Date,
): Promise<Verdict | undefined> {
  const source = await readText(released)
  if (source === undefined) return undefined
  const [base, revision] = [contractOf(source), contractOf(await readFile(document, 'utf8'))]
  const changes = compare({ base, revision, today })
  const problem = versionProblem(base.version, revision.version, impactOf(changes))
  return { released: base.version, present: revision.version, changes, problem }
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

/** Undefined for a file that is not there. */
export async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined
    throw error
  }
}

export function inWords({ released, present, changes, problem }: Verdict): string {
  const title = `openapi.yaml ${present}, compared with the release ${released}`
  const body = changes.length > 0 ? sections(changes) : 'Nothing has changed.\n'
  return `${title}\n\n${body}${problem === undefined ? '' : `\n${problem}\n`}`
}
