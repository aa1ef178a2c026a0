import type { ErrorCode } from '../../generated/operations.ts'
import { type MockResponse, valueAt } from './documented.ts'
import { type Preference, refused } from './preference.ts'

/** What a request is answered with. */
export interface Choice {
  readonly response: MockResponse
  /** Of an error. */
  readonly code: ErrorCode | undefined
  /** An example of the body; of 304, that of the success. Undefined where the document has none. */
  readonly body: unknown
  /** The body was asked for by its name. */
  readonly isNamed: boolean
  /** See `MockResponse`; that of the success. */
  readonly recordKey: string | undefined
}

/**
 * The documented response that a client prefers; without a preference, the success.
 *
 * @param responses of the operation, by status
 * @throws ApiError `invalid_parameter` for an unknown status, error or example; it names the known ones
 */
export function choose(
  preference: Preference,
  responses: ReadonlyMap<number, MockResponse>,
  success: number,
): Choice {
  const all = [...responses.values()]
  const code = known(
    'error',
    preference.error,
    all.flatMap(({ codes }) => codes),
  )
  const implied = all.find(({ codes }) => code !== undefined && codes.includes(code))
  const response = responses.get(preference.status ?? implied?.status ?? success)
  if (!response) throw refused('status', [...responses.keys()])
  if (code !== undefined && !response.codes.includes(code)) throw refused('error', response.codes)

  const { examples } = response.status === 304 ? (responses.get(success) ?? response) : response
  const fitting = [...examples].filter(([, body]) => code === undefined || codeOf(body) === code)
  const name = known(
    'example',
    preference.example,
    fitting.map(([name]) => name),
  )
  const [, body] = fitting.find(([one]) => name === undefined || one === name) ?? []
  const shown = response.codes.find((one) => one === codeOf(body))
  return {
    response,
    code: code ?? shown ?? response.codes[0],
    body,
    isNamed: name !== undefined,
    recordKey: responses.get(success)?.recordKey,
  }
}

/** @throws ApiError when something is wanted that is not among the values that there are */
function known<T>(
  kind: 'error' | 'example',
  wanted: string | undefined,
  values: readonly T[],
): T | undefined {
  const found = values.find((value) => value === wanted)
  if (wanted !== undefined && found === undefined) throw refused(kind, values)
  return found
}

function codeOf(body: unknown): unknown {
  return valueAt(valueAt(body, 'data'), 'code')
}
