import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../../src/core/root.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'

interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** What people start by npm and give arguments to, with the command that package.json has for it. */
const PROGRAMS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, loader, program] = /(node|tsx) (scripts\/(?:run\.mjs|start\.mjs|\S+\/).*)$/.exec(command) ?? []
  return program === undefined ? [] : [{ name, loader, program: program.split(' ') }]
})

async function run(loader: string | undefined, program: readonly string[], arg: string): Promise<Run> {
  const command = [...SHORT_LIVED, ...(loader === 'tsx' ? ['--import', 'tsx'] : []), ...program, arg]
  const run = promisify(execFile)(process.execPath, command, { cwd: root, env: { PATH: process.env.PATH } })
  const { code, stdout, stderr } = await run.then(
    (output) => ({ code: 0, ...output }),
    (failure: Run) => failure,
  )
  return { code, stdout, stderr: stderr.replace(/^Preparing .*\n/gm, '') }
}

/** The last step of every other script of package.json. Biome and Prisma have help of their own. */
const SCRIPTS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, loader, program = ''] = /(?:^|&& )(node|tsx) (scripts\/[^&]+)$/.exec(command) ?? []
  return loader === undefined || PROGRAMS.some((one) => one.name === name)
    ? []
    : [{ name, loader, program: program.split(' ') }]
})

it.each(SCRIPTS)(
  'npm run $name tells how it is used',
  { timeout: 60_000 },
  async ({ name, loader, program }) => {
    const help = await run(loader, program, '--help')
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toContain(name === 'test' ? 'npm run test' : `npm run ${name}`)
  },
)

it('every script of package.json tells how it is used', () => {
  const told = [...PROGRAMS, ...SCRIPTS].map(({ name }) => name)
  expect(Object.keys(scripts).filter((name) => !told.includes(name))).toEqual(['lint', 'db:new'])
})

it('the programs are known', () => {
  const names = PROGRAMS.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['start', 'mock', 'import', 'export', 'api-key', 'secrets']))
  expect(names).toEqual(expect.arrayContaining(['db:deploy', 'traffic:check', 'contract:diff', 'bench']))
})

it.each(PROGRAMS)('$name tells how it is used', { timeout: 60_000 }, async ({ name, loader, program }) => {
  const command = name === 'start' ? 'npm start' : `npm run ${name}`
  const [help, wrong] = await Promise.all([
    run(loader, program, '--help'),
    run(loader, program, '--no-such-option'),
  ])
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout.replace('run --silent ', 'run ')).toContain(command)
  expect(wrong).toEqual({
    code: 2,
    stdout: '',
    stderr: `Unknown option '--no-such-option'\nSee: ${command} -- --help\n`,
  })
})
