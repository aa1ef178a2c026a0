import type { FieldError } from '../messages/messages.ts'
import { ApiError } from '../words/errors.ts'

/** Which of the documented answers a client wants. */
export interface Preference {
  readonly status?: number
  /** A code of the errors. */
  readonly error?: string
  /** The name of an example of the document. */
  readonly example?: string
}

const NAMES: Readonly<Record<string, keyof Preference>> = {
  status: 'status',
  code: 'status',
  error: 'error',
  example: 'example',
}
/** `name=value` or `name="value"`, of a preference or of a parameter of one. */
const PAIR = /^([\w-]+)\s*=\s*(?:"([^"]*)"|([^"\s]+))$/

/**
 * What `Prefer` asks for (RFC 7240), such as `status=422`, `code=404, example=absent` or
 * `error=token_expired`. Of two values for one preference the first counts; unknown preferences are ignored,
 * as the RFC demands.
 *
 * @throws ApiError `invalid_parameter` for something that is no status
 */
export function preferenceOf(header: string | string[] | undefined): Preference {
  const found = new Map<keyof Preference, string>()
  for (const part of [header ?? []].flat().join(',').split(/[,;]/)) {
    const [, name = '', quoted, plain = ''] = PAIR.exec(part.trim()) ?? []
    const known = NAMES[name.toLowerCase()]
    if (known !== undefined && !found.has(known)) found.set(known, quoted ?? plain)
  }
  const { status, ...texts } = Object.fromEntries(found)
  if (status === undefined) return texts
  if (!/^[1-5]\d\d$/.test(status)) throw noSuchAnswer({ rule: 'enum.status' })
  return { ...texts, status: Number(status) }
}

/** A preference that this operation cannot satisfy, with the values that it can. */
export function refused(name: keyof Preference, known: readonly unknown[]): ApiError {
  return noSuchAnswer({ rule: 'enum.preference', parameters: { name, allowedValues: known.map(String) } })
}

function noSuchAnswer(rule: Pick<FieldError, 'rule' | 'parameters'>): ApiError {
  return new ApiError('invalid_parameter', {
    detail: 'mockHasNone',
    errors: [{ location: 'header', field: '/prefer', ...rule }],
  })
}
