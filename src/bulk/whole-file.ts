import { writeWhole } from '../base/files.ts'

/** Takes text piece by piece. */
export interface Sink {
  write(text: string): Promise<void>
}

/** Writes a file, for its owner alone, whole or not at all. It replaces what is at the path. */
export function writeWholeFile<T>(path: string, work: (sink: Sink) => Promise<T>): Promise<T> {
  return writeWhole(path, (file) => work({ write: (text) => file.writeFile(text) }))
}
