import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaVariants } from '../../generated/operations.ts'
import { resources } from '../../generated/resources.ts'
import { packagesOf } from '../../scripts/packed.mjs'
import { root } from '../../src/base/root.ts'
import { databaseFolder, mediaFolder } from '../../src/config/data-folder.ts'
import { run } from '../judges/tools.ts'
import { type Program, startProgram, stop } from '../process/program.ts'
import { form } from '../support/form.ts'
import { picture } from '../support/pictures.ts'
import { freePort } from '../support/ports.ts'
import { startCollector } from '../support/trace-collector.ts'
import { BASE_PROGRAMS, buildImage, type Image } from './dockerfile.ts'

/** The maximum size, in bytes, before the first start: 19 MB of it are libvips. */
const ROOM = 80e6
/** The built files other than JavaScript, source maps and stamps. */
const BUILT = [
  'argon2.node',
  'collection.json',
  'contract.json',
  'database.br',
  'docs',
  'docs.html',
  'initdb.wasm',
  'node_modules',
  'pglite.data',
  'pglite.wasm',
  'query_compiler_fast_bg.postgresql.wasm',
  'redoc.html',
]
const SECRETS = { ADMIN_PASSWORD: 'packed-in-the-image', METRICS_TOKEN: 'm'.repeat(40) }

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
)
/** The programs that a clone starts through npm. */
const NAMES = Object.values(scripts).flatMap((command) => /scripts\/cms\.mjs (\S+)$/.exec(command)?.[1] ?? [])

let image: Image
let data: string
/** Starts a command in the image as its user. */
let launcher: readonly string[]

beforeAll(async () => {
  image = await buildImage()
  data = join(image.folder, 'data')
  const base = join(dirname(image.folder), BASE_PROGRAMS)
  await mkdir(base)
  // this machine's node may be in a place that the image's user cannot access
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

/** The result of `docker run … cms NAME …`. */
async function cms(...args: readonly string[]) {
  return cmsWith({}, ...args)
}

async function cmsWith(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const program = start(settings, ['cms', ...args])
  return { code: await program.ended, output: program.output(), errors: program.errors() }
}

/** A PostgreSQL server that runs until its shell's input ends. */
function startPostgres() {
  const shell = spawn('scripts/with-postgres.sh', ['sh', '-c', 'echo "$DATABASE_URL"; cat'], { cwd: root })
  const ended = once(shell, 'close')
  return {
    url: once(shell.stdout, 'data').then(([url]) => String(url).trim()),
    stop: () => Promise.all([ended, shell.stdin.end()]),
  }
}

async function startRedis() {
  const port = String(await freePort())
  const server = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''])
  const ended = once(server, 'close')
  await once(server.stdout, 'data')
  return {
    url: `redis://127.0.0.1:${port}`,
    keys: async () => (await run('redis-cli', ['-p', port, 'keys', 'cms:*'], root)).output.trim(),
    stop: () => Promise.all([ended, server.kill()]),
  }
}

/** The owners of the data folder and of everything in it. */
async function ownersOfData(): Promise<Set<number>> {
  const paths = await readdir(data, { recursive: true })
  const all = await Promise.all(['.', ...paths].map((path) => lstat(join(data, path))))
  return new Set(all.map(({ uid }) => uid))
}

/** Removes what a backup has: a restore replaces nothing. */
async function removeContents(): Promise<void> {
  await rm(databaseFolder(data), { recursive: true })
  await rm(mediaFolder(data), { recursive: true, force: true })
}

/** Bytes on disk. */
async function sizeOf(path: string): Promise<number> {
  return (await lstat(path)).blocks * 512
}

describe('the files of the image', () => {
  it('are the built programs and their files, under 80 MB, with no package but those of sharp', async () => {
    const paths = await readdir(image.folder, { recursive: true })
    const sizes = await Promise.all(paths.map((path) => sizeOf(join(image.folder, path))))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    process.stdout.write(`files of the image: ${(bytes / 1e6).toFixed(1)} MB\n`)
    expect(bytes).toBeLessThan(ROOM)
    const packages = paths.flatMap(
      (path) => /^generated\/build\/node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
    )
    expect(packages.sort()).toEqual([...packagesOf('sharp')].sort())
    expect(packages.filter((name) => name.includes('libvips'))).toHaveLength(1)
    const elsewhere = paths.filter((path) =>
      path.replace(/^generated\/build\/node_modules/, '').includes('node_modules'),
    )
    expect(elsewhere).toEqual([])
    const built = (await readdir(join(image.folder, 'generated/build')))
      .filter((name) => !/\.(?:js|map|stamp)$/.test(name))
      .map((name) => name.replace(/^argon2\..*\.node$/, 'argon2.node'))
    expect(built.sort()).toEqual(BUILT)
    expect((await readdir(image.folder)).sort()).toEqual(
      ['LICENSE', 'bin', 'data', 'generated', 'openapi.yaml', 'package.json', 'prisma', 'scripts'].sort(),
    )
  })
})

describe('the image', () => {
  it('serves as an unprivileged user from a read-only folder', async () => {
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

  it('works with PostgreSQL and Redis, sanitises markup, counts requests and sends traces', async () => {
    const [postgres, redis, collector] = [startPostgres(), await startRedis(), await startCollector()]
    const secrets = parseEnv((await cms('secrets')).output)
    const settings = { DATABASE_URL: await postgres.url, REDIS_URL: redis.url, ...SECRETS, ...secrets }
    const applied = { code: 0, errors: '', output: expect.stringMatching(/^Applied: /) }
    expect(await cmsWith(settings, 'db:deploy')).toEqual(applied)
    const program = start({
      ...{ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin },
      ...{ HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0' },
    })
    const origin = await program.origin
    const post = (path: string, json: object, token = '') =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(json),
      }).then((response) => response.json())
    const login = await post('/api/auth/login', { username: 'admin', password: SECRETS.ADMIN_PASSWORD })
    const markup = { title: 'Markup', body: '<p onclick="x()">One</p><svg><script>x()</script></svg>' }
    const written = await post('/api/posts', markup, login.data.accessToken)
    expect(written).toMatchObject({ data: { body: '<p>One</p>' } })
    const headers = { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` }
    const metrics = await fetch(`${origin}/metrics`, { headers }).then((response) => response.text())
    expect(metrics).toContain(
      'cms_http_request_duration_seconds_count{operation="createPost",status="201"} 1',
    )
    expect(await redis.keys()).not.toBe('')
    expect(await stop(program)).toBe(0)
    expect(collector.spans).toContainEqual(expect.objectContaining({ name: 'POST /api/posts' }))
    expect((await cmsWith(settings, 'export', 'posts')).errors).toBe('1 exported\n')
    await Promise.all([postgres.stop(), redis.stop(), collector.close()])
  })

  it('makes variants of pictures', async () => {
    const password = (await cms('reset-password', 'admin')).output.trim()
    const program = start({ HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0' })
    const origin = await program.origin
    const login = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    }).then((response) => response.json())
    const { body, headers } = form({ name: 'a.png', bytes: await picture({ width: 800, height: 600 }) })
    const authorization = `Bearer ${login.data.accessToken}`
    const uploading = { method: 'POST', headers: { ...headers, authorization }, body: new Uint8Array(body) }
    const uploaded = await fetch(`${origin}/api/media`, uploading).then((response) => response.json())
    const variant = await fetch(`${origin}/media/${uploaded.data.sha256}/small.webp`)
    expect(variant.status).toBe(200)
    const { format, width } = await sharp(Buffer.from(await variant.arrayBuffer())).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: mediaVariants['small.webp'].width })
    expect(await stop(program)).toBe(0)
  })

  it.each(NAMES)('has the program %s under the same name as a clone', async (name) => {
    const { code, output, errors } = await cms(name, '--help')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain(`cms ${name}`)
  })

  it('runs the runbook’s commands: a password, a key, a backup and a restore', async () => {
    expect((await cms('reset-password', 'admin')).output).toMatch(/^[\w-]{24}\n$/)
    expect((await cms('api-key', '--name', 'Shop', '--scopes', 'posts:read')).code).toBe(0)
    expect(await cms('backup', 'data/copy')).toMatchObject({ code: 0, errors: '' })
    await removeContents()
    expect(await cms('restore', 'data/copy')).toMatchObject({ code: 0, errors: '' })
    expect((await cms('db:deploy')).output).toBe('No migration is pending.\n')
    const products = `${Object.keys(resources.Product.create)}\r\n`
    expect(await cms('export', 'products')).toEqual({ code: 0, output: products, errors: '0 exported\n' })
  })

  it('creates the secrets for compose.yaml with its documented command, for their owner only', async () => {
    const lines = (await readFile(join(root, 'compose.yaml'), 'utf8')).split('\n')
    const typed = lines.flatMap((line) => /^# {3}(.+)$/.exec(line)?.[1] ?? [])
    expect(typed.at(-1)).toMatch(/^docker compose up /)
    const folder = await mkdtemp(join(tmpdir(), 'cms-compose-'))
    const PATH = `${folder}:${image.env.PATH}`
    // what follows the name of the image is a command inside it
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
  /** A file of the unit, with this machine's paths. */
  async function placed(file: string): Promise<string> {
    const text = await readFile(join(root, 'scripts/systemd', file), 'utf8')
    return text
      .replaceAll('/opt/cms-api', image.folder)
      .replaceAll('/var/lib/cms-api', data)
      .replaceAll('/etc/cms-api.env', join(dirname(image.folder), 'cms-api.env'))
      .replaceAll('/usr/bin/node', process.execPath)
  }

  it('root can run cms with the settings of the service, and leaves no files owned by root', async () => {
    const own = await ownersOfData()
    expect(own).toEqual(new Set([Number(image.user.split(':')[0])]))
    const wrapper = join(dirname(image.folder), 'cms')
    await writeFile(wrapper, await placed('cms'), { mode: 0o755 })
    await writeFile(join(dirname(image.folder), 'cms-api.env'), 'LOG_LEVEL=warn\n')
    const copy = join(dirname(image.folder), 'copy')
    for (const args of [['sample'], ['reset-password', 'admin'], ['backup', copy]])
      expect(await run(wrapper, args, tmpdir())).toMatchObject({ code: 0 })
    expect(await ownersOfData()).toEqual(own)
    await removeContents()
    expect(await run(wrapper, ['restore', copy], tmpdir())).toMatchObject({ code: 0 })
    expect(await ownersOfData()).toEqual(own)
  })

  it('the unit starts the service through cms', async () => {
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(await placed('cms-api.service')) ?? []
    const program = start(
      { HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0' },
      command.split(' ').with(0, 'node'),
    )
    expect((await fetch(`${await program.origin}/health/ready`)).status).toBe(200)
    expect(await stop(program)).toBe(0)
  })
})
