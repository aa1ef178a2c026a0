import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { useFolder } from '../support/use-folder.ts'

const ASSERTION = 'A type assertion is not proven.'
const UNCHECKED = 'Only imports write without a check of access'
const ABOVE = 'Imports point down'
const SPREAD = 'A list spread into arguments'
const HOOK = 'A hook belongs to a stage'
const SQL = 'SQL is never put together from text'

/** Code, its file, and the start of the expected message, or undefined if there must be none. */
const CASES: readonly (readonly [code: string, file: string, message: string | undefined])[] = [
  ["export const a = JSON.parse('1') as number", 'src/a.ts', ASSERTION],
  ["export const a = JSON.parse('1') as unknown as string", 'tests/a.ts', ASSERTION],
  ["export const a = <number>JSON.parse('1')", 'scripts/a.ts', ASSERTION],
  ["export const a = ['x'] as const", 'src/a.ts', undefined],
  ["export { a as b } from './b.ts'", 'src/a.ts', undefined],
  ["import type * as a from './b.ts'\nexport type B = a.B", 'src/a.ts', undefined],
  ["export const a = JSON.parse('1') as number", 'src/request/boundary.ts', undefined],

  ["await prisma.$queryRawUnsafe('SELECT 1')", 'src/a.ts', SQL],
  ["await context.db.$executeRawUnsafe('SELECT 1')", 'src/a.ts', SQL],
  ["await prisma['$queryRawUnsafe']('SELECT 1')", 'src/a.ts', SQL],
  ['const { $queryRawUnsafe } = prisma', 'src/a.ts', SQL],
  ['const { $queryRawUnsafe: run } = prisma', 'src/a.ts', SQL],
  ['await prisma.$queryRaw`SELECT ${Prisma.raw(name)}`', 'src/a.ts', SQL],
  ['await pool.query(`SELECT ${name}`)', 'src/a.ts', SQL],
  ["await pool.query('SELECT ' + name, [])", 'src/a.ts', SQL],
  ['await pool.query({ text: `SELECT ${name}` })', 'src/a.ts', SQL],
  ['await prisma.$queryRaw`SELECT ${name}`', 'src/a.ts', undefined],
  ["await pool.query('SELECT $1', [name])", 'src/a.ts', undefined],
  ['await pool.query(`SELECT 1`)', 'src/a.ts', undefined],

  ['export const a = process.env.HOST', 'src/a.ts', "Don't use process.env"],
  ["export const a = process.env['HOST']", 'src/resources/a.ts', "Don't use process.env"],
  ['export const a = process.env.HOST', 'src/config/a.ts', undefined],
  ['export const a = process.env.HOST', 'scripts/a.ts', undefined],

  // the layers: each folder may import only what is below it, types included
  ["import { a } from '../resources/a.ts'\nexport const b = a", 'src/request/b.ts', ABOVE],
  ["import type { A } from '../request/a.ts'\nexport type B = A", 'src/http/b.ts', ABOVE],
  ["import type { A } from '../context.ts'\nexport type B = A", 'src/identity/b.ts', ABOVE],
  ["import { a } from '../identity/a.ts'\nexport const b = a", 'src/lists/b.ts', ABOVE],
  ["import { a } from '../../programs/a.ts'\nexport const b = a", 'src/resources/posts/b.ts', ABOVE],
  ["import { a } from '../service.ts'\nexport const b = a", 'src/bulk/b.ts', ABOVE],
  ["import type { A } from './../database/a.ts'\nexport type B = A", 'src/domain/b.ts', ABOVE],
  ["import { a } from '../domain/a.ts'\nexport const b = a", 'src/config/b.ts', ABOVE],
  ["import { a } from '../config/a.ts'\nexport const b = a", 'src/base/b.ts', ABOVE],
  ["import type { A } from '../identity/a.ts'\nexport type B = A", 'src/http/b.ts', ABOVE],
  // folders in the same layer
  ["import { a } from '../changes/a.ts'\nexport const b = a", 'src/database/postgres/b.ts', ABOVE],
  ["import { a } from '../migrations/a.ts'\nexport const b = a", 'src/database/postgres/b.ts', ABOVE],
  ["import { a } from '../backup/a.ts'\nexport const b = a", 'src/database/migrations/b.ts', ABOVE],
  ["import { a } from '../access/a.ts'\nexport const b = a", 'src/identity/sessions/b.ts', ABOVE],
  ["import { a } from '../../request/a.ts'\nexport const b = a", 'src/database/postgres/b.ts', ABOVE],
  ["import { a } from '../postgres/a.ts'\nexport const b = a", 'src/database/changes/b.ts', undefined],
  ["import { a } from '../sessions/a.ts'\nexport const b = a", 'src/identity/access/b.ts', undefined],
  ["import { a } from '../domain/a.ts'\nexport const b = a", 'src/database/b.ts', undefined],
  ["import { a } from '../identity/a.ts'\nexport const b = a", 'src/request/b.ts', undefined],
  [
    "import { a } from '../sanitize/text.ts'\nexport const b = a",
    'src/request/b.ts',
    'The door of this folder',
  ],
  ["import { a } from '../sanitize/sanitize.ts'\nexport const b = a", 'src/request/b.ts', undefined],
  [
    "import { ApiError } from '../domain/errors.ts'\nexport const b = ApiError",
    'src/resources/b.ts',
    'Refuse with',
  ],
  [
    "import { GRANTED } from '../request/writes.ts'\nexport const b = GRANTED",
    'src/resources/b.ts',
    UNCHECKED,
  ],
  ["import { GRANTED } from '../request/writes.ts'\nexport const b = GRANTED", 'src/bulk/b.ts', undefined],
  [
    "import type { Write } from '../request/writes.ts'\nexport type B = Write",
    'src/resources/b.ts',
    undefined,
  ],
  [
    "import type { Refuse } from '../domain/errors.ts'\nexport type B = Refuse",
    'src/resources/b.ts',
    undefined,
  ],
  [
    "import type { A } from '../src/domain/a.ts'\nexport type B = A",
    'generated/b.ts',
    'Generated code imports nothing',
  ],
  ['export const a = (b: number[]) => Math.max(...b)', 'src/a.ts', SPREAD],
  ['export const a = (b: number[], c: number[]) => b.push(0, ...c)', 'src/a.ts', SPREAD],
  ['export const a = (b: number[]) => [...b].map((n) => new Set([...b, n]))', 'src/a.ts', undefined],
  ['export const a = (...b: number[]) => JSON.stringify({ ...b })', 'src/a.ts', undefined],

  ["app.addHook('onRequest', stop)", 'src/http/a.ts', HOOK],
  ["app.addHook('onRequest', stop)", 'src/request/mount.ts', undefined],
  ['async function a() {}\na()', 'src/a.ts', 'A "floating" Promise'],
  ['export const a: any = 1', 'src/a.ts', 'Unexpected any'],
]

const folder = useFolder()
let report: Report

interface Output {
  readonly stdout: string
}

interface Report {
  readonly diagnostics: readonly {
    readonly message: string
    readonly location?: { readonly path?: string }
  }[]
}

beforeAll(async () => {
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'))
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  // Each case is a separate project within the folder, so that one run checks all.
  await Promise.all(CASES.map(([code, file], index) => save(join(folder, `case-${index}`, file), code)))
  const biome = join(root, 'node_modules/.bin/biome')
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none']
  // Biome exits with 1 when it finds problems, which is expected here.
  const { stdout } = await promisify(execFile)(biome, args, { cwd: folder }).catch((error: Output) => error)
  report = JSON.parse(stdout)
}, 60_000)

async function save(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${text}\n`)
}

describe('the linter', () => {
  it.each(CASES.map(([code, file, message], index) => ({ code, file, message, index })))(
    'reports for `$code` in $file: $message',
    ({ message, index }) => {
      const messages = report.diagnostics
        .filter(({ location }) => location?.path?.startsWith(`case-${index}/`))
        .map((diagnostic) => diagnostic.message)
      if (message === undefined) expect(messages).toEqual([])
      else expect(messages).toContainEqual(expect.stringContaining(message))
    },
  )
})

it('is not suppressed anywhere, nor is the compiler', async () => {
  // Concatenated, so that this file does not contain them.
  const silencers = new RegExp(`${'biome'}-ignore|@${'ts'}-(?:ignore|nocheck)`)
  const expectedError = new RegExp(`@${'ts'}-expect-error`)
  const files = await Promise.all(
    ['src', 'scripts', 'tests'].map(async (top) =>
      (await readdir(join(root, top), { recursive: true })).map((path) => join(root, top, path)),
    ),
  )
  const code = files.flat().filter((file) => /\.(?:ts|mjs)$/.test(file) && !file.includes('node_modules'))
  const texts = await Promise.all(code.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter(({ text }) => silencers.test(text)).map(({ file }) => file)).toEqual([])
  // The consumers of generated clients use it to prove that a misspelt error code does not compile.
  const silenced = texts.filter(({ file, text }) => expectedError.test(text) && !/[/]sdk[-/]/.test(file))
  expect(silenced.map(({ file }) => file)).toEqual([])
})
