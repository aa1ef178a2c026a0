import type { SanitizePlan } from '../../generated/operations.ts'
import { ApiError } from '../domain/errors.ts'
import type { FieldError } from '../messages/messages.ts'
import { cleanHtmlCharacters } from './characters.ts'
import { UnsafeInputError } from './limits.ts'
import { markupCost, type SanitizedHtml, sanitizePlain } from './plain.ts'
import { sanitizeText } from './text.ts'
import { sanitizeInThread } from './thread.ts'
import { changeStrings, checkValueLimits } from './walk.ts'

/** Rich text up to this cost (see `markupCost`) is checked on the main thread, in half a millisecond. */
const IN_PROCESS_COST = 32_768
/** With up to this many more values than a valid body, a client still gets all rules that its body breaks. */
const TOLERATED_VALUES = 1000

export { sanitizeText }

type Location = FieldError['location']

/** Rejects a body with far more values than any valid one. @param most the maximum of a valid body */
export function checkBodyLimits(body: unknown, most: number): void {
  withinLimits('body', () => checkValueLimits(body, most + TOLERATED_VALUES))
}

/**
 * Sanitises every string in a part of a request by the plan: see `sanitizeText` and `sanitizeHtml`. Keys,
 * numbers, booleans, null and secrets do not change. If nothing changes, it returns the same reference.
 *
 * The result is a Promise only if rich text needs the thread (see `sanitizeInThread`), because it is long or
 * contains more than plain elements. Check it with `instanceof Promise`.
 *
 * @throws ApiError for a value that is nested too deeply, for rich text that cannot be made safe;
 * `unavailable` if the thread is overloaded, `rate_limited` if this client has too much in its queue
 * @param client the client under which the fair queue counts the work
 */
export function sanitizeRequestValue(
  value: unknown,
  plan: SanitizePlan,
  location: Location = 'body',
  client = '',
) {
  const rich: { readonly text: string; readonly pointer: string }[] = []
  const clean = withinLimits(location, () =>
    changeStrings(value, plan, (text, kind, pointer) => {
      if (kind === 'text') return sanitizeText(text)
      if (!text.includes('<')) return cleanHtmlCharacters(text)
      rich.push({ text, pointer })
      return text
    }),
  )
  if (rich.length === 0) return clean
  const texts = rich.map(({ text }) => text)
  const costs = texts.map(markupCost)
  const cost = costs.reduce((sum, one) => sum + one, 0)
  const finish = (result: SanitizedHtml) => {
    if ('fault' in result) {
      const { fault, index } = result
      const unsafe = rich.filter((_, position) => index === undefined || index === position)
      throw invalid(unsafe.map(({ pointer: field }) => ({ location, field, ...fault })))
    }
    const known = new Map(texts.map((text, index) => [text, result.html[index]]))
    return changeStrings(clean, plan, (text, kind) => (kind === 'html' ? (known.get(text) ?? text) : text))
  }
  const plain = cost > IN_PROCESS_COST ? undefined : sanitizePlain(texts)
  return plain ? finish(plain) : sanitizeInThread(texts, costs, client).then(finish)
}

function withinLimits<Result>(location: Location, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof UnsafeInputError)) throw error
    throw invalid([{ location, field: error.field, ...error.fault }])
  }
}

function invalid(errors: readonly FieldError[]): ApiError {
  const isBody = errors.every(({ location }) => location === 'body')
  return new ApiError(isBody ? 'validation_failed' : 'invalid_parameter', { errors })
}
