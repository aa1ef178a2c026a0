import type { Context } from 'openapi-backend'
import { descriptionOf } from './backend.ts'
import { isRecord, isThenable } from './guards.ts'
import type { NumberParameters } from './operation.ts'
import { sanitizeRequestValue } from './sanitize.ts'

/** In decimal digits only: `0x5`, `1e1` and `007` are numbers to JavaScript, not to the document. */
const WRITTEN = { integer: /^-?(?:0|[1-9]\d*)$/, number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/ }

/**
 * Runs after security for every request, before it is validated; who was refused is not worth the work.
 *
 * @returns a Promise only if something has to be waited for: see `sanitizeRequestValue`
 */
export function prepareRequest(context: Context): PromiseLike<void> | void {
  const { request, security } = context
  const { sanitize, numbers, security: requirements } = descriptionOf(context)
  if (requirements.length > 0 && !security.authorized) return
  const params = sanitizeRequestValue(request.params, sanitize.path, 'path')
  const query = sanitizeRequestValue(request.query, sanitize.query, 'query')
  const body =
    request.requestBody === undefined
      ? undefined
      : sanitizeRequestValue(request.requestBody, sanitize.body, 'body')

  function use(cleanParams: unknown, cleanQuery: unknown, cleanBody: unknown): void {
    readNumbers(cleanParams, numbers.path)
    readNumbers(cleanQuery, numbers.query)
    request.params = cleanParams
    request.query = cleanQuery
    request.requestBody = cleanBody
  }

  if (!isThenable(params) && !isThenable(query) && !isThenable(body)) return use(params, query, body)
  return Promise.all([params, query, body]).then(([...clean]) => use(...clean))
}

/** Parameters arrive as texts. One that is not written as a number stays a text, for the validator to refuse. */
export function readNumbers(parameters: unknown, types: NumberParameters): void {
  if (!isRecord(parameters)) return
  for (const name in types) {
    const type = types[name]
    const text = parameters[name]
    if (type === undefined || typeof text !== 'string' || !WRITTEN[type].test(text)) continue
    const number = Number(text)
    if (Number.isFinite(number)) parameters[name] = number
  }
}
