import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { isRecord } from '../../src/base/guards.ts'
import { root } from '../../src/base/root.ts'
import { callerFolder, runProgram } from '../../src/programs/program.ts'
import type { Addition } from './addition.ts'
import { complete } from './complete.ts'

const USAGE = `Writes into openapi.yaml what follows from the rest of it: statuses, shared headers,
envelopes, list parameters and examples to fill in.

  npm run contract:complete -- [--check] [--document FILE]

  --check           writes nothing, and tells what is missing
  --document FILE   instead of openapi.yaml

Ends with 1 while something is missing.
`

await runProgram({ command: 'npm run contract:complete --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { check: { type: 'boolean', default: false }, document: { type: 'string' } },
  })
  const { check } = values
  const file = resolve(callerFolder(), values.document ?? join(root, 'openapi.yaml'))
  const before = await readFile(file, 'utf8')
  const { text, additions, byHand } = complete(before, await headerOptions())
  if (additions.length === 0 && byHand.length === 0) {
    console.log('Nothing is missing.')
    return 0
  }
  for (const line of inWords(additions, check ? 'lacks' : 'now has')) console.log(line)
  if (check && additions.length > 0) console.error('Run: npm run contract:complete')
  if (!check) await writeFile(file, text)
  if (!check && additions.some(({ what }) => what.startsWith('example')))
    console.log('The examples are made up: put in real ones.')
  if (byHand.length > 0) console.error(`To be written by hand:\n  ${byHand.join('\n  ')}`)
  return check || byHand.length > 0 ? 1 : 0
}

/** Which headers every response has is told where its rule is turned on. */
async function headerOptions(): Promise<Readonly<Record<string, unknown>>> {
  const { rules }: { rules: unknown } = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'))
  const options = isRecord(rules) ? rules['cms/response-headers'] : undefined
  if (!isRecord(options)) throw new Error('redocly.yaml must turn on cms/response-headers')
  return options
}

function inWords(additions: readonly Addition[], verb: string): string[] {
  const operations = [...new Set(additions.map(({ operation }) => operation))]
  return operations.map((id) => {
    const own = additions.filter(({ operation }) => operation === id)
    return `${id} ${verb}: ${own.map(({ what }) => what).join('; ')}`
  })
}
