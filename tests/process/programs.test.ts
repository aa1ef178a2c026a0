import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../../src/base/root.ts'
import { variableOf } from '../../src/config/setting-definitions.ts'
import { readSettings } from '../../src/config/settings.ts'
import { createDataDir } from '../support/database.ts'
import { type Run, runScript } from '../support/run-script.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** The npm scripts that take arguments, with their commands in package.json. */
const PROGRAMS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, loader, program] = /(node|tsx) (scripts\/cms\.mjs \S+|scripts\/\S+\/.*)$/.exec(command) ?? []
  return program === undefined ? [] : [{ name, loader, program: program.split(' ') }]
})

/** The programs of the service. */
const NAMES = PROGRAMS.flatMap(({ name, loader }) => (loader === 'node' ? name : []))

async function run(loader: string | undefined, [file = '', ...args]: readonly string[]): Promise<Run> {
  if (loader === 'tsx') return runScript(file, ...args)
  const command = [...SHORT_LIVED, file, ...args]
  const run = promisify(execFile)(process.execPath, command, { cwd: root, env: { PATH: process.env.PATH } })
  const { code, stdout, stderr } = await run.then(
    (output) => ({ code: 0, ...output }),
    (failure: Run) => failure,
  )
  return { code, stdout, stderr: stderr.replace(/^Preparing .*\n/gm, '') }
}

/** The last step of every other script in package.json. Biome and Prisma have their own help. */
const SCRIPTS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, loader, program = ''] = /(?:^|&& )(node|tsx) (scripts\/[^&]+)$/.exec(command) ?? []
  return loader === undefined || PROGRAMS.some((one) => one.name === name)
    ? []
    : [{ name, loader, program: program.split(' ') }]
})

it.each(SCRIPTS)(
  'npm run $name explains its usage',
  { timeout: 60_000 },
  async ({ name, loader, program }) => {
    const help = await run(loader, [...program, '--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toContain(name === 'test' ? 'npm run test' : `npm run ${name}`)
  },
)

it('every script in package.json explains its usage', () => {
  const told = [...PROGRAMS, ...SCRIPTS].map(({ name }) => name)
  expect(Object.keys(scripts).filter((name) => !told.includes(name))).toEqual(['lint'])
})

it('the list of programs is complete', () => {
  const names = PROGRAMS.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['start', 'mock', 'import', 'export', 'api-key', 'secrets']))
  expect(names).toEqual(expect.arrayContaining(['db:deploy', 'traffic:check', 'contract:diff', 'bench']))
})

it.each(PROGRAMS)('$name explains its usage', { timeout: 60_000 }, async ({ name, loader, program }) => {
  const command = loader === 'node' ? `cms ${name}` : `npm run ${name} --`
  const help = await run(loader, [...program, '--help'])
  const wrong = await run(loader, [...program, '--no-such-option'])
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toContain(command.replace(/ --$/, ''))
  expect(wrong).toEqual({
    code: 2,
    stdout: '',
    stderr: `Unknown option '--no-such-option'\nSee: ${command} --help\n`,
  })
})

describe('cms', () => {
  it('lists the programs, each of which is an npm script in a clone', async () => {
    const { code, stdout, stderr } = await run('node', ['scripts/cms.mjs', '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const listed = [...stdout.matchAll(/^ {2}(\S+) {2,}\S.+$/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual([...NAMES].sort())
  })

  it.each([
    'README.md',
    'PRODUCTION.md',
    'compose.yaml',
    'Dockerfile',
    'scripts/systemd/cms-api.service',
    '.env.example',
  ])('%s runs programs as cms NAME, not through npm', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const typed = [...text.matchAll(/(?:`|^|npx |cms-api |service )cms (?!NAME|-)([\w:-]+)/gm)].map(
      ([, name]) => name,
    )
    expect(typed.filter((name) => !NAMES.includes(String(name)))).toEqual([])
    expect(NAMES.filter((name) => new RegExp(`npm run (?:--silent )?${name}(?![\\w:-])`).test(text))).toEqual(
      [],
    )
  })

  it('prints every setting with its default and its meaning', async () => {
    const { code, stdout } = await run('node', ['scripts/cms.mjs', '--help', 'settings'])
    expect(code).toBe(0)
    const told = [...stdout.matchAll(/^([A-Z_]+) \(default: .+\)\n {2}\S.+\.?/gm)].map(
      ([, variable]) => variable,
    )
    expect(told).toEqual(expect.arrayContaining(Object.keys(readSettings({})).map(variableOf)))
  })

  it.each([
    ['bakcup', 'There is no program bakcup: is it backup?'],
    ['constructor', 'There is no program constructor.\n'],
    ['nonsense', 'There is no program nonsense.\n'],
    ['', 'Name a program.'],
  ])('rejects the unknown program “%s”', async (name, reason) => {
    const { code, stdout, stderr } = await run('node', ['scripts/cms.mjs', name])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^[^\n]+\nSee: cms --help\n$/)
    expect(stderr).toContain(reason)
  })

  it('prints helpful advice when an argument makes no sense', async () => {
    const refused = await run('tsx', ['scripts/resource/main.ts', 'Label', 'name:colour'])
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toMatch(/^name: there is no type colour\. Types: string, .+\.\nSee: .+\n$/)
  })

  it('runs in any folder, resolves paths there, and reads the .env of the package', async () => {
    const folder = await createDataDir()
    onTestFinished(() => rm(folder, { recursive: true }))
    const link = join(folder, 'cms')
    await symlink(join(root, 'scripts/cms.mjs'), link)
    const env = { PATH: process.env.PATH, DATA_DIR: 'none' }
    const outcome = await promisify(execFile)(link, ['backup', 'copy'], { cwd: folder, env }).catch(
      (failure: Run) => failure,
    )
    const stderr = 'there is no embedded database in none: set DATA_DIR\n'
    expect(outcome).toMatchObject({ code: 2, stderr })
    const parts = await promisify(execFile)(link, ['import', 'products.csv'], { cwd: folder, env }).catch(
      (failure: Run) => failure,
    )
    expect(parts.stderr).toContain(`'${join(folder, 'products.csv')}'`)
  })
})
