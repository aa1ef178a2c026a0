import pg from 'pg'
import { vi } from 'vitest'

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
