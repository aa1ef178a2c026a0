import { mediaFolder } from '../config/data-folder.ts'
import type { Settings } from '../config/settings.ts'
import { FolderStorage } from './folder.ts'
import type { Storage } from './store.ts'

export async function openStorage({
  mediaUrl,
  dataDir,
}: Pick<Settings, 'mediaUrl' | 'dataDir'>): Promise<Storage> {
  if (mediaUrl === undefined) return new FolderStorage(mediaFolder(dataDir))
  // most services keep media in a folder: the client takes 20 MB
  const { S3Storage } = await import('./s3.ts')
  return new S3Storage(new URL(mediaUrl))
}
