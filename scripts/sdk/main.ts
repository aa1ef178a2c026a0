import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import PQueue from 'p-queue'
import { runProgram, UsageError } from '../../src/programs/program.ts'
import { check } from './check.ts'
import { GENERATORS, type Generator } from './generators.ts'
import { line, type Result, summarise } from './report.ts'
import { type LiveService, startService } from './service.ts'

const USAGE = `npm run sdk:check -- [--only NAME]

Generates a client from openapi.yaml with each of the generators, compiles it with a small consumer, and runs
that against the service on an embedded database. The generators are installed into generated/build/sdk once.

  --only NAME   one of: ${GENERATORS.map(({ name }) => name).join(', ')}
`

await runProgram({ command: 'npm run sdk:check', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values
  const chosen = GENERATORS.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0) throw new UsageError(`There is no generator named ${only}.`)
  const service = await startService()
  const queue = new PQueue({ concurrency: availableParallelism() > 1 ? 2 : 1 })
  let results: Result[]
  try {
    results = await queue.addAll(chosen.map((generator) => () => checkAndTell(generator, service)))
  } finally {
    await service.stop()
  }
  const { text, exitCode } = summarise(results)
  console.log(text)
  return exitCode
}

async function checkAndTell(generator: Generator, service: LiveService): Promise<Result> {
  const result = await check(generator, service)
  console.log(line(result))
  return result
}
