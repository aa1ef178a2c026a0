import { beforeAll, describe, expect, it } from 'vitest'
import { documentedOperations } from '../support/contract-document.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, type PreparedRequest, send } from './requests.ts'

// a cached list, as requests for records that refer to others read it, would hide the broken database
const app = useApp({ settings: { principalCacheTtl: 60, answerMemory: 0 } })
const requests = new Map<string, PreparedRequest>()

beforeAll(async () => {
  for (const operation of documentedOperations) {
    const request = await goodRequest(app, operation)
    requests.set(operation.id, request)
    // caches the caller's identity, so that it is the operation that hits the broken database
    if (request.options.token) await app.request('GET', '/api/posts', { token: request.options.token })
  }
})

describe('500: an internal error', () => {
  beforeAll(() => app.prisma.$executeRaw`DROP SCHEMA public CASCADE`)

  it.each(documentedOperations)(
    'hides the cause from the client of $id, and logs it for the operator',
    async ({ id }) => {
      const response = await ask(id)
      expect(response.status).toBe(500)
      expect(response.json).toEqual({
        status: 'error',
        message: 'Something went wrong on our side.',
        data: { code: 'internal_error', requestId: response.headers['x-request-id'] },
      })
      const [line] = linesOf(response.headers['x-request-id'])
      const message = expect.stringMatching(/does not exist|lookup failed/)
      expect(line).toMatchObject({ level: 50, err: { message } })
    },
  )
})

describe('503: an unreachable database', () => {
  beforeAll(() => app.context.database.close())

  it.each(documentedOperations)('tells the client of $id to retry later', async ({ id }) => {
    const response = await ask(id)
    expect(response).toMatchObject({ status: 503, code: 'unavailable' })
    expect(response.json).not.toHaveProperty('data.errors')
    const line = { level: 30, msg: 'request', status: 503, reason: 'unavailable', cause: 'connection_lost' }
    await expect
      .poll(() => linesOf(response.headers['x-request-id']))
      .toContainEqual(expect.objectContaining(line))
  })

  it('logs the cause once, however many requests fail', () => {
    const begun = 'the database cannot be used: requests are answered 503'
    const failures = app.log.filter(({ msg }) => msg === begun || msg === 'request failed')
    const afterwards = failures.slice(failures.findIndex(({ msg }) => msg === begun))
    expect(afterwards).toMatchObject([{ level: 50, err: expect.anything(), msg: begun }])
  })
})

function ask(id: string) {
  const request = requests.get(id)
  if (!request) throw new Error(`no request for ${id}`)
  return send(app, request)
}

function linesOf(requestId: string | undefined) {
  return app.log.filter((line) => line.requestId === requestId)
}
