import { chmod, mkdir, stat, symlink } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { FolderStorage } from '../../src/storage/folder.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { useFolder } from '../support/use-folder.ts'
import { describeStorage } from './storage-suite.ts'

const folder = useFolder()

describeStorage(async () => new FolderStorage(join(folder, 'media')))

it('with a store of S3, uploads wait in a folder that no other user has made', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const settings = { dataDir: folder, mediaUrl: 's3://bucket' }
  const name = `cms-uploads-${userInfo().uid}`
  const parents = ['own', 'open', 'theirs'].map((parent) => join(folder, parent))
  for (const parent of parents) await mkdir(parent)
  const [own = '', open = '', theirs = ''] = parents
  vi.stubEnv('TMPDIR', own)
  expect(await openStorage(settings)).toMatchObject({ incoming: join(own, name) })
  await mkdir(join(open, name))
  await chmod(join(open, name), 0o777)
  vi.stubEnv('TMPDIR', open)
  await openStorage(settings)
  expect((await stat(join(open, name))).mode & 0o777).toBe(0o700)
  await symlink(own, join(theirs, name))
  vi.stubEnv('TMPDIR', theirs)
  await expect(openStorage(settings)).rejects.toThrow('remove it, or set TMPDIR')
})
