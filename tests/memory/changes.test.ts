import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type OperationDescription,
  type OperationId,
  operations as table,
  tables,
} from '../../generated/operations.ts'
import { ChangeReader } from '../../src/database/changes/change-reader.ts'
import { furtherChanges } from '../../src/resources/index.ts'
import { type GoodRequest, goodRequest, send } from '../contract/requests.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import { described } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()
const writes = documentedOperations.filter(({ method }) => method !== 'GET')

/** What an operation must find, for it to change all that it may change. */
const FOUND: { readonly [Id in OperationId]?: (request: GoodRequest) => Promise<unknown> } = {
  // records that refer to the user, who is gone then
  async deleteUser({ path }) {
    const userId = Number(path.split('/').at(-1))
    for (const { operations, fields, columns, table: rows, hasVersion } of described) {
      const references = Object.entries(fields).filter(([, { wire }]) => wire === 'reference')
      if (!hasVersion || !operations.create) continue
      for (const [name] of references) {
        await send(app, await goodRequest(app, documentedOperation(operations.create)))
        const { column } = columns[`${name}Id`] ?? {}
        if (column) await app.prisma.$executeRaw`UPDATE ${rows} SET ${column} = ${userId}`
      }
    }
  },
}

/** A text for each table that is another one when any of its rows is. */
async function contents(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const name of tables) {
    const [row] = await app.prisma.$queryRawUnsafe<{ text: string | null }[]>(
      `SELECT md5(string_agg(t::text, '|' ORDER BY id)) AS text FROM ${name} t`,
    )
    found.set(name, row?.text ?? '')
  }
  return found
}

describe.each(writes)('$id', (operation) => {
  const own: OperationDescription = table[operation.id]
  const changes = [...own.changes, ...(furtherChanges[operation.id] ?? [])]

  it(`changes ${changes.join(' and ') || 'no table that answers depend on'}`, async () => {
    const good = await goodRequest(app, operation)
    await FOUND[operation.id]?.(good)
    const before = await contents()
    const told = await toldDuring(async () => {
      expect((await send(app, good)).status).toBeLessThan(300)
    })
    const after = await contents()
    const changed = tables.filter((name) => before.get(name) !== after.get(name))
    expect(changed).toEqual(changes)
    if (reader) expect(told?.toSorted()).toEqual(changes)
  })
})

let reader: ChangeReader | undefined
beforeAll(() => {
  const { databaseUrl } = app.settings
  if (databaseUrl !== undefined) reader = new ChangeReader({ connectionString: databaseUrl })
})
afterAll(() => reader?.disconnect())

/** The tables that the triggers tell of; undefined where there are no other processes. */
async function toldDuring(work: () => Promise<void>): Promise<readonly string[] | undefined> {
  await reader?.read()
  await work()
  const told = await reader?.read()
  return told?.flatMap(([table, id]) => (id === null ? [table] : []))
}
