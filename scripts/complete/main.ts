import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { isRecord } from '../../src/core/guards.ts'
import { root } from '../../src/core/root.ts'
import type { Addition } from './addition.ts'
import { complete } from './complete.ts'

/** Writes into the document; with `--check` it only tells what is missing. Fails while something is missing. */
async function main(file: string, check: boolean): Promise<void> {
  const before = await readFile(file, 'utf8')
  const { text, additions, byHand } = complete(before, await headerOptions())
  if (additions.length === 0 && byHand.length === 0) return console.log('Nothing is missing.')
  for (const line of inWords(additions, check ? 'lacks' : 'now has')) console.log(line)
  if (check && additions.length > 0) console.error('Run: npm run contract:complete')
  if (!check) await writeFile(file, text)
  if (!check && additions.some(({ what }) => what.startsWith('example')))
    console.log('The examples are made up: put in real ones.')
  if (byHand.length > 0) console.error(`To be written by hand:\n  ${byHand.join('\n  ')}`)
  if (check || byHand.length > 0) process.exitCode = 1
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

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, document: { type: 'string' } },
})
await main(resolve(values.document ?? join(root, 'openapi.yaml')), values.check)
