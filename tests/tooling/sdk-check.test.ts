import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countAnyKeywords } from '../../scripts/sdk/any-keywords.ts'
import { check } from '../../scripts/sdk/check.ts'
import { type FutureVersionProxy, startFutureVersion } from '../../scripts/sdk/future-version.ts'
import { GENERATORS, type Generator } from '../../scripts/sdk/generators.ts'
import { line, type Result, summarise } from '../../scripts/sdk/report.ts'
import type { Target } from '../../scripts/sdk/transcript.ts'
import { root } from '../../src/base/root.ts'
import { pixel } from '../support/form.ts'
import { runScript } from '../support/run-script.ts'
import { useApp } from '../support/use-app.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Manifest>>
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-'))
  return () => rm(folder, { recursive: true })
})

describe('countAnyKeywords', () => {
  it('counts uses of the type any, and nothing else', async () => {
    await writeFile(
      join(folder, 'client.ts'),
      `// any
       /** any */
       export interface Any { any: string; every: any; list: any[] }
       export const any = <T = any>(value: T) => \`any \${value as any}\``,
    )
    expect(await countAnyKeywords(folder)).toBe(4)
  })

  it('searches folders, except the excluded ones', async () => {
    for (const name of ['deep', 'runtime']) {
      await mkdir(join(folder, name, 'er'), { recursive: true })
      await writeFile(join(folder, name, 'er/a.ts'), 'export type A = any')
    }
    expect(await countAnyKeywords(folder)).toBe(2)
    expect(await countAnyKeywords(folder, ['runtime'])).toBe(1)
  })

  it('does not accept an empty folder as clean', async () => {
    await expect(countAnyKeywords(folder)).rejects.toThrow('no TypeScript files')
  })
})

describe('summarise', () => {
  const good: Result = {
    name: 'good',
    versions: 'good 1.0.0',
    compiled: true,
    ran: true,
    ranWithFutureVersion: true,
    anyCount: 0,
    seconds: 1,
  }

  it('ends with 0 when all passed', () => {
    expect(summarise([good, good])).toEqual({ exitCode: 0, text: '\n2 of 2 generators passed' })
  })

  it('ends with 1 when one failed, and says why', () => {
    const summary = summarise([good, { ...good, name: 'bad', ran: false, problem: 'it fell over' }])
    expect(summary.exitCode).toBe(1)
    expect(summary.text).toContain('bad failed:\nit fell over')
    expect(summary.text).toContain('1 of 2 generators passed')
  })

  it('shows the beginning of compiler output', () => {
    const problem = Array.from({ length: 1000 }, (_, index) => `mistake ${index}.`).join('\n')
    const { text } = summarise([{ ...good, problem }])
    expect(text).toContain('mistake 39.\n… and 960 more lines')
    expect(text).not.toContain('mistake 40.')
  })

  it('names those whose toolchain is missing, without failing', () => {
    const skipped: Result = { ...good, name: 'rust', compiled: false, ran: false, missing: 'cargo' }
    expect(line(skipped)).toMatch(/^skipped {2}rust .* there is no cargo$/)
    const { text, exitCode } = summarise([good, skipped])
    expect(text).toBe('\n1 of 1 generators passed; without a toolchain: rust')
    expect(exitCode).toBe(0)
  })

  it('ends with 1 when nothing was checked', () => {
    expect(summarise([]).exitCode).toBe(1)
    expect(summarise([{ ...good, missing: 'cargo' }]).exitCode).toBe(1)
  })
})

// Redocly is a dependency of the project: nothing is installed here.
describe('check', { timeout: 180_000 }, () => {
  const app = useApp()
  /** A folder as deep in the project as the real one. */
  let cache: string
  let service: Target
  let proxy: FutureVersionProxy
  /** The reported problem of a client with a type any, and the client. */
  let seeded: Result
  let client: string

  beforeAll(async () => {
    proxy = await startFutureVersion(app.origin)
    await mkdir(join(root, 'generated/build'), { recursive: true })
    cache = await mkdtemp(join(root, 'generated/build/sdk-'))
    const picture = join(cache, 'picture.png')
    await writeFile(picture, pixel('picture'))
    const password = app.settings.adminPassword ?? ''
    service = { origin: app.origin, password, picture, futureOrigin: proxy.origin }
    const append = 'fs.appendFileSync("client/index.ts", "export type Seeded = any")'
    const command = ['sh', '-c', `${redocly().command.join(' ')} && node -e '${append}'`] as const
    seeded = await check(redocly({ command, anyFree: { except: [] } }), service, cache)
    client = await readFile(join(cache, 'redocly/client/index.ts'), 'utf8')
  }, 60_000)
  afterAll(async () => {
    await proxy.stop()
    await rm(cache, { recursive: true })
  })

  function redocly(changes: Partial<Generator> = {}): Generator {
    const generator = GENERATORS.find(({ name }) => name === 'redocly')
    if (!generator) throw new Error('redocly is not among the generators')
    return { ...generator, ...changes }
  }

  /** Checks the client as if it were generated from another contract. */
  async function checkEdited(from: string, to: string): Promise<Result> {
    expect(client).toContain(from)
    const file = join(folder, 'index.ts')
    await writeFile(file, client.replaceAll(from, to))
    return check(redocly({ command: ['cp', file, 'client/index.ts'] }), service, cache)
  }

  it('fails with the output of a failing generator', async () => {
    const command = ['node', '-e', 'console.log("no such thing"); process.exit(3)'] as const
    const result = await check(redocly({ command }), service, cache)
    expect(result).toMatchObject({ compiled: false, ran: false })
    expect(result.problem).toContain('no such thing')
  })

  it('fails with the compiler output when the client lacks what the consumer uses', async () => {
    const result = await checkEdited('accessToken', 'bearerToken')
    expect(result).toMatchObject({ compiled: false, ran: false })
    expect(result.problem).toContain('consumer.ts')
    expect(result.problem).toContain("'accessToken' does not exist")
  })

  it('fails when the client does not work with the service', async () => {
    const result = await checkEdited('/api/auth/refresh', '/api/auth/renew')
    expect(result).toMatchObject({ compiled: true, ran: false })
    expect(result.problem).toContain('AssertionError')
  })

  it('fails when a client that must not use the type any does', () => {
    expect(seeded).toMatchObject({ compiled: true, ran: true, ranWithFutureVersion: true, anyCount: 1 })
    expect(seeded.versions).toMatch(/^@redocly\/cli \d+\.\d+\.\d+$/)
    expect(seeded.problem).toMatch(/client has 1 types written as any$/)
  })
})

describe('npm run sdk:check', () => {
  it.each(GENERATORS)('pins every package of $name', async ({ name }) => {
    const pins = join(root, 'scripts/sdk/tools', name)
    const { dependencies = {} }: Manifest = JSON.parse(await readFile(join(pins, 'package.json'), 'utf8'))
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    const lockfile = join(pins, 'package-lock.json')
    const isLocked = existsSync(lockfile)
    expect(isLocked).toBe(Object.keys(dependencies).length > 0)
    if (isLocked) {
      const { packages }: Lockfile = JSON.parse(await readFile(lockfile, 'utf8'))
      expect(packages['']?.dependencies).toEqual(dependencies)
    }
  })

  it('has a consumer for each generator, and no others', () => {
    const consumers = readdirSync(join(root, 'scripts/sdk/consumers')).filter((name) => name !== 'journey.ts')
    expect(consumers.sort()).toEqual(GENERATORS.map(({ name }) => `${name}.ts`).sort())
  })

  it('rejects an unknown generator name', async () => {
    expect(await runScript('scripts/sdk/main.ts', '--only', 'nothing')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no generator named nothing.'),
    })
  })
})
