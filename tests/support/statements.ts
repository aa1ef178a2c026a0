import pg from 'pg'
import { vi } from 'vitest'

/**
 * What the scheduler, a new connection, the channel of changes and the maintenance of the database send on
 * their own, and who asks, which is looked up about once a second.
 */
const OF_THE_SERVICE = new RegExp(
  'FOR UPDATE SKIP LOCKED|^SET timezone|pg_postmaster_start_time|\\bchanges\\b|"keptTokenId"|' +
    'pg_stat|pg_control|VACUUM|CHECKPOINT',
)

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What is sent to the database while something is done, by this service or by others of the process. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const submit = vi.spyOn(pg.Query.prototype, 'submit')
  try {
    await work()
    return submit.mock.contexts.map((query): Statement => {
      const { text, values } = Object(query)
      return { text: String(text), values: values ?? [] }
    })
  } finally {
    submit.mockRestore()
  }
}

/** What a request sends to the database: without what services send on their own. */
export async function statementsFor(request: () => Promise<unknown>): Promise<Statement[]> {
  return (await statementsDuring(request)).filter(({ text }) => !OF_THE_SERVICE.test(text))
}
