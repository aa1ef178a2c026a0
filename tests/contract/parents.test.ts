import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { isScope } from '../../src/domain/principal.ts'
import { resources } from '../../src/resources/content.ts'
import { dataOf } from '../resources/resource.ts'
import { documentedOperation } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { described } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, recordPath, send } from './requests.ts'

const NOBODY = 2_147_483_647

const app = useApp()
const admin = app.as('admin')

const nested = described.flatMap(({ name, type, filters, parent, operations: uses }) => {
  // readers see what is published, unless they ask for all
  const several = Object.entries(filters).filter(([, { operator }]) => operator === 'each')
  const all = Object.fromEntries(several.map(([filter]) => [filter, 'all']))
  const { list } = uses
  return parent && list
    ? { name, type, uses: { ...uses, list }, parent, all, path: operations[list].path }
    : []
})
const written = nested.flatMap(({ uses: { create }, ...one }) => (create ? { ...one, create } : []))

/** The path of the list below a record. */
const below = (path: string, id: number) => path.replace(/\{\w+\}/, String(id))

describe.each(nested)('the list of $name below a record', ({ uses, path }) => {
  it('is 404 unless there is such a record', async () => {
    expect(outcome(await app.request('GET', below(path, NOBODY), admin))).toBe('404 not_found')
  })

  it('names an invalid credential, without which a hidden record might have been found', async () => {
    const response = await app.request('GET', below(path, NOBODY), { token: 'nonsense' })
    expect(outcome(response)).toBe('401 token_invalid')
  })

  it('has the records of this one alone', async () => {
    const other = await goodRequest(app, documentedOperation(uses.list))
    const listed = await send(app, other)
    expect([outcome(listed), recordsOf(listed)]).toEqual(['200', []])
  })
})

/** Creates a record below another one. */
async function createOne(create: (typeof written)[number]['create']) {
  const request = await goodRequest(app, documentedOperation(create))
  const response = await send(app, request)
  expect(outcome(response)).toBe('201')
  return { request, response, above: recordPath(request.path), own: String(response.headers.location) }
}

describe.each(written)('a record of $name below another', ({ create, path, type, parent, all }) => {
  it('has the id of the path, and is listed there', async () => {
    const { request, response, above, own } = await createOne(create)
    expect(dataOf(await app.request('GET', own, admin))).toEqual(dataOf(response))
    const id = Number(above.split('/').at(-1))
    expect(dataOf(response)).toMatchObject({ [parent.field]: id })
    expect(recordsOf(await app.request('GET', request.path, { ...admin, query: all }))).toEqual([
      dataOf(response),
    ])
    const missing = { ...request, path: below(path, NOBODY) }
    expect(outcome(await send(app, missing))).toBe('404 not_found')
  })

  it('goes with the record above, or keeps it', async () => {
    const { above, own } = await createOne(create)
    const deleted = await app.request('DELETE', above, { ...admin, headers: { 'if-match': '*' } })
    expect(outcome(deleted)).toBe(parent.isCascade ? '200' : '409 in_use')
    expect(outcome(await app.request('GET', own, admin))).toBe(parent.isCascade ? '404 not_found' : '200')
    if (!parent.isCascade) return
    const resourceId = own.split('/').at(-1) ?? ''
    const query = { resourceType: String(type), resourceId }
    const entries = await app.request('GET', '/api/audit-entries', { ...admin, query })
    const actorId = String(app.users.admin.id)
    expect(recordsOf(entries)[0]).toMatchObject({ action: `${type}.delete`, actorType: 'user', actorId })
  })

  it('is never left without it by a deletion at the same time', async () => {
    const { request, above } = await createOne(create)
    const creates = Array.from({ length: 8 }, () => send(app, request))
    const deletion = app.request('DELETE', above, { ...admin, headers: { 'if-match': '*' } })
    const outcomes = (await Promise.all(creates)).map(outcome)
    const isGone = outcome(await deletion) === '200'
    expect(outcomes.filter((one) => !['201', '404 not_found', '409 already_exists'].includes(one))).toEqual(
      [],
    )
    expect(isGone).toBe(parent.isCascade)
    const listed = await app.request('GET', request.path, { ...admin, query: all })
    const there = outcomes.filter((one) => one === '201').length + 1
    if (isGone) expect(outcome(listed)).toBe('404 not_found')
    else expect(recordsOf(listed)).toHaveLength(there)
  })
})

/** What readers see of a resource, and who is below one of which they do not see all. */
const rulesOf = (table: string) => resources.find(({ description: { name } }) => name === table)?.rules
const hideable = written.flatMap((one) => {
  const [[field, shown] = []] = Object.entries(rulesOf(one.parent.to)?.visibleWhen ?? {})
  const { update } = described.find(({ name }) => name === one.parent.to)?.operations ?? {}
  if (!field || !update) return []
  const values: unknown[] = Object(documentedOperation(update).body?.schema.properties)[field].enum
  return { ...one, shown: { [field]: shown }, hidden: { [field]: values.find((value) => value !== shown) } }
})

describe.each(hideable)('a record of $name below a hidden one', ({ name, type, create, shown, hidden }) => {
  // of a key that may not see drafts of the records above
  const writeScopes = documentedOperation(create).security.flatMap(({ needs }) => needs.filter(isScope))
  const viewer = app.as('viewer')
  const edit = async (path: string, json: object) => {
    const response = await app.request('PATCH', path, { ...admin, json, headers: { 'if-match': '*' } })
    expect(outcome(response)).toBe('200')
  }
  /** The records of this type that changed since a cursor, as a client sees them. */
  async function changed(options: typeof viewer, since: string): Promise<unknown[]> {
    const response = await app.request('GET', '/api/changes', { ...options, query: { since, limit: 100 } })
    const ofType = recordsOf(response).filter(({ resourceType }) => resourceType === type)
    return ofType.map(({ resourceId }) => resourceId)
  }
  const cursor = async (options: typeof viewer) =>
    String((await app.request('GET', '/api/changes', options)).headers['x-next-cursor'])

  it('is hidden from readers, also in the feed of changes', async () => {
    const [asViewer, asAdmin] = [await cursor(viewer), await cursor(admin)]
    const { request, above, own } = await createOne(create)
    if (rulesOf(name)?.visibleWhen) await edit(own, rulesOf(name)?.visibleWhen ?? {})
    await edit(above, shown)
    const outcomes = async (options: typeof viewer) => [
      outcome(await app.request('GET', own, options)),
      outcome(await app.request('GET', request.path, options)),
    ]
    expect(await outcomes(viewer)).toEqual(['200', '200'])
    await edit(above, hidden)
    expect(await outcomes(viewer)).toEqual(['404 not_found', '404 not_found'])
    expect(await outcomes(admin)).toEqual(['200', '200'])
    const { key: apiKey } = await app.issueKey({ scopes: writeScopes })
    const { token: _token, ...options } = request.options
    expect(outcome(await send(app, { ...request, options: { ...options, apiKey } }))).toBe('404 not_found')
    const id = own.split('/').at(-1)
    expect(await changed(admin, asAdmin)).toContain(id)
    expect(await changed(viewer, asViewer)).toEqual([])
  })
})
