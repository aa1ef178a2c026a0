import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere } from '../../src/base/files.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import { dateIn, versionsIn, withEntry, withoutDrafts } from './changelog.ts'
import { type Files, inWords, judgeContract } from './gate.ts'

/** Writes the entry of the current version into CHANGELOG.md, unless it exists or the version is released. */
export async function writeEntry(files: Files, today: Date, date = 'unreleased'): Promise<void> {
  const { present, entry, hasEntry, isReleased } = await judgeContract(files, today)
  const before = (await readIfThere(files.changelog)) ?? ''
  const written = withoutDrafts(before, present)
  const isFinal = hasEntry || (isReleased && dateIn(before, present) !== undefined)
  const text = isFinal && date === 'unreleased' ? written : withEntry(written, present, date, entry)
  if (text !== before) await writeFile(files.changelog, text)
}

/**
 * Releases the contract: writes its changes into CHANGELOG.md, and a copy to compare later versions with. To
 * repeat an unpublished release, remove its copy first.
 *
 * @returns a description of the release
 * @throws OperatorError if it cannot be released; then nothing is written
 */
export async function release(files: Files, today: Date): Promise<string> {
  const verdict = await judgeContract(files, today)
  const { present, released, entry, isReleased, changes, problem } = verdict
  if (problem !== undefined) throw new OperatorError(inWords(verdict))
  if (isReleased || (released !== undefined && changes.length === 0))
    throw new OperatorError('Nothing has changed: there is nothing to release.')
  const copyOf = (version: string) => join(files.released, `${version}.yaml`)
  for (const version of versionsIn((await readIfThere(files.changelog)) ?? ''))
    if (version !== present && (await readIfThere(copyOf(version))) === undefined)
      throw new OperatorError(`CHANGELOG.md tells of ${version}, but its copy is missing: ${copyOf(version)}`)
  await mkdir(files.released, { recursive: true })
  await writeFile(copyOf(present), await readFile(files.document, 'utf8'))
  await writeEntry(files, today, today.toISOString().slice(0, 10))
  return `Released ${present}:\n\n${entry}`
}
