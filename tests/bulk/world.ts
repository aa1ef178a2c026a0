import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { dryRunImport } from '../../src/bulk/dry-run.ts'
import { exportRows } from '../../src/bulk/export.ts'
import { FORMATS, type Format, surveyFile } from '../../src/bulk/formats/source.ts'
import { type ImportJob, importFile } from '../../src/bulk/import.ts'
import type { Counts } from '../../src/bulk/report.ts'
import { type BulkResource, resourceNamed } from '../../src/bulk/resource.ts'
import type { RunMode } from '../../src/bulk/runs.ts'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { type TestClock, testClock } from '../support/app.ts'
import { createDataDir, createTestDatabase, type TestDatabase } from '../support/database.ts'

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
  /** Imports a text as a file, whose name determines the resource and the format. */
  importText(name: string, content: string | Uint8Array, options?: Options): Promise<Imported>
  exportText(resource: string | BulkResource, format: Format): Promise<string>
  /** Removes all products, posts and records of imports. */
  clear(): Promise<void>
  close(): Promise<void>
}

export const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A resource that can be imported. */
export function bulkResource(name = ''): BulkResource {
  const resource = resourceNamed(name)
  if (!resource) throw new Error(`${name} cannot be imported`)
  return resource
}

/** The database of a test file, emptied before each test. */
export function useBulk(): Pick<Bulk, 'importText' | 'exportText' | 'clear' | 'database' | 'clock'> {
  let bulk: Bulk | undefined
  beforeAll(async () => {
    bulk = await openBulk()
  })
  beforeEach(() => bulk?.clear())
  afterAll(() => bulk?.close())
  const opened = () => bulk ?? failed()
  return {
    get database() {
      return opened().database
    },
    get clock() {
      return opened().clock
    },
    importText: (...file) => opened().importText(...file),
    exportText: (...what) => opened().exportText(...what),
    clear: () => opened().clear(),
  }
}

function failed(): never {
  throw new Error('useBulk() is there in tests and hooks only')
}

/** Uses a database and a folder of its own, which `close` removes, unless they are given. */
export async function openBulk(given?: { copy: TestDatabase; folder: string }): Promise<Bulk> {
  const own = given?.copy ?? (await createTestDatabase())
  const database = await openDatabase({ ...own.settings, databasePoolSize: 2 }, silent)
  const folder = given?.folder ?? (await createDataDir())
  const clock = testClock()
  const { prisma } = database

  async function importText(name: string, content: string | Uint8Array, options: Options = {}) {
    const {
      mode = 'start',
      update = false,
      resource = bulkResource(/^\w+/.exec(name)?.[0]),
      signal,
    } = options
    const format = FORMATS.get(extname(name).slice(1)) ?? 'csv'
    const [path, report] = [join(folder, name), join(folder, 'report.ndjson')]
    await writeFile(path, content)
    const source = await surveyFile({ path, format }, resource.columns)
    const common = { database, clock, resource, defaults: { defaultCurrency: 'EUR' } }
    const job: ImportJob = { ...common, source, report, update, ...(signal && { signal }) }
    const { imported, updated, skipped, refused } = await (mode === 'dry-run'
      ? dryRunImport(job)
      : importFile(job, mode))
    return {
      counts: { imported, updated, skipped, refused },
      refused: existsSync(report) ? await readReport(report) : [],
    }
  }

  async function exportText(name: string | BulkResource, format: Format): Promise<string> {
    let text = ''
    const resource = typeof name === 'string' ? bulkResource(name) : name
    await exportRows({ database, resource, format }, async (pieces) => {
      for await (const piece of pieces) text += piece
    })
    return text
  }

  return {
    database,
    clock,
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
