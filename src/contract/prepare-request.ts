import type { FastifyRequest } from 'fastify'
import type { Context } from 'openapi-backend'
import { isRecord } from './guards.ts'
import type { NumberParameters } from './operation.ts'
import { sanitizeRequestValue } from './sanitize.ts'

/** In decimal digits only: `0x5`, `1e1` and `007` are numbers to JavaScript, not to the document. */
const WRITTEN = { integer: /^-?(?:0|[1-9]\d*)$/, number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/ }

/** Runs after security for every request, before it is validated; who was refused is not worth the work. */
export async function prepareRequest(context: Context, { routeOptions }: FastifyRequest): Promise<void> {
  const { operation } = routeOptions.config
  const { request, security } = context
  if (!operation || (operation.security.length > 0 && !security.authorized)) return
  const { sanitize, numbers } = operation
  request.params = await sanitizeRequestValue(request.params, sanitize.path, 'path')
  request.query = await sanitizeRequestValue(request.query, sanitize.query, 'query')
  readNumbers(request.params, numbers.path)
  readNumbers(request.query, numbers.query)
  if (request.requestBody !== undefined) {
    request.requestBody = await sanitizeRequestValue(request.requestBody, sanitize.body, 'body')
  }
}

/** Parameters arrive as texts. One that is not written as a number stays a text, for the validator to refuse. */
function readNumbers(parameters: unknown, types: NumberParameters): void {
  if (!isRecord(parameters)) return
  for (const [name, type] of Object.entries(types)) {
    const text = parameters[name]
    if (typeof text !== 'string' || !WRITTEN[type].test(text)) continue
    const number = Number(text)
    if (Number.isFinite(number)) parameters[name] = number
  }
}
