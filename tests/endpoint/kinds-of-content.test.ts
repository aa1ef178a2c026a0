import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../generated/operations.ts'
import { root } from '../../src/base/root.ts'
import { Clone } from './clone.ts'

const GATE = 'npm run check'
/** Skipped: the packages are installed already, and the whole suite takes minutes. */
const LEFT_OUT = ['npm ci', 'npm test']
/** Tests of all operations together, whose titles do not contain operation names. */
const OF_ALL = ['tests/messages', 'tests/tooling/resources.test.ts', 'tests/docs/lint.test.ts']
/** What a removed resource leaves as it was before it was added. */
const TRACES = [
  ...['openapi.yaml', 'CHANGELOG.md', 'prisma/schema.prisma', 'src/resources/resources.ts'],
  ...languages.map((language) => `src/messages/${language}.ts`),
  ...['openapi.ts', 'operations.ts', 'resources.ts', 'validators.js'].map((file) => `generated/${file}`),
]

/** The blocks of a guide: commands, and the parts of a schema that its reader writes, by the field. */
interface Guide {
  readonly commands: readonly (readonly string[])[]
  readonly schemas: ReadonlyMap<string, string>
}

let clone: Clone
let before: readonly string[]
const guides = new Map<string, Guide>()

async function readGuide(title: string): Promise<Guide> {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = new RegExp(`^## ${title}\\n([\\s\\S]*?)^## `, 'm').exec(text) ?? []
  const blocks = [...section.matchAll(/^```(\w+) ?(\w*)\n([\s\S]*?)^```$/gm)]
  const linesOf = (lines: string) =>
    lines
      .trim()
      .split('\n')
      .filter((line) => !LEFT_OUT.includes(line))
  return {
    commands: blocks.flatMap(([, language, , lines = '']) => (language === 'sh' ? [linesOf(lines)] : [])),
    schemas: new Map(blocks.flatMap(([, , field = '', lines = '']) => (field ? [[field, lines]] : []))),
  }
}

/** Runs a block of commands; the gate only after the first guide, since its steps are always the same. */
async function follow(title: string, block: number): Promise<string> {
  const outputs: string[] = []
  const all = guides.get(title)?.commands[block] ?? []
  const commands = all.filter((command) => title === ADDING || command !== GATE)
  expect(commands).not.toEqual([])
  for (const command of commands) outputs.push(await clone.succeeds(command))
  return outputs.join('')
}

const state = async () => [
  ...(await readdir(join(clone.folder, 'prisma/migrations'))),
  ...(await Promise.all(TRACES.map((path) => clone.read(path)))),
]

/** Edits the schema of labels, and nothing else. */
const editLabel = (change: (schema: string) => string) =>
  clone.edit('openapi.yaml', (text) => text.replace(/^ {4}Label:\n(?: {5,}.*\n)+/m, change))

const ADDING = 'Adding a kind of content'
const CHANGING = 'Changing a field'
const REMOVING = 'Removing a kind of content'

beforeAll(async () => {
  for (const title of [ADDING, CHANGING, REMOVING]) guides.set(title, await readGuide(title))
  clone = await Clone.create()
  // The existing contract counts as released, so that only the new operations are judged.
  await clone.release()
})
afterAll(() => clone.remove())

describe('resource:new', () => {
  it.each([
    ["npm run resource:new -- label 'name:string'", 'must be a noun in the singular'],
    ["npm run resource:new -- Product 'name:string'", 'There is something called Product already'],
    ["npm run resource:new -- Error 'name:string'", 'There is something called Error already'],
    ["npm run resource:new -- Record 'name:string'", 'generated code needs this name'],
    ["npm run resource:new -- Lease 'name:string'", 'prisma/schema.prisma has a model with this name'],
    ["npm run resource:new -- Token 'name:string'", 'tests/resources/tokens.test.ts exists'],
    ["npm run resource:new -- FAQ 'name:string'", 'write an abbreviation like a word, such as Faq'],
    ["npm run resource:new -- Label 'name:colour'", 'there is no type colour'],
    ['npm run resource:new -- Label post:Post? --in Post', 'Label.postId: is in the path of its list'],
    ["npm run resource:new -- Label 'id:integer'", 'every record has it already'],
    ["npm run resource:new -- Label 'kind:enum(small)'", 'write enum(small,large)'],
    ["npm run resource:new -- Label 'name:html:unique'", 'only a string can be unique'],
    ["npm run resource:new -- Label 'slug:slug(name):unique'", 'a slug is always unique'],
    [
      "npm run resource:new -- Label 'parent:Label?'",
      'add a reference to another label to openapi.yaml afterwards',
    ],
    ["npm run resource:new -- Label 'owner:User'", 'must be nullable, because users can be deleted'],
    ['npm run resource:new -- Label', 'Name the fields of Label'],
  ])('refuses %s, and writes nothing', async (command, reason) => {
    const before = await clone.read('openapi.yaml')
    const { code, output } = await clone.run(command)
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(reason) })
    expect(await clone.read('openapi.yaml')).toBe(before)
  })
})

describe(`"${ADDING}" of CONTRIBUTING.md`, () => {
  it('begins on a fresh clone', async () => {
    before = await state()
    await follow(ADDING, 0)
  })

  it('passes the gate and its own tests', async () => {
    await follow(ADDING, 1)
    await clone.succeeds(`npx vitest run ${OF_ALL.join(' ')}`)
  })

  it('can be imported and exported', async () => {
    await clone.write('labels.csv', 'name,color\nBlue,\nGreen,#0f0\nBlue,#00f\n')
    // absolute, since relative paths start from the folder that npm was called in
    const [file, report] = ['labels.csv', 'labels.refused.ndjson'].map((name) => join(clone.folder, name))
    const { code } = await clone.run(`node scripts/cms.mjs import ${file} --report ${report}`)
    // 2: some rows were refused, because label names are unique
    expect(code).toBe(2)
    expect(await clone.read('labels.refused.ndjson')).toContain('"field":"/name","rule":"unique"')
    expect(await clone.succeeds('node scripts/cms.mjs export labels')).toContain('Blue,\r\nGreen,#0f0\r\n')
  })

  it('is written by the command alone', async () => {
    const definition = await clone.read('src/resources/labels/labels.ts')
    expect(definition.trim().split('\n').length).toBeLessThan(10)
    expect(await clone.read('src/resources/resources.ts')).toContain("from './labels/labels.ts'\n")
    expect(await clone.succeeds('npm run contract:sync -- --check')).toContain('Nothing is missing.')
  })
})

describe(`"${CHANGING}" of CONTRIBUTING.md`, () => {
  it('adds and renames fields in one place, and keeps the data', async () => {
    const { schemas } = guides.get(CHANGING) ?? {}
    await editLabel((schema) =>
      schema
        .replace(/^ {6}properties:\n/m, (line) => line + schemas?.get('priority'))
        .replace(/^ {8}color:\n/m, () => schemas?.get('color') ?? ''),
    )
    const checked = await clone.run('npm run contract:sync -- --check')
    expect(checked.code).toBe(1)
    expect(checked.output).toMatch(/openapi\.yaml:\d+: Label: color is now called shade/)
    await clone.succeeds('npm run contract:sync')
    await clone.succeeds('npx tsc')
    await clone.succeeds('npx vitest run tests/resources/labels.test.ts')
    // the field that comes first in the schema is the last in the bodies of requests that have others
    expect(await clone.succeeds('node scripts/cms.mjs export labels')).toMatch(/Blue,.*\r\n.*Green,#0f0/s)
  })

  it('removes a field only if told to lose its values', async () => {
    await editLabel((schema) => schema.replace(/^ {8}priority:\n(?: {9,}.*\n)+/m, ''))
    const text = await clone.read('openapi.yaml')
    const refused = await clone.run('npm run contract:sync')
    expect(refused).toEqual({
      code: 1,
      output: expect.stringContaining('the values of priority are deleted'),
    })
    expect(await clone.read('openapi.yaml')).toBe(text)
    await follow(CHANGING, 1)
    expect(await clone.succeeds('node scripts/cms.mjs export labels')).toContain('Green,#0f0\r\n')
  })
})

describe(`"${REMOVING}" of CONTRIBUTING.md`, () => {
  it('leaves no trace', async () => {
    await follow(REMOVING, 0)
    expect(await state()).toEqual(before)
    expect(await clone.run('grep -rilE labels? src/resources')).toEqual({ code: 1, output: '' })
  })
})
