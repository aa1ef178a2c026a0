import { OpenAPIRouter } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import { type OperationDescription, operations } from '../../generated/operations.ts'
import { documentedResponses } from '../../generated/response-validators.js'
import { requestValidators } from '../../generated/validators.js'
import { parseJson } from '../../src/base/guards.ts'
import {
  type Violation,
  violationsOf,
} from '../../src/request/openapi/response-validation/contract-violation.ts'
import { isOperationId } from '../../src/request/openapi/routes.ts'
import { readParameters } from '../../src/request/openapi/values.ts'

/** A request and its response, as sent. */
export interface Exchange {
  readonly method: string
  /** Absolute. */
  readonly url: string
  readonly request: Message
  readonly response: Message & { readonly status: number }
}

export interface Message {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** Empty if there is no body. */
  readonly body: string
}

/** The findings in the checked exchanges. */
export interface Findings {
  /** The number of exchanges with operations of the document. */
  readonly checked: number
  /** Addresses outside the API: pages or other services. */
  readonly skipped: number
  /** One line each. */
  readonly problems: readonly string[]
}

/**
 * Checks recorded exchanges against the document: each path and method must be documented, each response must
 * be as documented, and each successful request must be valid. A refused request can be invalid on purpose.
 */
export function checkExchanges(document: OpenAPIV3_1.Document, exchanges: readonly Exchange[]): Findings {
  const router = new OpenAPIRouter({ definition: document })
  const inside = exchanges.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
  return {
    checked: inside.length,
    skipped: exchanges.length - inside.length,
    problems: inside.flatMap((exchange) => {
      const name = `${exchange.method} ${new URL(exchange.url).pathname} ${exchange.response.status}`
      return problemsOf(router, exchange).map((problem) => `${name}: ${problem}`)
    }),
  }
}

function problemsOf(router: OpenAPIRouter<OpenAPIV3_1.Document>, exchange: Exchange): string[] {
  const { method, url, request, response } = exchange
  const { pathname, searchParams } = new URL(url)
  // a preflight request is the browser's own
  if (method === 'OPTIONS') return []
  const asked = {
    method: method === 'HEAD' ? 'GET' : method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
  }
  const operation = router.matchOperation(asked)
  const id = operation?.operationId ?? ''
  if (!operation || !isOperationId(id)) {
    return response.status === 404 || response.status === 405 ? [] : ['the document has no such operation']
  }
  const drift = violationsOf({ method, ...response }, documentedResponses[id]).filter(isOurs)
  const answered = drift.map((one) => `the response ${words(one)}`)
  if (response.status >= 300) return answered
  const { parameterTypes, currentUser, takesFile }: OperationDescription = operations[id]
  const path = { ...router.parseRequest(asked, operation).params }
  const { query } = asked
  // only the service knows whose id it represents
  for (const name of currentUser) if (query[name] === 'me') query[name] = '1'
  readParameters(path, parameterTypes.path)
  readParameters(query, parameterTypes.query)
  const requestBody = request.body === '' ? {} : { requestBody: parseJson(request.body) ?? request.body }
  const input = { path, query, header: request.headers, ...requestBody }
  const errors = requestValidators[id].flatMap((validate) => (validate(input) ? [] : (validate.errors ?? [])))
  // recordings store the bytes of forms in different ways
  const told = errors.filter(({ instancePath }) => !takesFile || instancePath !== '/requestBody')
  return [
    ...told.map(({ instancePath, message }) => `the request would be refused: ${instancePath} ${message}`),
    ...answered,
  ]
}

/** Intermediaries can add headers. */
function isOurs({ part, rule }: Violation): boolean {
  return part !== 'header' || rule !== 'undocumented'
}

function words({ part, header, rule, schemaPath }: Violation): string {
  const subject = header === undefined ? part : `header ${header}`
  return `is not as documented: ${subject}, rule ${rule}${schemaPath === undefined ? '' : ` (${schemaPath})`}`
}
