import { messages } from '../../src/messages/wording.ts'
import type { Schema } from '../generate/schemas.ts'

type Reason = 'in_use' | 'not_restorable'

interface Conflict {
  readonly description: string
  /** Of its example. */
  readonly summary: string
  /** In `data` of its example, beside code, reason and id. */
  readonly errors?: readonly object[]
}

/** What a response with 409 has beside the headers of any other. @param name of its example */
function conflict(name: string, reason: Reason, { description, summary, errors }: Conflict): Schema {
  const requestId = '4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11'
  const data = { code: 'conflict', reason, requestId, ...(errors && { errors }) }
  const value = { status: 'error', message: messages.en.errors[reason], data }
  return {
    description,
    'x-error-codes': ['conflict'],
    'x-error-reasons': [reason],
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorResponse' },
        examples: { [name]: { summary, value } },
      },
    },
  }
}

/** The response to a deletion that other records prevent. */
export const inUse = conflict('inUse', 'in_use', {
  description:
    'Other records refer to the resource, so that it cannot be deleted (`conflict`, reason `in_use`).\n',
  summary: 'Other records refer to it',
})

/** The response to the restore of values that are no longer valid. */
export const invalidRevision = conflict('invalid', 'not_restorable', {
  description: `The revision has values that are no longer valid (\`conflict\`, reason \`not_restorable\`).
\`data.errors\` names the fields.
`,
  summary: 'A value that is no longer valid',
  errors: [
    { location: 'body', field: '/name', rule: 'minLength', message: 'must have at least 1 character' },
  ],
})
