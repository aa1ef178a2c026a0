import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../generated/operations.ts'
import { readIfThere } from '../../src/base/files.ts'
import { root } from '../../src/base/root.ts'
import type { Change } from './changes.ts'
import { fail } from './fail.ts'
import { messagesWith, messagesWithout } from './messages.ts'
import { textWith } from './patch.ts'
import { definitionOf, registered, testOf } from './sources.ts'

/** Formats the code of a file. */
export type Format = (text: string, path: string) => string

/**
 * Plans the definition, messages and test of a resource; undefined for removed files.
 *
 * @param files the new texts so far: several resources can change at once
 */
export async function planSources(
  { was, now }: Change,
  contract: string,
  format: Format,
  files: Map<string, string | undefined>,
): Promise<void> {
  const { name = '', path = '' } = now ?? was ?? {}
  const write = async (file: string, change: (text: string) => string | undefined) => {
    const whole = join(root, file)
    const before = files.get(whole) ?? (await readIfThere(whole))
    const after = change(before ?? '')
    const text = after === undefined || after === before ? after : format(after, whole)
    if (text !== before) files.set(whole, text)
  }
  const written = async (file: string, textOf: typeof definitionOf) => {
    const [old, next] = [was, now].map((one) => one && format(textOf(one), join(root, file)))
    const isThere = existsSync(join(root, file))
    if (next === undefined) await write(file, () => undefined)
    else if (old === undefined && isThere) fail(name, `${file} exists: move it, or choose another name`)
    else if (old === undefined) files.set(join(root, file), next)
    // one written by hand may be elsewhere
    else if (isThere) await write(file, (text) => textWith(text, old, next))
  }
  await written(`src/resources/${path}/${path}.ts`, definitionOf)
  await written(`tests/resources/${path}.test.ts`, testOf)
  await write('src/resources/resources.ts', (text) => registered(text, was, now))
  const others = was && !now ? await sourcesBeside(was.path) : ''
  for (const language of languages)
    await write(`src/messages/${language}.ts`, (text) => {
      const changed = messagesWith(text, language, [was, now], contract)
      return was && !now ? messagesWithout(changed, was, others) : changed
    })
}

/** The text of all of `src`, except the messages and the folder of a resource. */
async function sourcesBeside(path: string): Promise<string> {
  const folder = join(root, 'src')
  const all = await readdir(folder, { recursive: true })
  const others = all.filter((file) => file.endsWith('.ts') && !isOf(file, 'messages', `resources/${path}`))
  const texts = await Promise.all(others.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.join('')
}

function isOf(file: string, ...folders: string[]): boolean {
  return folders.some((folder) => file.startsWith(join(folder, '/')))
}
