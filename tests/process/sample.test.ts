import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations, roles } from '../../generated/operations.ts'
import { drawn } from '../../src/programs/sample/pictures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { createTestDatabase, environmentOf } from '../support/database.ts'
import { recordsOf, walk } from '../support/pages.ts'
import { type Outcome, operate } from './operator.ts'

const PERSON = /^ {2}(\w+) +(\w+) +([\w-]{24})$/gm
const creations = documentedOperations.filter(
  ({ id, path }) => operations[id].location !== null && !path.includes('{'),
)

describe('cms sample', { timeout: 120_000 }, () => {
  let app: TestApp
  let output = ''
  let again: Outcome

  beforeAll(async () => {
    const database = await createTestDatabase()
    const first = await operate(environmentOf(database), 'sample')
    expect(first).toMatchObject({ code: 0, errors: '' })
    output = first.output
    again = await operate(environmentOf(database), 'sample')
    const started = await startApp({ database })
    app = started
    return async () => {
      await started.close()
      await database.drop()
    }
  }, 120_000)

  const countOf = async (path: string, query = {}) => {
    const counted = { ...app.as('admin'), query: { ...query, count: 'true' } }
    const { headers } = await app.request('GET', path, counted)
    return Number(headers['x-total-count'])
  }

  it('fills a catalogue of several pages, and posts in each status', async () => {
    const products = await walk(app, '/api/products')
    expect(products.length).toBeGreaterThan(2)
    expect(output).toContain(`${await countOf('/api/products')} products`)
    for (const status of ['published', 'scheduled', 'draft', 'archived'])
      expect(await countOf('/api/posts', { status }), status).toBeGreaterThan(0)
    const posts = (await walk(app, '/api/posts', app.as('admin'))).flatMap(recordsOf)
    for (const { title, tags } of posts) expect(tags, String(title)).not.toEqual([])
    for (const tag of ['en', 'es', 'fr', 'de']) {
      expect(await countOf('/api/posts', { tag }), tag).toBeGreaterThan(0)
    }
  })

  it('has pictures, which products and posts show, and the service serves', async () => {
    for (const path of ['/api/products', '/api/posts']) {
      const shown = (await walk(app, path, app.as('viewer')))
        .flatMap(recordsOf)
        .flatMap(({ coverImage }) => coverImage ?? [])
      expect(shown.length, path).toBeGreaterThan(2)
      const { status, headers } = await app.request('GET', String(Object(shown[0]).url))
      expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect(await countOf('/api/media', { unused: 'true' })).toBe(0)
    for (const { name, png } of await drawn()) {
      const { channels } = await sharp(png).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev)), `${name} shows something`).toBeGreaterThan(0)
    }
  })

  it('can follow one that was interrupted, or users with the same names', async () => {
    const database = await createTestDatabase()
    const started = await startApp({ database })
    await started.addUser('hanna', 'author')
    await started.close()
    const { code, output } = await operate(environmentOf(database), 'sample')
    expect([code, output]).toEqual([0, expect.stringMatching(/^ {2}hanna-\w{4} +editor +\S{24}$/m)])
    await database.drop()
  })

  it('leaves out pictures that the service does not accept', async () => {
    const database = await createTestDatabase()
    const settings = { ...environmentOf(database), MEDIA_TYPES: 'image/jpeg' }
    expect(await operate(settings, 'sample')).toMatchObject({ code: 0, errors: '' })
    const started = await startApp({ database })
    expect(await started.prisma.media.count()).toBe(0)
    expect(await started.prisma.product.count()).toBeGreaterThan(0)
    await started.close()
    await database.drop()
  })

  it('prints passwords of users with each role, who can sign in, and leaves nobody signed in', async () => {
    const people = [...output.matchAll(PERSON)].map(([, username = '', role, password = '']) => {
      return { username, role, password }
    })
    app.keepSecret(...people.map(({ password }) => password))
    expect(new Set([...people.map(({ role }) => role), 'admin'])).toEqual(new Set(roles))
    const where = { revokedAt: null, user: { username: { in: people.map(({ username }) => username) } } }
    expect(await app.prisma.session.count({ where })).toBe(0)
    for (const { username, password } of people) {
      const json = { username, password }
      expect((await app.request('POST', '/api/auth/login', { json })).status).toBe(200)
    }
  })

  it('gives each post an author, and records everything in the audit trail', async () => {
    const posts = (await walk(app, '/api/posts?limit=100', app.as('viewer'))).flatMap(recordsOf)
    expect(posts.every(({ author }) => author !== null)).toBe(true)
    const created = { action: 'product.create', resourceType: 'product' }
    expect(await countOf('/api/audit-entries', created)).toBe(await countOf('/api/products'))
  })

  it.each(creations)('does not conflict with any example of $id', async ({ method, path, body }) => {
    for (const [name, json] of Object.entries(body?.examples ?? {}))
      expect((await app.request(method, path, { ...app.as('admin'), json })).status, name).toBe(201)
  })

  it('changes nothing in a database that has content, and says what to do', () => {
    expect(again).toMatchObject({
      code: 2,
      errors: expect.stringMatching(
        /^The database has products [\s\S]*DATA_DIR=\S+ (?:npx )?cms start --sample\n/,
      ),
    })
  })
})
