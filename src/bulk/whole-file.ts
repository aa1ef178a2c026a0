import { type FileHandle, open, rename, rm } from 'node:fs/promises'

/** Takes text piece by piece. */
export interface Sink {
  write(text: string): Promise<void>
}

/**
 * Writes a file, for its owner alone, whole or not at all: under another name, and renamed when `work` is
 * done.
 *
 * @param path replaced if it is there
 */
export async function writeWholeFile<T>(path: string, work: (sink: Sink) => Promise<T>): Promise<T> {
  const draft = `${path}.${process.pid}.partial`
  const file = await open(draft, 'w', 0o600)
  try {
    const result = await work(sinkOf(file))
    await file.sync()
    await file.close()
    await rename(draft, path)
    return result
  } catch (error) {
    await file.close()
    await rm(draft, { force: true })
    throw error
  }
}

function sinkOf(file: FileHandle): Sink {
  return { write: async (text) => void (await file.writeFile(text)) }
}
