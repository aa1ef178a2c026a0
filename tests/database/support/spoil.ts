import { open } from 'node:fs/promises'

/** Overwrites a part of a file with garbage, like a disk fault. */
export async function spoil(path: string, position: number, length: number): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(length, 0xa5), 0, length, position)
  await file.close()
}
