import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createTestDatabase, environmentOf } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { end, SIGN_IN, serve } from './operator.ts'

const MINUTES = 60_000
const COMMAND = [
  '--import',
  fileURLToPath(new URL('./set-clock.mjs', import.meta.url)),
  'scripts/cms.mjs',
  'start',
]
const isShared = inject('testDatabase').kind === 'postgresql'
const whose = isShared
  ? 'on one replica publishes nothing early and expires no token'
  : 'changes the time of the whole service'

it(`a clock that is set two hours ahead ${whose}`, { timeout: 60_000 }, async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const served = await serve(environmentOf(database), COMMAND)
  onTestFinished(async () => void (await end(served)))
  const { client, program } = served
  const login = await client.call('login', { json: SIGN_IN })
  const token = login.data.accessToken
  const publishAt = new Date(Date.now() + 90 * MINUTES).toISOString()
  const json = { title: 'Embargoed', body: '<p>Soon.</p>', status: 'scheduled', publishAt } as const
  const { id: postId } = (await client.call('createPost', { token, json })).data
  const read = async () => outcome(await client.request('GET', `/api/posts/${postId}`, { token }))
  expect(await read()).toBe('200')
  program.signal('SIGUSR2')
  // the scheduler runs every second
  await wait(3_000)
  if (!isShared) return expect(await read()).toBe('401 token_expired')
  expect((await client.call('getPost', { token, params: { postId } })).data.status).toBe('scheduled')
  const again = await client.call('login', { json: SIGN_IN })
  expect(outcome(await client.request('GET', '/api/auth/me', { token: again.data.accessToken }))).toBe('200')
})
