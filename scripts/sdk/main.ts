import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import PQueue from 'p-queue'
import { check } from './check.ts'
import { GENERATORS, type Generator } from './generators.ts'
import { line, type Result, summarise } from './report.ts'
import { type LiveService, startService } from './service.ts'

const HELP = `npm run sdk:check -- [--only NAME]

Generates a client from openapi.yaml with each of the generators, compiles it with a small consumer, and runs that
against the service on an embedded database. The generators are installed into generated/build/sdk once.

  --only NAME   one of: ${GENERATORS.map(({ name }) => name).join(', ')}
`

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) process.stdout.write(HELP)
else process.exitCode = await main(values.only)

async function main(only: string | undefined): Promise<number> {
  const chosen = GENERATORS.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0) {
    console.error(`There is no generator named ${only}.\n\n${HELP}`)
    return 1
  }
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
