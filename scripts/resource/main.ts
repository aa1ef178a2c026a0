import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { parseDocument } from 'yaml'
import { languages } from '../../generated/operations.ts'
import { isRecord } from '../../src/base/guards.ts'
import { root } from '../../src/base/root.ts'
import { runProgram, UsageError } from '../../src/programs/program.ts'
import { insert } from '../complete/insert.ts'
import { migrationFor } from '../prisma-engine/migration.ts'
import { contractOf } from './contract.ts'
import { type NewResource, readResource } from './fields.ts'
import { schemaWith, snake, triggersOf } from './model.ts'
import { definitionOf, messagesWith, registered, testOf } from './sources.ts'

const USAGE = `Writes the first version of a kind of content of its own, to be edited.

  npm run resource:new -- NAME FIELD... [--public]

  NAME       a noun in the singular: Label
  FIELD      name:type, with ? where it can be null, and :unique where no two may have the same value:
             'name:string(50):unique' 'color:string?'
  --public   its reads need no credential

  Types: string(LENGTH), text, html, integer, decimal, boolean, date-time, enum(small,large), string[],
  User? (who created it), and the name of another resource: 'post:Post' is the field postId, which holds
  the id of a post. A post that is referred to is not deleted; with ? the field is null then.

It writes the schemas and five operations into openapi.yaml, the model, the migration, the definition, the
messages and a test. Then translate the messages that are marked, and run npm run check.
`

const NEXT = `
Next: edit what only you can know (descriptions and examples in openapi.yaml, rules in the definition),
translate the messages that begin with TRANSLATE, and run npm run check && npm test.`

const BIOME = 'node_modules/.bin/biome'

const STEPS = [
  ['node_modules/.bin/tsx', 'scripts/complete/main.ts'],
  ['node_modules/.bin/tsx', 'scripts/generate/main.ts'],
  ['node', 'scripts/build.mjs', 'client'],
  [BIOME, 'format', '--write', 'src/messages', 'src/resources', 'tests/resources'],
] as const

await runProgram({ command: 'npm run resource:new --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const options = { public: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', ...fields] = positionals
  const resource = readResource(name, fields, values.public)
  const files = await filesOf(resource)
  const generated = (await readdir(join(root, 'generated'))).map((file) => join(root, 'generated', file))
  const before = new Map<string, string | undefined>()
  for (const path of [...files.keys(), ...generated.filter((file) => /\.[jt]s$/.test(file))])
    before.set(path, existsSync(path) ? await readFile(path, 'utf8') : undefined)
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
    for (const step of STEPS) runStep(step)
  } catch (error) {
    await restore(before)
    throw error
  }
  const written = [...files.keys()].map((path) => `  ${relative(root, path)}`)
  console.log(`Written:\n${written.join('\n')}\n${NEXT}`)
  return 0
}

/** What was there before; a folder that would be left empty goes, too. */
async function restore(before: ReadonlyMap<string, string | undefined>): Promise<void> {
  for (const [path, text] of before) {
    if (text !== undefined) await writeFile(path, text)
    else await rm(path, { force: true })
    const folder = dirname(path)
    if (existsSync(folder) && (await readdir(folder)).length === 0) await rmdir(folder)
  }
}

function runStep([command, ...args]: readonly [string, ...string[]]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`)
}

/** All files that are new or changed, by their path. */
async function filesOf(resource: NewResource): Promise<Map<string, string>> {
  const { name, path } = resource
  const inRoot = (file: string) => join(root, file)
  const read = (file: string) => readFile(inRoot(file), 'utf8')
  const contract = await read('openapi.yaml')
  const document = parseDocument(contract)
  const value: unknown = document.toJS()
  const model = await read('prisma/schema.prisma')
  const isTaken =
    new RegExp(`^(?:model|enum) ${name}\\b`, 'm').test(model) || contract.includes(`\n    ${name}:\n`)
  if (isTaken || contract.includes(`\n  /api/${path}:\n`))
    throw new UsageError(`There is something called ${name} already.`)
  if (!isRecord(value)) throw new Error('openapi.yaml is no object')
  const schema = schemaWith(model, resource)
  const migration = await migrationFor(schema, `add_${snake(resource.plural)}`)
  const messages = await Promise.all(
    languages.map(async (language) => {
      const file = `src/messages/${language}.ts`
      return [inRoot(file), messagesWith(await read(file), resource, language)] as const
    }),
  )
  return new Map([
    [inRoot('openapi.yaml'), insert(contract, document, contractOf(resource, value))],
    [inRoot('prisma/schema.prisma'), schema],
    [migration.file, migration.script + triggersOf(resource)],
    [inRoot(`src/resources/${path}/${path}.ts`), definitionOf(resource)],
    [inRoot('src/resources/resources.ts'), registered(await read('src/resources/resources.ts'), resource)],
    ...messages,
    [inRoot(`tests/resources/${path}.test.ts`), testOf(resource)],
  ])
}
