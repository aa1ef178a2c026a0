import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrivate } from '../base/files.ts'
import { mediaFolder } from '../config/data-folder.ts'
import { OperatorError } from '../config/operator-error.ts'
import type { Settings } from '../config/settings.ts'
import { FolderStorage } from './folder.ts'
import type { Storage } from './store.ts'

export async function openStorage({
  mediaUrl,
  dataDir,
}: Pick<Settings, 'mediaUrl' | 'dataDir'>): Promise<Storage> {
  if (mediaUrl === undefined) return new FolderStorage(mediaFolder(dataDir))
  // loaded on demand: the client takes 20 MB, and most services store media in a folder
  const { S3Storage } = await import('./s3.ts')
  return new S3Storage(new URL(mediaUrl), await temporaryFolder())
}

/**
 * This user's folder in the shared temporary folder.
 *
 * @throws OperatorError if another user has created it
 */
async function temporaryFolder(): Promise<string> {
  const user = process.getuid?.()
  const folder = join(tmpdir(), `cms-uploads-${user ?? ''}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  if (!found.isDirectory() || (user !== undefined && found.uid !== user))
    throw new OperatorError(`${folder} is for uploads, but another user owns it: remove it, or set TMPDIR`)
  makePrivate(folder)
  return folder
}
