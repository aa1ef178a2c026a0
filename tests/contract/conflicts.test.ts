import { describe, expect, it } from 'vitest'
import {
  type ErrorCode,
  errorStatus,
  type OperationId,
  operations as table,
} from '../../generated/operations.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { described, useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, readTag, recordPath, referable, send } from './requests.ts'

const app = useApp()

/** The 409 codes that no field causes; the tests below that are named after them cover them. */
const BY_STATE: Readonly<Partial<Record<OperationId, readonly ErrorCode[]>>> = {
  rotateApiKey: ['api_key_ended'],
  updateUser: ['last_admin', 'own_password'],
  deleteUser: ['last_admin'],
  testWebhook: ['webhook_disabled'],
  redeliverWebhookDelivery: ['webhook_disabled'],
  replayWebhook: ['webhook_disabled'],
  // media.test.ts covers it
  replaceMediaContent: ['in_use'],
}

/** The name of a request example that has the field. */
function exampleWith(field: string, id: OperationId): string {
  const examples = Object.entries(documentedOperation(id).body?.examples ?? {})
  const found = examples.find(([, value]) => Object.hasOwn(Object(value), field))
  if (found) return found[0]
  throw new Error(`Give ${id} a request example in openapi.yaml that has ${field}`)
}

describe('409: a value that must be unique', () => {
  const unique = described.flatMap(({ operations: { create, update }, unique, update: changed }) =>
    Object.keys(unique).flatMap((field) => {
      if (!create) return []
      const change = changed.includes(field) ? update : undefined
      return { field, create, change, example: exampleWith(field, create) }
    }),
  )

  function conflict(field: string) {
    const errors = [{ location: 'body', field: `/${field}`, rule: 'unique', message: 'is taken' }]
    return { status: 409, json: { data: { code: 'conflict', reason: 'already_exists', errors } } }
  }

  it.each(unique)('$create refuses a duplicate $field, and names it', async ({ field, create, example }) => {
    const request = await goodRequest(app, documentedOperation(create), example)
    expect((await send(app, request)).status).toBe(201)
    // another unique field must not be the one that is refused
    const other = await goodRequest(app, documentedOperation(create), example)
    const taken = new Map(Object.entries(Object(request.options.json))).get(field)
    const json = { ...Object(other.options.json), [field]: taken }
    expect(await send(app, request, { json })).toMatchObject(conflict(field))
    // the same holds with an Idempotency-Key, which can then be used again
    for (let attempt = 1; attempt <= 2; attempt++) {
      const withKey = await send(app, request, { json, headers: { 'idempotency-key': 'taken' } })
      expect(withKey).toMatchObject(conflict(field))
    }
  })

  it.each(unique.flatMap((one) => (one.change ? [{ ...one, change: one.change }] : [])))(
    '$change refuses a duplicate $field, and names it',
    async ({ field, create, example, change }) => {
      const taken = await goodRequest(app, documentedOperation(create), example)
      expect((await send(app, taken)).status).toBe(201)
      const request = await goodRequest(app, documentedOperation(change))
      const json = { [field]: new Map(Object.entries(Object(taken.options.json))).get(field) }
      expect(await send(app, request, { json })).toMatchObject(conflict(field))
      expect(await readTag(app, request.path, request.caller)).toBe(request.options.headers?.['if-match'])
    },
  )
})

/** The fields that refer to another resource, with the operations of both. */
const references = described.flatMap(({ references, fields, parent, operations: { create, update, list } }) =>
  Object.entries(references).flatMap(([field, { to, join, shownAs }]) => {
    const remove = described.find(({ name }) => name === to)?.operations.remove
    // the path has that of a parent
    if (!create || !update || !list || !remove || field === parent?.field) return []
    const isRequired = shownAs
      ? table[remove].refusals.some((code) => code === 'in_use')
      : !fields[field]?.nullable
    const sent = (id: number) => (join ? [id] : id)
    const shown = (id: number | null) => {
      const record = id === null ? null : { id }
      return shownAs ? { [shownAs]: join ? [record] : record } : { [field]: id }
    }
    return { field, to, join, create, update, list, remove, isRequired, sent, shown }
  }),
)
const pathOf = (id: OperationId, record: unknown = '') =>
  documentedOperation(id).path.replace(/\{\w+\}$/, String(record))
const NOBODY = 2_147_483_647

it.each(references)(
  '422: $create and $update refuse a $field that refers to nothing, and name it',
  async ({ field, join, create, update, sent }) => {
    const pointer = join ? `/${field}/0` : `/${field}`
    const errors = [{ location: 'body', field: pointer, rule: 'exists', message: expect.any(String) }]
    const refused = { status: 422, json: { data: { code: 'validation_failed', errors } } }
    const created = await goodRequest(app, documentedOperation(create))
    const json = { ...Object(created.options.json), [field]: sent(NOBODY) }
    for (const headers of [{}, { 'idempotency-key': 'names-nothing' }])
      expect(await send(app, created, { json, headers })).toMatchObject(refused)
    const changed = await goodRequest(app, documentedOperation(update))
    expect(await send(app, changed, { json: { [field]: sent(NOBODY) } })).toMatchObject(refused)
    expect(await readTag(app, changed.path, changed.caller)).toBe(changed.options.headers?.['if-match'])
  },
)

it.each(references)(
  '$list can filter by $field; $remove respects a reference made by $create',
  async ({ field, to, join, create, list, remove, isRequired, sent, shown }) => {
    const request = await goodRequest(app, documentedOperation(create))
    const { token } = request.options
    const id = await referable(app, to, { token })
    const created = await send(app, request, { json: { ...Object(request.options.json), [field]: sent(id) } })
    const path = String(created.headers.location)
    const filter = join ? field.slice(0, -1) : field
    const known = documentedOperation(list).parameters.map(({ name }) => name)
    if (known.includes(filter)) {
      const query = { [filter]: id, ...(known.includes('status') && { status: 'all' }) }
      const listed = await app.request('GET', pathOf(list), { token, query })
      expect(recordsOf(listed)).toMatchObject([shown(id)])
    }
    const deleted = await app.request('DELETE', pathOf(remove, id), { token })
    expect(outcome(deleted)).toBe(isRequired ? '409 in_use' : '200')
    const record = await app.request('GET', path, { token })
    expect(record.json).toMatchObject({ data: shown(isRequired ? id : null) })
    if (!isRequired) return
    await app.request('DELETE', path, { token })
    expect(outcome(await app.request('DELETE', pathOf(remove, id), { token }))).toBe('200')
  },
)

const isIn = (all: readonly string[]) => (one: string) => all.includes(one)

const restorable = described.flatMap((one) => {
  const { create, update, restore } = one.operations
  return create && update && restore ? { ...one, uses: { create, update, restore } } : []
})

describe.each(restorable)('409: a restore of $name', ({ uses, type, columns, create, unique, update }) => {
  const admin = app.as('admin')

  /** A record with two versions, of which the first has these values. */
  async function changed(first: object, second: object) {
    const good = await goodRequest(app, documentedOperation(uses.create))
    const make = () => send(app, good, { json: { ...Object(good.options.json), ...first } })
    const at = String((await make()).headers.location)
    const headers = { 'if-match': '*' }
    expect(outcome(await app.request('PATCH', at, { ...admin, json: second, headers }))).toBe('200')
    const restore = () => app.request('POST', `${at}/revisions/1/restore`, { ...admin, headers })
    return { make, restore, id: String(at.split('/').at(-1)) }
  }

  it.each(Object.keys(unique).filter(isIn(update)))('is refused if %s is taken', async (field) => {
    const { make, restore } = await changed({ [field]: 'first-value' }, { [field]: 'other-value' })
    expect(outcome(await make())).toBe('201')
    expect(outcome(await restore())).toBe(`409 already_exists (/${field} unique)`)
  })

  it('is refused if a value is no longer valid', async () => {
    const [field = ''] = Object.keys(create).filter((name) => create[name]?.required)
    const { options } = await goodRequest(app, documentedOperation(uses.update))
    const { restore, id } = await changed({}, Object(options.json))
    await app.prisma.$executeRaw`
      UPDATE revisions SET record = jsonb_set(record, ARRAY[${columns[field]?.name}], 'null')
      WHERE resource_type = ${type} AND resource_id = ${id}`
    expect(outcome(await restore())).toMatch(/^409 not_restorable/)
  })
})

it.each(documentedOperations)('409: each code of $id has a test', ({ id, parameters }) => {
  const use = useOf(id)
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key')
  const writesUnique = described.some(({ unique, update, operations }) => {
    const fields = Object.keys(unique)
    return operations.create === id
      ? fields.length > 0
      : [operations.update, operations.restore].some((one) => one === id) && fields.some(isIn(update))
  })
  // parents.test.ts covers what is below
  const holdsBelow = described.some(
    ({ parent }) => parent?.isCascade === false && parent.to === use?.resource.name,
  )
  const isHeld =
    (use?.kind === 'remove' && holdsBelow) ||
    references.some(({ remove, isRequired }) => isRequired && remove === id)
  const expected: ErrorCode[] = [
    ...(isIdempotent ? (['in_progress'] as const) : []),
    ...(writesUnique ? (['already_exists'] as const) : []),
    ...(isHeld ? (['in_use'] as const) : []),
    // actions.test.ts covers it
    ...(use?.kind === 'act' ? (['wrong_state'] as const) : []),
    // revisions.test.ts covers it
    ...(use?.kind === 'restore' ? (['not_restorable'] as const) : []),
    ...(BY_STATE[id] ?? []),
  ]
  const documented = table[id].refusals.filter((code) => errorStatus[code] === 409)
  expect([...documented].sort()).toEqual(expected.sort())
})

describe('409: a key that no longer works', () => {
  it.each(['revoked', 'replaced', 'expired'])('rotateApiKey refuses a key that is %s', async (state) => {
    const request = await goodRequest(app, documentedOperation('rotateApiKey'))
    const key = request.path.slice(0, request.path.lastIndexOf('/'))
    const { token } = request.options
    if (state === 'revoked') await app.request('DELETE', key, { token })
    if (state === 'replaced') await send(app, request)
    if (state === 'expired') {
      const [id = ''] = key.split('/').slice(-1)
      await app.prisma.apiKey.update({ where: { id }, data: { expiresAt: app.clock.now() } })
    }
    expect(outcome(await send(app, request))).toBe('409 api_key_ended')
  })
})

it.each(['testWebhook', 'redeliverWebhookDelivery', 'replayWebhook'] as const)(
  '409: %s sends nothing to a disabled webhook',
  async (id) => {
    const request = await goodRequest(app, documentedOperation(id))
    const { token } = request.options
    const headers = { 'if-match': '*' }
    await app.request('PATCH', recordPath(request.path), { token, headers, json: { status: 'disabled' } })
    expect(outcome(await send(app, request))).toBe('409 webhook_disabled')
  },
)

it('409: updateUser does not let administrators set their own password', async () => {
  const { method, caller } = await goodRequest(app, documentedOperation('updateUser'))
  const path = `/api/users/${caller.id}`
  const headers = { 'if-match': await readTag(app, path, caller) }
  const json = { password: 'another-long-password-of-mine' }
  expect(outcome(await app.request(method, path, { token: caller.token, headers, json }))).toBe(
    '409 own_password',
  )
})

describe('409: the last active administrator', () => {
  it.each<{ id: OperationId; what: string; json?: object }>([
    { id: 'updateUser', what: 'disabled', json: { disabled: true } },
    { id: 'updateUser', what: 'made an editor', json: { role: 'editor' } },
    { id: 'deleteUser', what: 'deleted' },
  ])('$id refuses to let them be $what', async ({ id, json }) => {
    const { method, caller } = await goodRequest(app, documentedOperation(id))
    const others = { role: 'admin', disabledAt: null, id: { not: caller.id } } as const
    await app.prisma.user.updateMany({ where: others, data: { disabledAt: app.clock.now() } })
    const { token } = caller
    const path = `/api/users/${caller.id}`
    const ask = async () => {
      const headers = { 'if-match': await readTag(app, path, caller) }
      return app.request(method, path, { token, headers, json })
    }
    expect(outcome(await ask())).toBe('409 last_admin')
    await app.prisma.user.updateMany({ where: { role: 'admin' }, data: { disabledAt: null } })
    expect((await ask()).status).toBe(200)
  })
})
