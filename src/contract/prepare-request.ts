import type { FastifyRequest } from 'fastify'
import type { Context } from 'openapi-backend'
import { isRecord } from './guards.ts'
import { sanitizeRequestValue } from './sanitize.ts'

/** In decimal digits only: `0x5`, `1e1` and `007` are numbers to JavaScript, not to the document. */
const INTEGER = /^-?(?:0|[1-9]\d*)$/

/** Runs after security for every request, before it is validated; who was refused is not worth the work. */
export async function prepareRequest(context: Context, { routeOptions }: FastifyRequest): Promise<void> {
  const { operation } = routeOptions.config
  const { request, security } = context
  if (!operation || (operation.security.length > 0 && !security.authorized)) return
  const { sanitize, integers } = operation
  request.params = await sanitizeRequestValue(request.params, sanitize.path, 'path')
  request.query = await sanitizeRequestValue(request.query, sanitize.query, 'query')
  readIntegers(request.params, integers.path)
  readIntegers(request.query, integers.query)
  if (request.requestBody !== undefined) {
    request.requestBody = await sanitizeRequestValue(request.requestBody, sanitize.body, 'body')
  }
}

/** Parameters arrive as texts. One that is not written as an integer stays a text, for the validator to refuse. */
function readIntegers(parameters: unknown, names: readonly string[]): void {
  if (!isRecord(parameters)) return
  for (const name of names) {
    const text = parameters[name]
    if (typeof text !== 'string' || !INTEGER.test(text)) continue
    const number = Number(text)
    if (Number.isFinite(number)) parameters[name] = number
  }
}
