import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { run } from '../judges/tools.ts'
import { type Program, startProgram, stop } from '../process/program.ts'
import { freePort } from '../support/ports.ts'
import { BASE_PROGRAMS, buildImage, type Image } from './dockerfile.ts'

/** Bytes that the packages of the service may take. */
const ROOM = 120e6

const {
  scripts,
  dependencies,
}: Record<'scripts' | 'dependencies', Record<string, string>> = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
)
/** What a clone starts by npm. */
const NAMES = Object.values(scripts).flatMap((command) => /bin\/cms (\S+)$/.exec(command)?.[1] ?? [])

let image: Image
let data: string
/** Starts a command of the image as its user. */
let launcher: readonly string[]

beforeAll(async () => {
  image = await buildImage()
  data = join(image.folder, 'data')
  const base = join(dirname(image.folder), BASE_PROGRAMS)
  await mkdir(base)
  // the node of this machine may be where the image's user cannot go
  await cp(process.execPath, join(base, 'node'))
  for (const path of await readdir(image.folder, { recursive: true })) {
    const file = join(image.folder, path)
    const isVolume = image.volumes.some((volume) => path === volume || path.startsWith(`${volume}/`))
    const status = await lstat(file)
    if (!isVolume && !status.isSymbolicLink()) await chmod(file, status.mode & ~0o222)
  }
  await chmod(image.folder, 0o555)
  const [uid = '', gid = ''] = image.user.split(':')
  launcher = ['--reuid', uid, '--regid', gid, '--clear-groups', 'env', `--chdir=${image.folder}`]
})
afterAll(() => rm(dirname(image.folder), { recursive: true }))

function start(env: Readonly<Record<string, string>>, command = image.command): Program {
  return startProgram({ ...image.env, ...env }, [...launcher, ...command], 'setpriv')
}

/** What `docker run … cms NAME …` leaves. */
async function cms(...args: readonly string[]) {
  const program = start({}, ['cms', ...args])
  return { code: await program.ended, output: program.output(), errors: program.errors() }
}

/** The owners of the data folder and of all that is in it. */
async function ownersOfData(): Promise<Set<number>> {
  const paths = await readdir(data, { recursive: true })
  const all = await Promise.all(['.', ...paths].map((path) => lstat(join(data, path))))
  return new Set(all.map(({ uid }) => uid))
}

/** Bytes on the disk. */
async function sizeOf(path: string): Promise<number> {
  return (await lstat(path)).blocks * 512
}

describe('the packages of the image', () => {
  it('are those that the bundle loads, in less than 120 MB', async () => {
    const packages = join(image.folder, 'node_modules')
    const paths = await readdir(packages, { recursive: true })
    const sizes = await Promise.all(paths.map((path) => sizeOf(join(packages, path))))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    process.stdout.write(`packages of the image: ${Math.round(bytes / 1e6)} MB\n`)
    expect(bytes).toBeLessThan(ROOM)
    expect(paths).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    for (const tool of ['prisma', 'esbuild', 'typescript', 'tsx', 'vitest']) expect(paths).not.toContain(tool)
    // these are part of the bundle
    for (const name of ['fastify', 'openapi-backend', 'pg', 'ajv']) expect(paths).not.toContain(name)
  })
})

describe('the image', () => {
  it('serves as another user, on a folder that nobody can write to', async () => {
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    const port = await freePort()
    const program = start({ PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '0' })
    const origin = await program.origin
    for (const path of ['/health/ready', '/api/products', '/docs', '/docs/redoc', '/openapi.json'])
      expect({ path, status: (await fetch(origin + path)).status }).toEqual({ path, status: 200 })
    const [node = '', ...args] = image.healthCheck
    const check = (env: object) => promisify(execFile)(node, args, { env: { ...process.env, ...env } })
    await expect(check({ PORT: String(port) })).resolves.toBeDefined()
    expect(await stop(program)).toBe(0)
    await expect(check({ PORT: String(port) })).rejects.toMatchObject({ code: 1 })
    expect(await readdir(data)).toContain('secrets.json')
  })

  it.each(NAMES)('has the program %s of a clone, by the same name', async (name) => {
    const { code, output, errors } = await cms(name, '--help')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain(`cms ${name}`)
  })

  it('does what the runbook types: a password, a key, a backup, and back', async () => {
    expect((await cms('reset-password', 'admin')).output).toMatch(/^[\w-]{24}\n$/)
    expect((await cms('api-key', '--name', 'Shop', '--scopes', 'posts:read')).code).toBe(0)
    expect(await cms('backup', 'data/copy')).toMatchObject({ code: 0, errors: '' })
    await rm(join(data, 'pglite'), { recursive: true })
    expect(await cms('restore', 'data/copy')).toMatchObject({ code: 0, errors: '' })
    expect((await cms('db:deploy')).output).toBe('No migration is pending.\n')
    const products = 'name,price,sku,description\r\n'
    expect(await cms('export', 'products')).toEqual({ code: 0, output: products, errors: '0 exported\n' })
  })

  it('makes the secrets that compose.yaml wants, as it is typed there, for their owner alone', async () => {
    const lines = (await readFile(join(root, 'compose.yaml'), 'utf8')).split('\n')
    const typed = lines.flatMap((line) => /^# {3}(.+)$/.exec(line)?.[1] ?? [])
    expect(typed.at(-1)).toMatch(/^docker compose up /)
    const folder = await mkdtemp(join(tmpdir(), 'cms-compose-'))
    const PATH = `${folder}:${image.env.PATH}`
    // what follows the name of the image is a command in it
    const docker = '#!/bin/sh\n[ "$1" = run ] || exit 0\nshift 3\nexec "$@"\n'
    await writeFile(join(folder, 'docker'), docker, { mode: 0o755 })
    await promisify(execFile)('sh', ['-ec', typed.join('\n')], { cwd: folder, env: { PATH } })
    const made = await readFile(join(folder, '.env'), 'utf8')
    expect(made.match(/^\w+(?==.{20,}$)/gm)).toEqual([
      'JWT_PRIVATE_KEYS',
      'API_KEY_PEPPERS',
      'TOKEN_SECRET',
      'DATABASE_PASSWORD',
    ])
    expect((await stat(join(folder, '.env'))).mode & 0o777).toBe(0o600)
    await rm(folder, { recursive: true })
  })
})

describe('under systemd', () => {
  /** A file of the unit, with the places of this machine in it. */
  async function placed(file: string): Promise<string> {
    const text = await readFile(join(root, 'scripts/systemd', file), 'utf8')
    return text
      .replaceAll('/opt/cms-api', image.folder)
      .replaceAll('/var/lib/cms-api', data)
      .replaceAll('/etc/cms-api.env', join(dirname(image.folder), 'cms-api.env'))
      .replaceAll('/usr/bin/node', process.execPath)
  }

  it('root types cms with the settings of the service, and leaves nothing of root', async () => {
    const own = await ownersOfData()
    expect(own).toEqual(new Set([Number(image.user.split(':')[0])]))
    const wrapper = join(dirname(image.folder), 'cms')
    await writeFile(wrapper, await placed('cms'), { mode: 0o755 })
    await writeFile(join(dirname(image.folder), 'cms-api.env'), 'LOG_LEVEL=warn\n')
    const copy = join(dirname(image.folder), 'copy')
    for (const args of [['sample'], ['reset-password', 'admin'], ['backup', copy]])
      expect(await run(wrapper, args, tmpdir())).toMatchObject({ code: 0 })
    expect(await ownersOfData()).toEqual(own)
    await rm(join(data, 'pglite'), { recursive: true })
    expect(await run(wrapper, ['restore', copy], tmpdir())).toMatchObject({ code: 0 })
    expect(await ownersOfData()).toEqual(own)
  })

  it('the unit starts the service by that name', async () => {
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(await placed('cms-api.service')) ?? []
    const program = start(
      { HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0' },
      command.split(' ').with(0, 'node'),
    )
    expect((await fetch(`${await program.origin}/health/ready`)).status).toBe(200)
    expect(await stop(program)).toBe(0)
  })
})
