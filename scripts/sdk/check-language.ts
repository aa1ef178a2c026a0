import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { CommandError, run } from '../command.ts'
import { CACHE } from './check.ts'
import type { LanguageClient } from './languages.ts'
import { attempt, type Result } from './report.ts'
import { missingTool } from './toolchains.ts'
import { installToolset, TOOLSETS, type Toolset } from './toolsets.ts'
import { runProgram, runWithFutureVersion, type Target } from './transcript.ts'

/** Generates a client in another language, compiles it with its program, and runs the program. */
export async function checkLanguage(
  language: LanguageClient,
  target: Target,
  cache = CACHE,
): Promise<Result> {
  const { name, generator, library, tools } = language
  const toolsets = library === undefined ? [generator] : [generator, library]
  const versions = `${TOOLSETS[generator].generator} ${TOOLSETS[generator].version}`
  const missing = await missingTool([
    ...toolsets.flatMap((one): Toolset['needs'] => TOOLSETS[one].needs),
    ...tools,
  ])
  return attempt(name, versions, async (progress) => {
    if (missing !== undefined) {
      progress.missing = missing
      return
    }
    const path: string[] = []
    for (const one of toolsets) path.push(await installToolset(one, cache))
    const folder = await prepare(name, cache)
    await generate(folder, language, path)
    for (const command of language.build ?? []) await run(folder, ['sh', '-c', command], path)
    progress.compiled = language.build !== undefined
    if (language.run === undefined) return
    const program = ['sh', '-c', `${language.run} "$@"`, 'sh'] as const
    await runProgram(folder, program, target, path)
    progress.ran = true
    await runWithFutureVersion(folder, program, target, path)
    progress.ranWithFutureVersion = true
  })
}

async function generate(folder: string, language: LanguageClient, path: readonly string[]): Promise<void> {
  await run(folder, ['sh', '-c', language.generate], path)
  for (const [file, text] of Object.entries(language.texts ?? {})) {
    const found = await readFile(join(folder, 'client', file), 'utf8')
    if (!text.test(found)) throw new CommandError(`${file} does not have ${text}`)
  }
}

/** Prepares a folder with the document and the program, without a client. Keeps the caches of compilers. */
async function prepare(name: string, cache: string): Promise<string> {
  const folder = join(cache, 'languages', name)
  await rm(join(folder, 'client'), { recursive: true, force: true })
  await mkdir(join(folder, 'client'), { recursive: true })
  const program = join(import.meta.dirname, 'languages', name)
  if (existsSync(program)) await cp(program, folder, { recursive: true })
  await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'))
  return folder
}
