import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { addUser } from '../support/users.ts'
import { pythonPrograms, run } from './tools.ts'

/** Seconds. */
const TIME_LIMIT = 120

let app: TestApp
let programs: string

beforeAll(async () => {
  programs = await pythonPrograms()
  // its tokens must outlive the run, which goes by another clock
  app = await startApp({ settings: { accessTokenTtl: 86_400 } })
})
afterAll(() => app.close())

it('Schemathesis finds nothing', { timeout: 4 * TIME_LIMIT * 1000 }, async () => {
  // an administrator of its own, for it signs people out and deletes them
  const { token } = await addUser(app.context, 'schemathesis', 'admin')
  app.keepSecret(token)
  const { code, output } = await run(join(programs, 'schemathesis'), [
    ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
    ...[
      'run',
      `${app.origin}/openapi.json`,
      '--url',
      app.origin,
      '--header',
      `Authorization: Bearer ${token}`,
    ],
    ...['--checks', 'all', '--phases', 'examples,coverage,fuzzing', '--max-examples', '25', '--seed', '1'],
    ...['--max-time', String(TIME_LIMIT), '--continue-on-failure', '--no-shrink', '--warnings', 'off'],
    '--no-color',
  ])
  expect(output).toContain(`Tested: ${documentedOperations.length}`)
  expect({ code, failures: code === 0 ? '' : output }).toEqual({ code: 0, failures: '' })
})
