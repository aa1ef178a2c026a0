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

/** A request and its response, as they went over the wire. */
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
  /** Empty: none. */
  readonly body: string
}

/** What came of the exchanges that were checked. */
export interface Findings {
  /** How many were about operations of the document. */
  readonly checked: number
  /** Addresses outside the API, of a page or of another service. */
  readonly skipped: number
  /** One line each. */
  readonly problems: readonly string[]
}

/**
 * Holds recorded exchanges against the document: each path and method is documented, each response is as
 * documented, and a request that was served is one that the API accepts. A request that was refused may be
 * wrong: that is what was tried.
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
  // whose id it stands for, only the service knows
  for (const name of currentUser) if (query[name] === 'me') query[name] = '1'
  readParameters(path, parameterTypes.path)
  readParameters(query, parameterTypes.query)
  const requestBody = request.body === '' ? {} : { requestBody: parseJson(request.body) ?? request.body }
  const input = { path, query, header: request.headers, ...requestBody }
  const errors = requestValidators[id].flatMap((validate) => (validate(input) ? [] : (validate.errors ?? [])))
  // recordings keep the bytes of forms in ways of their own
  const told = errors.filter(({ instancePath }) => !takesFile || instancePath !== '/requestBody')
  return [
    ...told.map(({ instancePath, message }) => `the request would be refused: ${instancePath} ${message}`),
    ...answered,
  ]
}

/** Whoever is in between may add headers. */
function isOurs({ part, rule }: Violation): boolean {
  return part !== 'header' || rule !== 'undocumented'
}

function words({ part, header, rule, schemaPath }: Violation): string {
  const subject = header === undefined ? part : `header ${header}`
  return `is not as documented: ${subject}, rule ${rule}${schemaPath === undefined ? '' : ` (${schemaPath})`}`
}
