import { messages } from '../../src/messages/wording.ts'
import type { Schema } from '../generate/schemas.ts'

type Reason = 'in_use' | 'not_restorable'

interface Conflict {
  readonly description: string
  /** The name of its example. */
  readonly summary: string
  /** In `data` of its example, besides code, reason and id. */
  readonly errors?: readonly object[]
  /** Whether the operation takes `Idempotency-Key`. */
  readonly isKeyed?: boolean
}

/** The parts of a 409 response besides the usual headers. @param name of its example */
function conflict(name: string, reason: Reason, { description, summary, errors, isKeyed }: Conflict): Schema {
  const running = { summary: 'The first request is still running', value: refusal('in_progress') }
  return {
    description,
    'x-error-codes': ['conflict'],
    'x-error-reasons': [reason, ...(isKeyed ? ['in_progress'] : [])],
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorResponse' },
        examples: { [name]: { summary, value: refusal(reason, errors) }, ...(isKeyed && { running }) },
      },
    },
  }
}

function refusal(reason: Reason | 'in_progress', errors?: readonly object[]) {
  const requestId = '4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11'
  const data = { code: 'conflict', reason, requestId, ...(errors && { errors }) }
  return { status: 'error', message: messages.en.errors[reason], data }
}

/** The response to a deletion prevented by other records. */
export const inUse = conflict('inUse', 'in_use', {
  description:
    'Other records refer to the resource: it cannot be deleted or replaced (`conflict`, reason `in_use`).\n',
  summary: 'Other records refer to it',
})

/** The response to restoring values that are no longer valid. */
export const invalidRevision = conflict('invalid', 'not_restorable', {
  description: `The revision has values that are no longer valid (\`conflict\`, reason \`not_restorable\`).
\`data.errors\` names the fields. Or the first request with this \`Idempotency-Key\` is still running (reason
\`in_progress\`): wait \`Retry-After\` seconds and send it again.
`,
  summary: 'A value that is no longer valid',
  isKeyed: true,
  errors: [
    { location: 'body', field: '/name', rule: 'minLength', message: 'must have at least 1 character' },
  ],
})
