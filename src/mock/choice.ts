import type { ErrorCode } from '../../generated/operations.ts'
import { valueAt } from '../base/json-pointer.ts'
import { ApiError } from '../domain/errors.ts'
import type { FieldError } from '../messages/messages.ts'
import type { MockResponse } from './documented.ts'

export interface Choice {
  readonly response: MockResponse
  /** The code of an error. */
  readonly code: ErrorCode | undefined
  /** An example of the body; for 304, that of the success. Undefined if the document has none. */
  readonly body: unknown
  readonly isNamed: boolean
  /** The `MockResponse` property of this name, of the success. */
  readonly recordKey: string | undefined
}

/** What `Prefer` can ask for: a status, an error code, or the name of an example of the document. */
const PREFERENCES = ['status', 'error', 'example'] as const
type Preference = (typeof PREFERENCES)[number]

/** `name=value` or `name="value"`: a preference or one of its parameters. */
const PAIR = /^([\w-]+)\s*=\s*(?:"([^"]*)"|([^"\s]+))$/

/**
 * The documented response that a client prefers; by default, the success.
 *
 * @param prefer the header, such as `status=422`, `code=404, example=absent` or `error=token_expired`
 * @throws ApiError `invalid_parameter`, listing the known values, for an unknown status, error or example
 */
export function choose(
  prefer: string | string[] | undefined,
  responses: ReadonlyMap<number, MockResponse>,
  success: number,
): Choice {
  const wanted = preferencesIn(prefer)
  const status = wanted.get('status')
  if (status !== undefined && !/^[1-5]\d\d$/.test(status)) throw noSuchAnswer({ rule: 'enum.status' })

  const all = [...responses.values()]
  const codes = all.flatMap((one) => one.codes)
  const code = chosen('error', wanted, codes)
  const implied = all.find((one) => code !== undefined && one.codes.includes(code))
  const response = responses.get(Number(status ?? implied?.status ?? success))
  if (!response) throw noSuchValue('status', [...responses.keys()])
  if (code !== undefined && !response.codes.includes(code)) throw noSuchValue('error', response.codes)

  const { examples } = response.status === 304 ? (responses.get(success) ?? response) : response
  const fitting = new Map([...examples].filter(([, body]) => code === undefined || codeOf(body) === code))
  const name = chosen('example', wanted, [...fitting.keys()])
  const body = name === undefined ? [...fitting.values()][0] : fitting.get(name)
  const shown = response.codes.find((one) => one === codeOf(body))
  return {
    response,
    code: code ?? shown ?? response.codes[0],
    body,
    isNamed: name !== undefined,
    recordKey: responses.get(success)?.recordKey,
  }
}

/** If a preference is repeated, the first one counts; unknown preferences are ignored (RFC 7240). */
function preferencesIn(header: string | string[] | undefined): ReadonlyMap<Preference, string> {
  const found = new Map<Preference, string>()
  for (const part of [header ?? []].flat().join(',').split(/[,;]/)) {
    const [, name = '', quoted, plain = ''] = PAIR.exec(part.trim()) ?? []
    const wanted = name.toLowerCase() === 'code' ? 'status' : name.toLowerCase()
    const known = PREFERENCES.find((preference) => preference === wanted)
    if (known !== undefined && !found.has(known)) found.set(known, quoted ?? plain)
  }
  return found
}

/** @throws ApiError if the wanted value is not a known one */
function chosen<T>(name: Preference, wanted: ReadonlyMap<Preference, string>, known: readonly T[]) {
  const found = known.find((value) => value === wanted.get(name))
  if (wanted.has(name) && found === undefined) throw noSuchValue(name, known)
  return found
}

/** The error for a preference that this operation cannot satisfy; it lists the possible values. */
function noSuchValue(name: Preference, known: readonly unknown[]): ApiError {
  return noSuchAnswer({ rule: 'enum.preference', parameters: { name, allowedValues: known.map(String) } })
}

function noSuchAnswer(rule: Pick<FieldError, 'rule' | 'parameters'>): ApiError {
  return new ApiError('invalid_parameter', {
    detail: 'mockHasNone',
    errors: [{ location: 'header', field: '/prefer', ...rule }],
  })
}

function codeOf(body: unknown): unknown {
  return valueAt(body, '/data/reason') ?? valueAt(body, '/data/code')
}
