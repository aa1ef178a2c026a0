import { afterAll, beforeAll } from 'vitest'
import { type StartedApp, type StartOptions, startApp, type TestApp } from './app.ts'

/**
 * The app of a test file or a `describe`; call it at the top. It is started before the first test and closed
 * after the last one. Use it in tests and hooks only; `as(role)` may also be called earlier, and is resolved
 * at each request.
 */
export function useApp(options: StartOptions = {}): TestApp {
  let app: StartedApp | undefined
  beforeAll(async () => {
    app = await startApp(options)
  })
  afterAll(() => app?.close())

  function started(): TestApp {
    if (!app) throw new Error('the app of useApp() is there in tests and hooks only')
    return app
  }

  return {
    get origin() {
      return started().origin
    },
    get port() {
      return started().port
    },
    get clock() {
      return started().clock
    },
    get settings() {
      return started().settings
    },
    get context() {
      return started().context
    },
    get prisma() {
      return started().prisma
    },
    get users() {
      return started().users
    },
    get log() {
      return started().log
    },
    as: (role) => ({
      get token() {
        return started().users[role].token
      },
    }),
    request: (method, path, options) => started().request(method, path, options),
    call: (id, options) => started().call(id, options),
    addUser: (username, role) => started().addUser(username, role),
    signIn: (userId) => started().signIn(userId),
    issueKey: (key) => started().issueKey(key),
    keepSecret: (...texts) => started().keepSecret(...texts),
  }
}
