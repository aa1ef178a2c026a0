import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationDescription, operations as table, tables } from '../../generated/operations.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Field, ResourceDescription } from '../../generated/resources.ts'
import { ChangeReader } from '../../src/database/changes/change-reader.ts'
import { declaredChanges } from '../../src/resources/index.ts'
import { type GoodRequest, goodRequest, send } from '../contract/requests.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { described, useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()
const writes = documentedOperations.filter(({ method }) => method !== 'GET')

/** A request by which an operation changes every table that it may change. */
async function changingAll(operation: DocumentedOperation): Promise<GoodRequest> {
  const good = await goodRequest(app, operation)
  const { resource, kind } = useOf(operation.id) ?? {}
  if (resource && kind === 'remove') await referTo(resource, Number(good.path.split('/').at(-1)))
  if (kind !== 'batch' || !resource?.operations.create) return good
  const created = await send(app, await goodRequest(app, documentedOperation(resource.operations.create)))
  const { id, version } = Object(created.json).data
  await referTo(resource, id)
  return { ...good, options: { ...good.options, json: { operations: [{ op: 'delete', id, version }] } } }
}

/** Makes records refer to one that is deleted, if that changes them. */
async function referTo(resource: ResourceDescription, key: number): Promise<void> {
  for (const { operations, fields, references, columns, parent, table: rows, hasVersion } of described) {
    if (!hasVersion || !operations.create) continue
    const people =
      resource.name === 'users'
        ? Object.keys(fields).filter((name) => isPerson(fields[name]) && !references[`${name}Id`])
        : []
    const named = Object.keys(references).filter(
      (name) =>
        references[name]?.to === resource.name &&
        (fields[name]?.nullable || (name === parent?.field && parent.isCascade)),
    )
    for (const name of [...people.map((one) => `${one}Id`), ...named]) {
      await send(app, await goodRequest(app, documentedOperation(operations.create)))
      const { column } = columns[name] ?? {}
      // none refers to itself
      const value = rows === resource.table ? Prisma.sql`NULLIF(${key}::int, id)` : Prisma.sql`${key}`
      if (column) await app.prisma.$executeRaw`UPDATE ${rows} SET ${column} = ${value}`
    }
  }
}

/** A user is shown by name, so the key is not a field. */
const isPerson = (field: Field | undefined) => field?.wire === 'reference'

/** A digest of each table, which changes with any of its rows. */
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
  const changes = [...own.changes, ...(declaredChanges[operation.id] ?? [])]

  it(`changes ${changes.join(' and ') || 'no table that responses depend on'}`, async () => {
    const good = await changingAll(operation)
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

/** The tables that the triggers report; undefined where there are no other processes. */
async function toldDuring(work: () => Promise<void>): Promise<readonly string[] | undefined> {
  await reader?.read()
  await work()
  const told = await reader?.read()
  return told?.flatMap(([table, id]) => (id === null ? [table] : []))
}
