import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { environmentOf } from '../support/database.ts'
import { useDatabase } from '../support/use-database.ts'
import { end, type Served, SIGN_IN, serve } from './operator.ts'

const METRICS_TOKEN = 'm'.repeat(40)

const database = await useDatabase()
let served: Served
let token: string

beforeAll(async () => {
  served = await serve({ ...environmentOf(database), METRICS_TOKEN })
  token = (await served.client.call('login', { json: SIGN_IN })).data.accessToken
})
afterAll(async () => {
  await end(served)
})

/** The operations are tested from source, so those tests cannot see how a package is bundled. */
describe('the built service finds all packages, even those that it loads on demand:', () => {
  it('the transliteration tables', async () => {
    const { data } = await served.client.call('createPost', {
      token,
      json: { title: 'Привет, мир', body: 'x' },
    })
    expect(data.slug).toBe('privet-mir')
  })

  it('the DOM that sanitises markup', async () => {
    const json = { title: 'Markup', body: '<p onclick="x()">One</p><svg><script>x()</script></svg>' }
    const { data } = await served.client.call('createPost', { token, json })
    expect(data.body).toBe('<p>One</p>')
  })

  it('the lists for password strength', async () => {
    const json = { username: 'ada', password: 'passwordpassword', role: 'editor' }
    const { status, json: refusal } = await served.client.request('POST', '/api/users', { token, json })
    expect(status).toBe(422)
    expect(refusal).toMatchObject({ data: { errors: [{ rule: 'guessable' }] } })
  })

  it('the metrics library', async () => {
    const { status, text } = await served.client.request('GET', '/metrics', { token: METRICS_TOKEN })
    expect(status).toBe(200)
    expect(text).toContain('cms_http_request_duration_seconds_count{operation="createPost",status="201"}')
  })

  it('but does not load word lists and transliteration tables at its start', () => {
    const folder = join(root, 'generated/build')
    const loaded = new Set(readdirSync(folder).filter((name) => /^(?:server|app)-\w+\.js$/.test(name)))
    for (const name of loaded)
      for (const [, file = ''] of textOf(name).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
        loaded.add(file)
    const texts = [...loaded].map(textOf).join('')
    function textOf(name: string): string {
      return readFileSync(join(folder, name), 'utf8')
    }
    expect(loaded.size).toBeGreaterThan(10)
    expect(texts).toContain('openapi-backend')
    expect(texts).not.toMatch(/node_modules\/(?:transliteration|@zxcvbn-ts)\//)
  })
})
