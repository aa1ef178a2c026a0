import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../../src/core/root.ts'
import { countAnyKeywords } from './any-keywords.ts'
import { run } from './command.ts'
import { compile } from './compile.ts'
import type { Generator } from './generators.ts'
import type { Result } from './report.ts'
import type { LiveService } from './service.ts'
import { installTools, versionsOf } from './tools.ts'

/** Not committed; kept, so that the generators are installed once. */
const CACHE = join(root, 'generated/build/sdk')

/** Generates a client, compiles it with its consumer, and runs that against the service. */
export async function check(
  generator: Generator,
  { origin, password }: Pick<LiveService, 'origin' | 'password'>,
  cache = CACHE,
): Promise<Result> {
  const start = performance.now()
  const folder = join(cache, generator.name)
  const client = join(folder, 'client')
  const done = { compiled: false, ran: false, anyCount: 0, versions: generator.packages.join(' + ') }
  let problem: string | undefined
  try {
    await installTools(generator, folder)
    done.versions = await versionsOf(generator, folder)
    await rm(client, { recursive: true, force: true })
    await mkdir(client)
    await run(folder, generator.command, { CMS_ORIGIN: origin })
    await compile(folder, join(import.meta.dirname, 'consumers', `${generator.name}.ts`))
    done.compiled = true
    await run(folder, ['tsx', 'consumer.ts', origin, password])
    done.ran = true
    done.anyCount = await countAnyKeywords(client, generator.anyFree?.except)
    if (generator.anyFree && done.anyCount > 0)
      problem = `${client} has ${done.anyCount} types written as any`
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  const seconds = (performance.now() - start) / 1000
  return { name: generator.name, ...done, seconds, ...(problem !== undefined && { problem }) }
}
