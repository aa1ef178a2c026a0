import { appendFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { checkout, linkPackages, PROGRAM, start } from './project.ts'

const CLIENT = 'Preparing the database client: usually 5 seconds.'
const SERVER = 'Preparing the server: usually 2 seconds.'
const DATABASE = 'Preparing the files of a new database: usually 2 seconds.'
const PAGE = 'Preparing the documentation page: usually 3 seconds.'
const REDOC = 'Preparing the page of Redoc: usually 1 second.'
/** Any children would be helpers of the build. */
const SERVED = [expect.stringMatching(/^serving \d+ models, no children$/), 'stopped by SIGTERM']
const NOT_BUILT = expect.stringContaining('Run: npm ci && npm run build')

/** The exit code that the server chose when it received the signal. */
const STOPPED = 7

/** Sequential, because preparing everything from scratch takes seconds. */
describe('cms start', { timeout: 240_000 }, () => {
  let folder: string

  beforeAll(async () => {
    folder = await checkout()
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('prepares missing parts in parallel and only once, even when two start at the same time', async () => {
    const runs = await Promise.all([start(folder), start(folder)])
    expect(runs.map(({ code }) => code)).toEqual([STOPPED, STOPPED])
    const [first = [], second = []] = runs.map(({ lines }) => lines)
    const prepared = [...first, ...second].filter((line) => line.startsWith('Preparing'))
    expect(prepared.sort()).toEqual([CLIENT, PAGE, DATABASE, REDOC, SERVER])
    for (const lines of [first, second]) expect(lines.slice(-2)).toEqual(SERVED)
    expect(await start(folder)).toEqual({ code: STOPPED, lines: SERVED })
  })

  it('prepares again only what changed or is missing', async () => {
    await appendFile(join(folder, 'src/programs/cms.ts'), '// changed\n')
    expect(await start(folder)).toEqual({ code: STOPPED, lines: [SERVER, ...SERVED] })

    await appendFile(join(folder, 'openapi.yaml'), '# changed\n')
    expect(await start(folder)).toEqual({ code: STOPPED, lines: [PAGE, REDOC, SERVER, ...SERVED] })

    await appendFile(join(folder, 'prisma/schema.prisma'), 'model Extra {\n  id Int @id\n}\n')
    await rm(join(folder, 'generated/prisma'), { recursive: true })
    expect(await start(folder)).toEqual({ code: STOPPED, lines: [CLIENT, SERVER, ...SERVED] })

    await rm(join(folder, 'generated/build/cms.js'))
    expect(await start(folder)).toEqual({ code: STOPPED, lines: [SERVER, ...SERVED] })
  })

  it('stops with the compiler’s output when the server cannot be built', async () => {
    await appendFile(join(folder, 'src/programs/cms.ts'), 'const = 1\n')
    const { code, lines } = await start(folder)
    expect(code).toBe(2)
    expect(lines.join('\n')).toContain('src/programs/cms.ts')
    expect(lines.filter((line) => line.includes('scripts/build.mjs'))).toEqual([])
  })

  it('says who must build it if its user cannot', async () => {
    const built = join(folder, 'generated/build')
    await rename(built, `${built}-aside`)
    await writeFile(built, '')
    onTestFinished(async () => {
      await rm(built)
      await rename(`${built}-aside`, built)
    })
    const { code, lines } = await start(folder)
    expect({ code, lines: lines.length }).toEqual({ code: 2, lines: 2 })
    expect(lines.join('\n')).toMatch(/Run npm run build as a user who can\..*cannot write \S+ \(E/s)
  })

  it('builds nothing that imports a package it would not find', async () => {
    await writeFile(join(folder, 'src/programs/cms.ts'), `${PROGRAM}await import('negotiator')\n`)
    const { code, lines } = await start(folder)
    expect(code).toBe(2)
    expect(lines.join('\n')).toMatch(/src\/programs\/cms\.ts imports \S+\/negotiator\/index\.js lazily/)
  })

  it('serves without development dependencies if the build matches the sources', async () => {
    await writeFile(join(folder, 'src/programs/cms.ts'), PROGRAM)
    expect(await start(folder)).toEqual({ code: STOPPED, lines: [SERVER, ...SERVED] })
    onTestFinished(() => linkPackages(folder))
    await linkPackages(folder, { omitDev: true })
    expect(await start(folder)).toEqual({ code: STOPPED, lines: SERVED })
    await appendFile(join(folder, 'src/programs/cms.ts'), '// changed\n')
    expect(await start(folder)).toEqual({ code: 2, lines: [NOT_BUILT] })
  })

  it('works from the built files alone', async () => {
    for (const source of ['src', 'prisma', 'generated/prisma'])
      await rm(join(folder, source), { recursive: true })
    expect(await start(folder)).toEqual({ code: STOPPED, lines: SERVED })
  })

  it('works when the page cannot be built, and says why', async () => {
    await writeFile(join(folder, 'openapi.yaml'), 'openapi: [')
    const { code, lines } = await start(folder)
    expect(code).toBe(STOPPED)
    expect(lines).toContainEqual(expect.stringMatching(/^The documentation page could not be built\. /))
    expect(lines).toEqual(expect.arrayContaining(SERVED))
  })
})

describe('cms start on a checkout that nothing was built in', { timeout: 240_000 }, () => {
  let folder: string

  afterEach(() => rm(folder, { recursive: true }))

  it('says what to do without development dependencies', async () => {
    folder = await checkout({ omitDev: true })
    expect(await start(folder)).toEqual({ code: 2, lines: [NOT_BUILT] })
  })

  it('says what to do when nothing is installed', async () => {
    folder = await checkout()
    await rm(join(folder, 'node_modules'), { recursive: true })
    const { code, lines } = await start(folder)
    expect(code).toBe(2)
    expect(lines).toEqual([NOT_BUILT])
  })
})
