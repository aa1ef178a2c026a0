import { ApiError, isErrorCode } from '../core/errors.ts'
import type { FieldError } from '../messages/messages.ts'
import { type MockResponse, valueAt } from './documented.ts'
import { type Preference, refused } from './preference.ts'
import { detailSaid, ruleSaid } from './said.ts'

/** What a request is answered with. */
export type Choice =
  | { readonly error: ApiError }
  | {
      readonly status: number
      readonly headers: MockResponse['headers']
      /** An example of a body; of 304, that of the success. */
      readonly body: unknown
      /** It was asked for by name. */
      readonly isNamed: boolean
    }

/**
 * The documented response that a client prefers; without a preference, the success.
 *
 * @param responses of the operation, by status
 * @throws ApiError `invalid_parameter` that names what there is, when there is no such response, error or example
 */
export function choose(
  preference: Preference,
  responses: ReadonlyMap<number, MockResponse>,
  success: number,
): Choice {
  const { error: code, example } = preference
  const all = [...responses.values()]
  if (code !== undefined && !all.some(({ codes }) => codes.some((one) => one === code))) {
    throw refused(
      'error',
      all.flatMap(({ codes }) => codes),
    )
  }
  const implied = all.find(({ codes }) => codes.some((one) => one === code))?.status
  const response = responses.get(preference.status ?? implied ?? success)
  if (!response) throw refused('status', [...responses.keys()])
  const { status, codes, examples } = response
  if (code !== undefined && !codes.some((one) => one === code)) {
    throw refused('error', codes)
  }
  if (example !== undefined && !examples.has(example)) {
    throw refused('example', [...examples.keys()])
  }
  if (status >= 400) return { error: errorLike(response, code, example) }
  const bodies = status === success ? examples : (responses.get(success)?.examples ?? examples)
  const body = example === undefined ? bodies.values().next().value : bodies.get(example)
  return { status, headers: response.headers, body, isNamed: example !== undefined }
}

/** An error as the document shows it; a code that has no example gets what the service says to it. */
function errorLike(response: MockResponse, code: string | undefined, name: string | undefined): ApiError {
  const bodies = [...response.examples.values()]
  const codeOf = (body: unknown) => String(valueAt(valueAt(body, 'data'), 'code'))
  const byCode = bodies.find((body) => codeOf(body) === code)
  const body = name !== undefined ? response.examples.get(name) : code !== undefined ? byCode : bodies[0]
  const wanted = code ?? (body === undefined ? response.codes[0] : codeOf(body))
  if (wanted === undefined || !isErrorCode(wanted)) throw new Error(`no error code for ${response.status}`)
  const detail = detailSaid(valueAt(body, 'message'))
  const errors = valueAt(valueAt(body, 'data'), 'errors')
  return new ApiError(wanted, {
    headers: response.headers,
    detail,
    ...(Array.isArray(errors) && { errors: errors.map(toFieldError) }),
  })
}

function toFieldError(value: unknown): FieldError {
  const place = String(valueAt(value, 'in'))
  return {
    in: place === 'path' || place === 'query' || place === 'header' ? place : 'body',
    field: String(valueAt(value, 'field')),
    ...ruleSaid(String(valueAt(value, 'rule')), String(valueAt(value, 'message'))),
  }
}
