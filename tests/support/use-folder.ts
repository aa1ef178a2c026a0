import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

/** An empty folder for a test file or a `describe`; call it at the top. It is removed after the tests. */
export function useFolder(): string {
  const folder = mkdtempSync(join(inject('testFolder'), 'folder-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
