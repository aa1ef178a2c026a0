import type { NumberParameters } from '../../generated/operations.ts'
import { isRecord } from '../core/guards.ts'
import { requireModestBody, sanitizeRequestValue } from '../sanitize/sanitize.ts'
import type { MatchedRequest } from './backend.ts'
import { textsByName } from './boundary.ts'
import { readNumericStrings } from './numeric-strings.ts'

/** In decimal digits only: `0x5`, `1e1` and `007` are numbers to JavaScript, not to the document. */
const WRITTEN = { integer: /^-?(?:0|[1-9]\d*)$/, number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/ }

/** Sanitises the parts of a request, and reads numbers from texts, before the validators run. */
export async function prepare(request: MatchedRequest): Promise<void> {
  const { sanitize, numbers, numericStrings, maxBodyValues } = request.operation.description
  requireModestBody(request.requestBody, maxBodyValues)
  const params = await sanitizeRequestValue(request.params, sanitize.path, 'path')
  const query = await sanitizeRequestValue(request.query, sanitize.query, 'query')
  const { requestBody } = request
  const body = requestBody === undefined ? undefined : await sanitizeRequestValue(requestBody, sanitize.body)
  readNumbers(params, numbers.path)
  readNumbers(query, numbers.query)
  request.params = textsByName(params)
  request.query = textsByName(query)
  request.requestBody = readNumericStrings(body, numericStrings)
}

/** Parameters arrive as texts. What does not look like a number stays a text, which the validator refuses. */
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
