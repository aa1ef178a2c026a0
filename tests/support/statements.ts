import pg from 'pg'
import { vi } from 'vitest'

/**
 * What the scheduler, a new connection, the channel of changes (which reads `changes` and notifies
 * `cms_changes`), the clock and the maintenance of the database send on their own, and who asks, which is
 * looked up about once a second.
 */
const OF_THE_SERVICE = new RegExp(
  'FOR UPDATE SKIP LOCKED|^SET timezone|pg_postmaster_start_time|\\b(?:cms_)?changes\\b|"keptTokenId"|' +
    '^SELECT clock_timestamp\\(\\) AS now$|pg_stat|pg_control|VACUUM|CHECKPOINT',
)

export interface Statement {
  readonly text: string
  /** Under which the server prepares it; empty for none. */
  readonly name: string
  readonly values: readonly unknown[]
}

/** What is sent to the database while something is done, by this service or by others of the process. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const submit = vi.spyOn(pg.Query.prototype, 'submit')
  try {
    await work()
    return submit.mock.contexts.map((query): Statement => {
      const { text, name, values } = Object(query)
      return { text: String(text), name: name ?? '', values: values ?? [] }
    })
  } finally {
    submit.mockRestore()
  }
}

/** What a request sends to the database: without what services send on their own. */
export async function statementsFor(request: () => Promise<unknown>): Promise<Statement[]> {
  return (await statementsDuring(request)).filter(({ text }) => !OF_THE_SERVICE.test(text))
}

/** The rows that the database sends of a table while something is done. */
export async function rowsDuring(table: string, work: () => Promise<unknown>): Promise<unknown[]> {
  const receive = vi.spyOn(Object(pg.Query.prototype), 'handleDataRow')
  try {
    await work()
    const texts = receive.mock.contexts.map((query) => String(Object(query).text))
    const rows = receive.mock.calls.map(([row]) => Object(row).fields)
    return rows.filter((_, index) => texts[index]?.includes(`FROM ${table} `))
  } finally {
    receive.mockRestore()
  }
}
