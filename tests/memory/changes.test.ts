import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type OperationDescription,
  type OperationId,
  operations as table,
  tables,
} from '../../generated/operations.ts'
import { type GoodRequest, goodRequest, send } from '../contract/requests.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()
const writes = documentedOperations.filter(({ method }) => method !== 'GET')

/** What an operation must find, for it to change all that it may change. */
const FOUND: { readonly [Id in OperationId]?: (request: GoodRequest) => Promise<unknown> } = {
  // an author, whose posts lose their name
  deleteUser({ path }) {
    const authorId = Number(path.split('/').at(-1))
    const row = {
      ...written(),
      title: 'By somebody',
      slug: `by-${authorId}`,
      body: '',
      status: 'draft' as const,
    }
    return app.prisma.post.create({ data: { ...row, authorId } })
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
  const { changes }: OperationDescription = table[operation.id]

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
    if (told) expect([...told].toSorted()).toEqual(changes)
  })
})

let listener: pg.Client | undefined
beforeAll(async () => {
  const { databaseUrl } = app.settings
  if (databaseUrl === undefined) return
  listener = new pg.Client({ connectionString: databaseUrl })
  await listener.connect()
  await listener.query('LISTEN cms_changes')
})
afterAll(() => listener?.end())

/** The tables that the triggers tell of; undefined where nobody else can listen. */
async function toldDuring(work: () => Promise<void>): Promise<Set<string> | undefined> {
  const told = new Set<string>()
  const hear = ({ payload = '' }: pg.Notification) => {
    if (tables.some((name) => name === payload)) told.add(payload)
  }
  // what was told before is heard before the answer to this
  await listener?.query("SELECT pg_notify('cms_changes', 'start')")
  listener?.on('notification', hear)
  await work()
  await listener?.query("SELECT pg_notify('cms_changes', 'end')")
  await listener?.query('SELECT')
  listener?.off('notification', hear)
  return listener && told
}
