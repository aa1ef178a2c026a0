import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../../src/base/root.ts'
import { run } from '../command.ts'
import { countAnyKeywords } from './any-keywords.ts'
import { compile } from './compile.ts'
import type { Generator } from './generators.ts'
import type { Result } from './report.ts'
import { installTools, versionsOf } from './tools.ts'
import { runProgram, runWithFutureVersion, type Target } from './transcript.ts'

/** Not committed, but kept, so that the generators are only installed once. */
export const CACHE = join(root, 'generated/build/sdk')

const PROGRAM = ['tsx', 'consumer.ts'] as const

/** Generates a client in TypeScript, compiles it with its consumer, and runs the consumer. */
export async function check(generator: Generator, target: Target, cache = CACHE): Promise<Result> {
  const start = performance.now()
  const folder = join(cache, generator.name)
  const client = join(folder, 'client')
  const done = { compiled: false, ran: false, ranWithFutureVersion: false, anyCount: 0 }
  let versions = generator.packages.join(' + ')
  let problem: string | undefined
  try {
    await installTools(generator, folder)
    versions = await versionsOf(generator, folder)
    await rm(client, { recursive: true, force: true })
    await mkdir(client)
    await run(folder, generator.command)
    await compile(folder, join(import.meta.dirname, 'consumers', `${generator.name}.ts`))
    done.compiled = true
    await runProgram(folder, PROGRAM, target)
    done.ran = true
    await runWithFutureVersion(folder, PROGRAM, target)
    done.ranWithFutureVersion = true
    done.anyCount = await countAnyKeywords(client, generator.anyFree?.except)
    if (generator.anyFree && done.anyCount > 0)
      problem = `${client} has ${done.anyCount} types written as any`
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  const seconds = (performance.now() - start) / 1000
  return { name: generator.name, versions, ...done, seconds, ...(problem !== undefined && { problem }) }
}
