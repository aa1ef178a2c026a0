import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { run } from '../command.ts'
import { countAnyKeywords } from './any-keywords.ts'
import { compile } from './compile.ts'
import type { Generator } from './generators.ts'
import { attempt, type Result } from './report.ts'
import { installTools, versionsOf } from './tools.ts'
import { runProgram, runWithFutureVersion, type Target } from './transcript.ts'

/** Not committed, but kept, so that the generators are only installed once. */
export const CACHE = join(root, 'generated/build/sdk')

const PROGRAM = ['tsx', 'consumer.ts'] as const

/** Generates a client in TypeScript, compiles it with its consumer, and runs the consumer. */
export function check(generator: Generator, target: Target, cache = CACHE): Promise<Result> {
  const folder = join(cache, generator.name)
  const client = join(folder, 'client')
  return attempt(generator.name, generator.packages.join(' + '), async (progress) => {
    progress.anyCount = 0
    await installTools(generator, folder)
    progress.versions = await versionsOf(generator, folder)
    await rm(client, { recursive: true, force: true })
    await mkdir(client)
    await run(folder, generator.command)
    await compile(folder, join(import.meta.dirname, 'consumers', `${generator.name}.ts`))
    progress.compiled = true
    await runProgram(folder, PROGRAM, target)
    progress.ran = true
    await runWithFutureVersion(folder, PROGRAM, target)
    progress.ranWithFutureVersion = true
    progress.anyCount = await countAnyKeywords(client, generator.anyFree?.except)
    if (generator.anyFree && progress.anyCount > 0)
      throw new Error(`${client} has ${progress.anyCount} types written as any`)
  })
}
