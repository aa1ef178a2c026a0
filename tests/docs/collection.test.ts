import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationDescription } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import { collectionOf } from '../../scripts/docs/collection.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { described } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'

type Request = ReturnType<typeof collectionOf>['item'][number]['item'][number]

const app = useApp()
const collection = collectionOf(await readDocument())
const requests = collection.item.flatMap(({ item }) => item)
const variables = new Map(collection.variable.map(({ key, value }) => [key, String(value)]))

/** A text with its variables replaced, as programs that import the collection do it. */
function filled(text: string): string {
  return text.replace(/\{\{(\$?\w+)\}\}/g, (_, name: string) => {
    const value = name === '$guid' ? crypto.randomUUID() : variables.get(name)
    return value ?? `{{${name}}}`
  })
}

/** The part of Postman's `pm` object that the collection's scripts use. */
const sandboxOf = (status: number, json: unknown, headers: Readonly<Record<string, string>>) => ({
  variables: { replaceIn: filled },
  collectionVariables: {
    set: (name: string, value: string) => void variables.set(name, value),
    unset: (name: string) => void variables.delete(name),
  },
  response: {
    code: status,
    json: () => json,
    headers: { get: (name: string) => headers[name.toLowerCase()] },
  },
  test: () => {},
})

/** A form as `fetch` sends it, with its boundary. */
function formOf({ formdata }: Extract<Request['request']['body'], { mode: 'formdata' }>): Response {
  const form = new FormData()
  for (const { key, value = '', contentType: type, disabled } of formdata)
    if (!disabled) form.append(key, type ? new Blob([value], { type }) : value)
  return new Response(form)
}

/** Sends an imported request without its disabled parts. */
async function send({ request, event }: Request) {
  const { method, url, header, body } = request
  const params = new Map(url.variable.map(({ key, value }) => [`:${key}`, filled(value)]))
  const path = url.path.map((segment) => encodeURIComponent(params.get(segment) ?? segment)).join('/')
  const headers = header.filter((one) => !('disabled' in one && one.disabled))
  const token = request.auth ? undefined : variables.get('accessToken')
  const own = headers.map(({ key, value }): [string, string] => [key.toLowerCase(), filled(value)])
  const form = body && 'formdata' in body ? formOf(body) : undefined
  const response = await app.request(method, `/${path}`, {
    ...(token && { token }),
    headers: Object.fromEntries([...own, ...(form?.headers ?? [])]),
    ...(form && { body: Buffer.from(await form.arrayBuffer()) }),
    ...(body && 'raw' in body && { body: filled(body.raw) }),
  })
  const after = [...event, ...collection.event].filter(({ listen }) => listen === 'test')
  const sandbox = sandboxOf(response.status, response.json, response.headers)
  for (const { script } of after) new Function('pm', script.exec.join('\n'))(sandbox)
  return response
}

function named(id: string): Request {
  const found = requests.find((request) => request.id === id)
  if (!found) throw new Error(`the collection has no ${id}`)
  return found
}

describe('the collection', () => {
  it('has exactly one request for every operation', () => {
    const documented = Object.values<OperationDescription>(operations)
    expect(requests.map(({ request: { method, url } }) => `${method} /${url.path.join('/')}`).sort()).toEqual(
      documented.map(({ method, url }) => `${method} ${url}`).sort(),
    )
  })

  it('defines or sets every variable that a request uses', () => {
    const text = JSON.stringify(collection.item)
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
    const set = [...text.matchAll(/Variables\.set\('(\w+)'/g)].map(([, name = '']) => name)
    expect([...variables.keys(), ...set]).toEqual(expect.arrayContaining([...new Set(names)]))
    expect(names).toContain('password')
  })

  it('passes on the values that links define, and redefines no variable of Postman', () => {
    const scripts = JSON.stringify(named('createProduct').event)
    expect(scripts).toContain('.data?.id')
    expect(scripts).toContain("set('productId', productId)")
    expect(scripts).toContain("set('etag', etag)")
    const declared = [...JSON.stringify(collection).matchAll(/(?:const|let|var) (\w+|\{[^}]*\})/g)]
    // https://learning.postman.com/docs/tests-and-scripts/write-scripts/postman-sandbox-api-reference/
    const taken = [
      'data',
      'pm',
      'postman',
      'request',
      'responseBody',
      'environment',
      'globals',
      'iteration',
      'tests',
    ]
    expect(
      declared.map(([, name]) => name).filter((name = '') => taken.includes(name) || name.startsWith('{')),
    ).toEqual([])
  })

  it('goes on with the version that a change made, with or without links', () => {
    for (const id of ['updateCategory', 'restorePostRevision', 'publishPost'])
      expect(JSON.stringify(named(id).event), id).toContain("set('etag', etag)")
    expect(JSON.stringify(named('listCategories').event)).not.toContain('etag')
  })

  it('refers to no record that somebody else has made, unless it has to', () => {
    const bodies = requests.flatMap(({ request: { body } }) =>
      body && 'raw' in body ? [Object.entries(JSON.parse(body.raw))] : [],
    )
    const given = bodies.flat().filter(([name, value]) => /Ids?$/.test(name) && String(value ?? '') !== '')
    const required = described.flatMap(({ create }) =>
      Object.keys(create).filter((name) => create[name]?.required),
    )
    expect(bodies.length).toBeGreaterThan(10)
    expect(given.map(([name]) => name).filter((name) => !required.includes(name))).toEqual([])
  })

  it('sends no optional parameters unless they are switched on', () => {
    const { url } = named('listProducts').request
    expect(url.query.length).toBeGreaterThan(5)
    expect(url.query.every(({ disabled }) => disabled)).toBe(true)
  })

  describe('once somebody has signed in with it', () => {
    beforeAll(async () => {
      variables.set('password', PASSWORD)
      const { json } = await send(named('login'))
      variables.set('accessToken', Object(json).data.accessToken)
    })

    const others = collection.item.filter(({ name }) => name !== 'Authentication').flatMap(({ item }) => item)

    it('neither changes nor deletes somebody else’s user of the same name', async () => {
      const { username } = JSON.parse(Object(named('createUser').request.body).raw)
      const { id } = await app.addUser(username, 'editor')
      const people = collection.item.find(({ name }) => name === 'Users')?.item ?? []
      const answers = []
      for (const request of people) answers.push(`${request.id} ${(await send(request)).status}`)
      expect(answers).toEqual([
        'listUsers 200',
        'createUser 409',
        'getUser 400',
        'updateUser 400',
        'deleteUser 400',
      ])
      const kept = await app.prisma.user.findUniqueOrThrow({ where: { id } })
      expect(kept).toMatchObject({ username, role: 'editor', version: 1 })
      await app.prisma.user.delete({ where: { id } })
    })

    it.each(others)('sends $id as the contract defines it', async (request) => {
      const { status, code } = await send(request)
      // the record that an example has to refer to may be missing, so the request may create nothing
      const hasReferences = described.some(
        ({ references, create, actions, operations: { list, ...ofOne } }) =>
          Object.keys(references).some((name) => create[name]?.required) &&
          [...Object.values(ofOne), ...Object.values(actions)].some((id) => id === request.id),
      )
      // so is the record that a list is below, once its folder has deleted it
      const isBelow = described.some(
        ({ parent, operations: { list, create } }) =>
          parent && [list, create].some((id) => id === request.id),
      )
      const refusals = [...(hasReferences ? [400, 422] : []), ...(isBelow ? [404] : [])]
      expect([200, 201, ...refusals], code).toContain(status)
    })
  })
})
