import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, stop } from '../process/program.ts'
import type { Clone } from './clone.ts'

const ADMIN_PASSWORD = 'long enough for anybody'

/** Sends a request as the administrator, or with other credentials. */
export type Request = (
  method: string,
  path: string,
  json?: object,
  credentials?: Readonly<Record<string, string>>,
) => ReturnType<typeof ask>

/** The service of a copy of the project, with its own data. */
export class Service {
  readonly #clone: Clone
  readonly #folder: string

  private constructor(clone: Clone, folder: string) {
    this.#clone = clone
    this.#folder = folder
  }

  static async of(clone: Clone): Promise<Service> {
    return new Service(clone, await mkdtemp(join(tmpdir(), 'service-')))
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true })
  }

  get #settings() {
    return { DATA_DIR: join(this.#folder, 'data'), ADMIN_PASSWORD, RATE_LIMIT: 'off' }
  }

  /** Runs a program of the copy to its end. @returns its output */
  async operate(...args: string[]): Promise<string> {
    const { folder } = this.#clone
    const program = startProgram(this.#settings, ['scripts/cms.mjs', ...args], process.execPath, folder)
    return `${await program.ended}\n${program.output()}${program.errors()}`
  }

  /** Runs the service until the work is done. */
  async serving<T>(work: (request: Request) => Promise<T>): Promise<T> {
    const program = startProgram(this.#settings, undefined, process.execPath, this.#clone.folder)
    try {
      const login = { username: 'admin', password: ADMIN_PASSWORD }
      const origin = await program.origin
      const { data } = await ask(origin, 'POST', '/api/auth/login', login)
      const admin = { authorization: `Bearer ${Object(data).accessToken}` }
      return await work((method, path, json, credentials = admin) =>
        ask(origin, method, path, json, credentials),
      )
    } finally {
      await stop(program)
    }
  }
}

export async function ask(
  origin: string,
  method: string,
  path: string,
  json?: object,
  credentials: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...credentials,
      ...(json && { 'content-type': 'application/json' }),
      // updates, and actions, which have no body
      ...((method === 'PATCH' || (method === 'POST' && !json)) && { 'if-match': '*' }),
    },
    ...(json && { body: JSON.stringify(json) }),
  })
  const body: { readonly data: unknown } = await response.json()
  return { status: response.status, data: body.data, link: response.headers.get('link') }
}
