import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Program, startProgram, stop } from '../process/program.ts'
import { freePort } from '../support/ports.ts'
import { buildImage, type Image } from './dockerfile.ts'

/** Bytes that the packages of the service may take. */
const ROOM = 250e6

let image: Image
/** Starts a command of the image as its user. */
let launcher: readonly string[]

beforeAll(async () => {
  image = await buildImage()
  const bin = join(image.folder, 'bin')
  await mkdir(bin)
  // the node of this machine may be where the image's user cannot go
  await cp(process.execPath, join(bin, 'node'))
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

function start(env: Readonly<Record<string, string>>): Program {
  const path = `${join(image.folder, 'bin')}:/usr/bin:/bin`
  return startProgram({ ...image.env, ...env, PATH: path }, [...launcher, ...image.command], 'setpriv')
}

/** Bytes on the disk. */
async function sizeOf(path: string): Promise<number> {
  return (await lstat(path)).blocks * 512
}

describe('the packages of the image', () => {
  it('are those that serve, in less than 250 MB', async () => {
    const packages = join(image.folder, 'node_modules')
    const paths = await readdir(packages, { recursive: true })
    const sizes = await Promise.all(paths.map((path) => sizeOf(join(packages, path))))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    process.stdout.write(`packages of the image: ${Math.round(bytes / 1e6)} MB\n`)
    expect(bytes).toBeLessThan(ROOM)
    expect(paths).toContain('fastify')
    for (const tool of ['prisma', 'esbuild', 'typescript', 'tsx', 'vitest']) expect(paths).not.toContain(tool)
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
    expect(await readdir(join(image.folder, 'data'))).toContain('secrets.json')
  })
})
