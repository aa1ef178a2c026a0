import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import PQueue from 'p-queue'
import { runProgram, UsageError } from '../../src/programs/program.ts'
import { check } from './check.ts'
import { checkLanguage } from './check-language.ts'
import { GENERATORS } from './generators.ts'
import { LANGUAGES } from './languages.ts'
import { line, type Result, summarise } from './report.ts'
import { type LiveService, startService } from './service.ts'

const USAGE = `npm run sdk:check -- [--languages] [--only NAME]

Generates a client from openapi.yaml with each of the generators, compiles it with a small program, and runs
that against the service on an embedded database, and against the same service with fields, headers and error
codes that openapi.yaml does not have yet. The generators are installed into generated/build/sdk once.

  --languages   languages other than TypeScript; generators without their toolchain are skipped
  --only NAME   one of: ${GENERATORS.map(({ name }) => name).join(', ')};
                with --languages: ${LANGUAGES.map(({ name }) => name).join(', ')}
`

interface Task {
  readonly name: string
  readonly check: (service: LiveService) => Promise<Result>
}

await runProgram({ command: 'npm run sdk:check --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const options = { languages: { type: 'boolean' }, only: { type: 'string' } } as const
  const { languages: isLanguages = false, only } = parseArgs({ args, options }).values
  const all: Task[] = isLanguages
    ? LANGUAGES.map((one) => ({ name: one.name, check: (service) => checkLanguage(one, service) }))
    : GENERATORS.map((one) => ({ name: one.name, check: (service) => check(one, service) }))
  const chosen = all.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0) throw new UsageError(`There is no generator named ${only}.`)
  const long = isLanguages ? '10 to 30 minutes' : '5 minutes'
  console.error(`Checking ${chosen.length} generators of clients; all of them usually take ${long}.`)
  const service = await startService()
  // compilers of other languages use several cores by themselves
  const queue = new PQueue({ concurrency: isLanguages || availableParallelism() === 1 ? 1 : 2 })
  let results: Result[]
  try {
    results = await queue.addAll(chosen.map((task) => () => checkAndTell(task, service)))
  } finally {
    await service.stop()
  }
  const { text, exitCode } = summarise(results)
  console.log(text)
  return exitCode
}

async function checkAndTell(task: Task, service: LiveService): Promise<Result> {
  const result = await task.check(service)
  console.log(line(result))
  return result
}
