import pg from 'pg'
import { vi } from 'vitest'

/**
 * Statements that are sent without a request: by the scheduler, the fan-out and the delivery of events, new
 * connections, the change feed (which reads `changes` and notifies `cms_changes`), the clock and the
 * maintenance of the database; and the lookup of the caller, about once a second.
 */
const OF_THE_SERVICE = new RegExp(
  'FOR UPDATE SKIP LOCKED|^SET timezone|pg_postmaster_start_time|\\b(?:cms_)?changes\\b|"keptTokenId"|' +
    '^SELECT clock_timestamp\\(\\) AS now$|pg_stat|pg_control|VACUUM|CHECKPOINT|' +
    'failing_since <= |event_cursors|(?:JOIN|FROM|UPDATE) webhook_replays|INTO webhook_attempts|' +
    'FILTER \\(WHERE webhooks\\.status',
)

export interface Statement {
  readonly text: string
  /** The name of the prepared statement; empty for none. */
  readonly name: string
  readonly values: readonly unknown[]
}

/** The statements sent to the database during some work, by any service in this process. */
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

/** The statements that a request sends to the database, without those of background work. */
export async function statementsFor(request: () => Promise<unknown>): Promise<Statement[]> {
  return (await statementsDuring(request)).filter(({ text }) => !OF_THE_SERVICE.test(text))
}

/** The rows of a table that the database sends during some work. */
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
