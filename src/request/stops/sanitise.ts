import type { ParameterTypes } from '../../../generated/operations.ts'
import { isRecord } from '../../base/guards.ts'
import { requireEntityTags } from '../../http/entity-tags.ts'
import { sanitizeRequestValue } from '../../sanitize/sanitize.ts'
import { textsByName } from '../boundary.ts'
import { sanitiseBody } from '../openapi/body.ts'
import type { MatchedRequest } from '../openapi/router.ts'

/** In decimal digits only: `0x5`, `1e1` and `007` are numbers to JavaScript, not to the document. */
const WRITTEN = {
  integer: /^-?(?:0|[1-9]\d*)$/,
  number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
  boolean: /^(?:true|false)$/,
}

/** Sanitises the parts of a request, and reads its parameters from texts, before the validators run. */
export async function sanitise(request: MatchedRequest): Promise<void> {
  const { client, operation } = request
  const { description } = operation
  const { sanitize, parameterTypes, refusals } = description
  const tags = request.headers['if-match']
  if (refusals.includes('precondition_failed')) requireEntityTags([tags ?? []].flat().join() || undefined)
  request.requestBody = await sanitiseBody(description, request.requestBody, client)
  const params = await sanitizeRequestValue(request.params, sanitize.path, 'path', client)
  const query = await sanitizeRequestValue(request.query, sanitize.query, 'query', client)
  readParameters(params, parameterTypes.path)
  readParameters(query, parameterTypes.query)
  request.params = textsByName(params)
  request.query = textsByName(query)
}

/** Parameters arrive as texts. What does not look like its type stays a text, which the validator refuses. */
export function readParameters(parameters: unknown, types: ParameterTypes): void {
  if (!isRecord(parameters)) return
  for (const name in types) {
    const type = types[name]
    const text = parameters[name]
    if (type === undefined || typeof text !== 'string') continue
    if (type === 'texts') parameters[name] = text.split(',')
    else if (type === 'integers') parameters[name] = text.split(',').map((item) => read(item, 'integer'))
    else parameters[name] = read(text, type)
  }
}

function read(text: string, type: keyof typeof WRITTEN): unknown {
  if (!WRITTEN[type].test(text)) return text
  if (type === 'boolean') return text === 'true'
  return Number.isFinite(Number(text)) ? Number(text) : text
}
