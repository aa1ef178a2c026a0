import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Clone } from './clone.ts'
import { type Guide, readGuide } from './guide.ts'

/** Skipped: the packages are installed already, and this test runs the relevant tests itself. */
const LEFT_OUT = ['npm ci', 'npm test', 'npm run lint:spectral']

let guide: Guide
let clone: Clone

beforeAll(async () => {
  guide = await readGuide()
  clone = await Clone.create()
  // The existing contract counts as released, so that only the new operation is judged.
  await clone.release()
})
afterAll(() => clone.remove())

describe('"Adding an endpoint" of CONTRIBUTING.md', () => {
  it('begins on a fresh clone', async () => {
    for (const command of commands(0)) await clone.succeeds(command)
  })

  it('contains the YAML to write by hand', async () => {
    expect((guide.paths + guide.schemas).split('\n').length).toBeLessThan(35)
    await clone.edit('openapi.yaml', (text) =>
      text
        .replace(/^components:\n/m, (line) => guide.paths + line)
        .replace(/^ {2}schemas:\n/m, (line) => line + guide.schemas),
    )
  })

  it('completes the YAML', async () => {
    const outputs: string[] = []
    for (const command of commands(1)) outputs.push(await clone.succeeds(command))
    expect(outputs[0]).toContain('listLabels now has: schema LabelListResponse; ')
    expect(await clone.read('CHANGELOG.md')).toContain('`listLabels` is new')
    expect(await clone.succeeds('npm run contract:sync -- --check')).toContain('Nothing is missing.')
  })

  it('makes the compiler name exactly what is missing', async () => {
    const { output } = await clone.run('npx tsc')
    const lines = output.split('\n').filter((line) => line.includes('error TS'))
    expect(lines.map((line) => line.slice(0, line.indexOf('(')))).toEqual([
      ...['de', 'en', 'es', 'fr'].map((language) => `src/messages/${language}.ts`),
      'src/resources/index.ts',
    ])
    expect(output.match(/Property '\w+' is missing/g)).toEqual(
      lines.map(() => `Property 'listLabels' is missing`),
    )
  })

  it('adds what is missing, well formatted', async () => {
    for (const [path, text] of guide.files) await clone.write(path, text)
    for (const [path, line] of guide.lines) await clone.edit(path, (text) => withLine(text, line))
    const written = await texts()
    await clone.succeeds('npm run lint -- --write')
    expect(await texts()).toEqual(written)
  })

  it.concurrent('passes the tests of the new operation and those of all operations', async () => {
    const lacking: string[][] = []
    for (const command of commands(2)) {
      await clone.succeeds(command)
      lacking.push(await withoutTest())
    }
    const [first = [], ...others] = lacking
    expect(first.filter((answer) => others.every((them) => them.includes(answer)))).toEqual([])
  })

  it.concurrent('passes the gate', async () => {
    for (const command of commands(3)) await clone.succeeds(command)
  })
})

function commands(block: number): string[] {
  const all = guide.commands[block] ?? []
  expect(all).not.toEqual([])
  return all.filter((command) => !LEFT_OUT.includes(command))
}

function texts(): Promise<string[]> {
  return Promise.all([...guide.files.keys(), ...guide.lines.keys()].map((path) => clone.read(path)))
}

/** The responses of the new operation that no test of the last run received. */
async function withoutTest(): Promise<string[]> {
  const { output } = await clone.run('npx tsx scripts/contract-coverage.ts')
  expect(output).toContain('Contract coverage: ')
  return output.split('\n').filter((line) => line.includes(' listLabels '))
}

/** Inserts a line above the one with `listPosts`, or an export among those of handlers, by its path. */
function withLine(text: string, line: string): string {
  if (line.startsWith('export ')) {
    const statements = text.split(/^(?=export )/m)
    const after = statements.findIndex((statement) => sourceOf(statement) > sourceOf(line))
    return statements.toSpliced(after < 0 ? statements.length : after, 0, `${line}\n`).join('')
  }
  return text.replace(/^( *)(?=\S).*\blistPosts\b.*\n/m, (there, indent) => `${indent}${line}\n${there}`)
}

function sourceOf(statement: string): string {
  return /from '(.+)'/.exec(statement)?.[1] ?? ''
}
