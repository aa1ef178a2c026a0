import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OperatorError } from '../../src/config/operator-error.ts'
import { change, listOf } from './change.ts'
import { sections, versionsIn, withRelease } from './changelog.ts'
import type { Contract } from './contract.ts'
import { contractOf, type Files, inWords, judgeContract, readText } from './gate.ts'

/**
 * Releases the contract: its changes go into CHANGELOG.md, and its copy is what the next one is compared
 * with. Without a copy it is the first release, which can be made again as long as it is the only one.
 *
 * @returns what was released, in words
 * @throws OperatorError with the reason why nothing is: then nothing is written
 */
export async function release(files: Files, today: Date): Promise<string> {
  const verdict = await judgeContract(files, today)
  if (verdict?.problem !== undefined) throw new OperatorError(inWords(verdict))
  if (verdict?.changes.length === 0)
    throw new OperatorError('Nothing has changed: there is nothing to release.')
  const source = await readFile(files.document, 'utf8')
  const contract = contractOf(source)
  const written = (await readText(files.changelog)) ?? ''
  const body = verdict ? sections(verdict.changes) : first(contract)
  const changelog = verdict ? written : withoutFirst(written)
  const date = today.toISOString().slice(0, 10)
  const text = withRelease(changelog, contract.version, date, body)
  await mkdir(dirname(files.released), { recursive: true })
  await writeFile(files.released, source)
  await writeFile(files.changelog, text)
  return `Released ${contract.version}:\n\n${body}`
}

function first({ operations }: Contract): string {
  const tags = [...operations.values()].flatMap(({ value }) =>
    Array.isArray(value.tags) ? value.tags.map(String) : [],
  )
  const text = `The first release: ${operations.size} operations on ${listOf([...new Set(tags)], 20)}.`
  return sections([change('minor', 'Added', text.replaceAll('`', ''))])
}

/** The changelog before the first release. */
function withoutFirst(changelog: string): string {
  const versions = versionsIn(changelog)
  if (versions.length > 1) {
    throw new OperatorError(
      `CHANGELOG.md tells of ${versions.length} releases, but the copy of the last one is missing.`,
    )
  }
  return versions.length === 0 ? changelog : changelog.slice(0, changelog.search(/^## \[/m))
}
