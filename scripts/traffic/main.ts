import { parseArgs } from 'node:util'
import { callerPath, runProgram, UsageError } from '../../src/programs/program.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { checkExchanges } from './check.ts'
import { readRecording } from './har.ts'
import { probe } from './probe.ts'

const USAGE = `npm run traffic:check -- [FILE.har ...] [--origin URL]

Checks recorded traffic of a client, or the responses of a mock server, against openapi.yaml: paths, methods,
statuses, headers and bodies. Exits with 1 if anything differs from the contract.

  FILE.har      a recording in the HTTP Archive format, from a browser, Playwright or a proxy
  --origin URL  a server, such as a mock, to which the documented example of each operation is sent
`

await runProgram({ command: 'npm run traffic:check --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const options = { origin: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.length === 0 && values.origin === undefined)
    throw new UsageError('Name a recording, or a server with --origin.')
  if (values.origin !== undefined && !URL.canParse(values.origin))
    throw new UsageError('--origin must be a URL such as http://127.0.0.1:4010.')
  const document = await readDocument()
  const recorded = await Promise.all(positionals.map((file) => readRecording(callerPath(file))))
  const probed = values.origin === undefined ? [] : await probe(document, values.origin)
  const { checked, skipped, problems } = checkExchanges(document, [...recorded.flat(), ...probed])
  for (const problem of problems) console.log(problem)
  console.log(`${checked} exchanges checked, ${skipped} outside the API, ${problems.length} problems`)
  // an empty recording proves nothing
  return problems.length > 0 || checked === 0 ? 1 : 0
}
