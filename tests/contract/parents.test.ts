import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
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

  it('is hidden from readers with the record above', async () => {
    const { visibleWhen = {} } =
      resources.find(({ description: { name } }) => name === parent.to)?.rules ?? {}
    const own = resources.find(({ description }) => description.type === type)?.rules.visibleWhen
    const { request, above, own: at } = await createOne(create)
    const edit = (where: string, json: object) =>
      app.request('PATCH', where, { ...admin, json, headers: { 'if-match': '*' } })
    if (own) expect(outcome(await edit(at, own))).toBe('200')
    expect(outcome(await edit(above, visibleWhen))).toBe('200')
    const answers = async () => [
      outcome(await app.request('GET', at)),
      outcome(await app.request('GET', request.path)),
    ]
    expect(await answers()).toEqual(['200', '200'])
    expect(outcome(await edit(above, { status: 'draft' }))).toBe('200')
    expect(await answers()).toEqual(['404 not_found', '404 not_found'])
    expect(outcome(await app.request('GET', at, admin))).toBe('200')
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
