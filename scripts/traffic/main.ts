import { parseArgs } from 'node:util'
import { readDocument } from '../../src/contract/document.ts'
import { checkExchanges } from './check.ts'
import { readRecording } from './har.ts'
import { probe } from './probe.ts'

const HELP = `npm run traffic:check -- [FILE.har ...] [--origin URL]

Checks what a client has recorded, or what its mock answers, against openapi.yaml: paths, methods, statuses, headers and
bodies. Ends with 1 where something is not as documented.

  FILE.har      a recording in the HTTP Archive format, of a browser, Playwright or a proxy
  --origin URL  a server, such as a mock, that is asked the documented example of each operation
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) process.stdout.write(HELP)
else if (positionals.length === 0 && values.origin === undefined) {
  process.stderr.write(HELP)
  process.exitCode = 2
} else await main()

async function main(): Promise<void> {
  const document = await readDocument()
  const recorded = await Promise.all(positionals.map(readRecording))
  const probed = values.origin === undefined ? [] : await probe(document, values.origin)
  const { checked, skipped, problems } = checkExchanges(document, [...recorded.flat(), ...probed])
  for (const problem of problems) console.log(problem)
  console.log(`${checked} exchanges checked, ${skipped} outside the API, ${problems.length} problems`)
  // a recording of nothing proves nothing
  if (problems.length > 0 || checked === 0) process.exitCode = 1
}
