import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { exportRows } from '../../src/bulk/export.ts'
import { FORMATS, type Format, surveyFile } from '../../src/bulk/formats/source.ts'
import { type ImportJob, importFile } from '../../src/bulk/import.ts'
import { rehearseImport } from '../../src/bulk/rehearsal.ts'
import type { Counts } from '../../src/bulk/report.ts'
import type { RunMode } from '../../src/bulk/runs.ts'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { type TestClock, testClock } from '../support/app.ts'
import { createDataDir, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { bulkResource } from './resources.ts'

/** A line of the report. */
export interface Refused {
  readonly line: number
  readonly errors: readonly {
    readonly field: string
    readonly rule: string
    readonly message: string
    readonly value?: unknown
  }[]
}

export interface Imported {
  readonly counts: Counts
  readonly refused: readonly Refused[]
}

type Options = Partial<Pick<ImportJob, 'update' | 'signal' | 'resource'>> & { mode?: RunMode | 'dry-run' }

export interface Bulk {
  readonly database: Database
  readonly clock: TestClock
  /** A file in a folder of its own. */
  file(name: string, content: string | Uint8Array): Promise<string>
  /** Imports a text as a file; its name tells the resource and the format. */
  importText(name: string, content: string | Uint8Array, options?: Options): Promise<Imported>
  exportText(resource: 'products' | 'posts', format: Format): Promise<string>
  /** Removes all products, posts and records of imports. */
  clear(): Promise<void>
  close(): Promise<void>
}

export const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** On a database and in a folder that go with it, unless they are given. */
export async function openBulk(given?: { copy: TestDatabase; folder: string }): Promise<Bulk> {
  const own = given?.copy ?? (await createTestDatabase())
  const database = await openDatabase({ ...own.settings, databasePoolSize: 2 }, silent)
  const folder = given?.folder ?? (await createDataDir())
  const clock = testClock()
  const { prisma } = database

  async function file(name: string, content: string | Uint8Array): Promise<string> {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }

  async function importText(name: string, content: string | Uint8Array, options: Options = {}) {
    const { mode = 'start', update = false, signal } = options
    const { resource = name.startsWith('products') ? bulkResource('products') : bulkResource('posts') } =
      options
    const format = FORMATS.get(extname(name).slice(1)) ?? 'csv'
    const source = await surveyFile({ path: await file(name, content), format }, resource.columns)
    const report = join(folder, 'report.ndjson')
    const defaults = { defaultCurrency: 'EUR' }
    const job: ImportJob = {
      database,
      clock,
      resource,
      defaults,
      source,
      report,
      update,
      ...(signal && { signal }),
    }
    const { imported, updated, skipped, refused } = await (mode === 'dry-run'
      ? rehearseImport(job)
      : importFile(job, mode))
    return { counts: { imported, updated, skipped, refused }, refused: await readReport(report) }
  }

  async function exportText(resource: 'products' | 'posts', format: Format): Promise<string> {
    let text = ''
    await exportRows({ database, resource: bulkResource(resource), format }, async (pieces) => {
      for await (const piece of pieces) text += piece
    })
    return text
  }

  return {
    database,
    clock,
    file,
    importText,
    exportText,
    async clear() {
      await prisma.product.deleteMany()
      await prisma.post.deleteMany()
      await prisma.importRun.deleteMany()
    },
    async close() {
      await database.close()
      if (given) return
      await rm(folder, { recursive: true })
      await own.drop()
    },
  }
}

export async function readReport(path: string): Promise<Refused[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line): Refused => JSON.parse(line))
}
