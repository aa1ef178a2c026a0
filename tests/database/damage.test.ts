import { cp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from '../../src/config/operator-error.ts'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { written } from '../support/rows.ts'
import { useFolder } from '../support/use-folder.ts'
import { spoil } from './support/spoil.ts'

interface Line {
  readonly level: string
  readonly fields: object
  readonly message: string
}

/** Where the write-ahead log ends. */
interface Position {
  readonly file: string
  readonly offset: number
}

const RESTORE = 'Move it away, and bring back a backup: cms restore FOLDER'
const WRITES = 40
/** A torn page damages these bytes of a record: what follows its header. */
const TORN = { start: 30, length: 100 }
/** The size of a page of the write-ahead log. */
const PAGE = 8192

const folder = useFolder()
let lines: Line[]

beforeAll(async () => {
  await (await openIn('sound')).close()
  expect(lines.map(({ message }) => message)).toEqual(['database migrated'])
}, 120_000)
beforeEach(async () => {
  await cp(join(folder, 'sound'), join(folder, 'copy'), { recursive: true })
})
afterEach(() => rm(join(folder, 'copy'), { recursive: true }))

const at = (...names: readonly string[]) => join(folder, 'copy', 'pglite', ...names)

/** Opens a database, and records what is logged meanwhile. */
function openIn(name: string): Promise<Database> {
  lines = []
  const logger = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message })
  const log = { info: logger('info'), warn: logger('warn'), error: logger('error') }
  return openDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir: join(folder, name) }, log)
}

async function segments(): Promise<string[]> {
  return (await readdir(at('pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
}

describe('a damaged database does not start, and reports in one line why and what to do', {
  timeout: 60_000,
}, () => {
  it.each<[string, () => Promise<unknown>, RegExp, string]>([
    ['pg_control is damaged', () => spoil(at('global/pg_control'), 0, 200), /incompatible/, RESTORE],
    ['a byte is damaged', () => spoil(at('global/pg_control'), 100, 1), /checksum in control file/, RESTORE],
    [
      'pg_control is too short',
      () => truncate(at('global/pg_control'), 100),
      /"global\/pg_control": read 100 /,
      RESTORE,
    ],
    ['pg_control is gone', () => rm(at('global/pg_control')), /"global\/pg_control": No such file/, RESTORE],
    [
      'a file of the write-ahead log is missing',
      async () => rm(at('pg_wal', (await segments()).at(-1) ?? '')),
      /could not locate a valid checkpoint record/,
      RESTORE,
    ],
    ['the catalogue is damaged', () => spoil(at('global/1262'), 0, 8192), /invalid page/, RESTORE],
    [
      'it is from another version of PostgreSQL',
      () => writeFile(at('PG_VERSION'), '16\n'),
      /initialized by PostgreSQL version 16/,
      'Start it with the version of the service that it belongs to',
    ],
  ])('%s', async (_, damage, reason, advice) => {
    await damage()
    const error = await openIn('copy').catch((thrown: unknown) => thrown)
    if (!(error instanceof OperatorError)) throw new Error('it has started')
    expect(error.message).toMatch(/^the embedded database in \S+ does not start: [^\n]+$/)
    expect(error.message).toMatch(reason)
    expect(error.message.endsWith(`. ${advice}`)).toBe(true)
  })
})

describe('a database whose process was killed', { timeout: 60_000 }, () => {
  /** A position in the write-ahead log after half of the writes. */
  let middle: Position | undefined

  beforeEach(async () => {
    middle = undefined
    const database = await openIn('copy')
    for (let count = 0; count < WRITES; count++) {
      const name = `Mug ${count}`
      await database.prisma.product.create({ data: { name, price: 1, ...written(name) } })
      if (count >= WRITES / 2) middle ??= withinPage(await position(database))
    }
    // copies its files now, as a kill leaves them
    await cp(join(folder, 'copy'), join(folder, 'killed'), { recursive: true, filter: isNoSocket })
    await database.close()
    await rm(join(folder, 'copy'), { recursive: true })
    await rename(join(folder, 'killed'), join(folder, 'copy'))
    for (const name of await readdir(join(folder, 'copy')))
      if (name.startsWith('pglite.lock')) await rm(join(folder, 'copy', name))
  })

  const isNoSocket = (path: string) => !path.endsWith('.sock')

  /** Not at the end of a page: PostgreSQL would complain about the header of the next one instead. */
  function withinPage(position: Position): Position | undefined {
    return (position.offset % PAGE) + TORN.start + TORN.length <= PAGE ? position : undefined
  }

  async function position({ prisma }: Database): Promise<Position> {
    const [row] = await prisma.$queryRaw<Position[]>`
      SELECT file_name AS file, file_offset AS offset
      FROM pg_walfile_name_offset(pg_current_wal_insert_lsn())`
    return row ?? { file: '', offset: 0 }
  }

  /** The number of products after the next start. */
  async function countStored(): Promise<number> {
    const database = await openIn('copy')
    try {
      return await database.prisma.product.count()
    } finally {
      await database.close()
    }
  }

  it('recovers every committed write, and logs it', async () => {
    expect(await countStored()).toBe(WRITES)
    expect(lines).toMatchObject([{ level: 'info', message: 'embedded database recovered' }])
    expect(JSON.stringify(lines)).toContain('automatic recovery in progress')
  })

  it('warns of the writes lost after a torn page of its log, and quotes PostgreSQL', async () => {
    const { file, offset } = middle ?? { file: '', offset: 0 }
    await spoil(at('pg_wal', file), offset + TORN.start, TORN.length)
    expect(await countStored()).toBeLessThan(WRITES)
    expect(lines).toMatchObject([
      { level: 'warn', message: expect.stringContaining('writes behind it are lost') },
    ])
    expect(JSON.stringify(lines)).toContain('incorrect resource manager data checksum in record at ')
  })
})
