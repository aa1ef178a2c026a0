import type { SanitizePlan } from '../../generated/operations.ts'
import type { FieldError } from '../messages/messages.ts'
import { ApiError } from '../words/errors.ts'
import { cleanHtmlCharacters } from './characters.ts'
import { type HtmlAnswer, type HtmlRefusal, markupCost, sanitizePlain } from './html.ts'
import { sanitizeText } from './text.ts'
import { sanitizeInThread } from './thread.ts'
import {
  type ChangeString,
  changeStrings,
  DeepValueError,
  LargeValueError,
  type RichText,
  requireModestValue,
  richTexts,
} from './walk.ts'

/** Rich text up to this cost (see `markupCost`) is looked at here, which takes half a millisecond. */
const IN_PROCESS_COST = 32_768
/** Values beyond those of a right body: up to here a client is told of each rule that it breaks. */
const TOLERATED_VALUES = 1000

type Location = FieldError['location']

/**
 * Refuses the body of a request that has far more values than any right one, before work is done for each of
 * them.
 *
 * @param most what a right body can have
 * @throws ApiError `validation_failed`
 */
export function requireModestBody(body: unknown, most: number): void {
  try {
    requireModestValue(body, most + TOLERATED_VALUES)
  } catch (error) {
    if (!(error instanceof LargeValueError)) throw error
    const { pointer: field, limit } = error
    throw invalid('body', [{ location: 'body', field, rule: 'values', parameters: { limit } }])
  }
}

/**
 * A part of a request with every string sanitised by the plan: see `sanitizeText` and `sanitizeHtml`. Keys,
 * numbers, booleans, null and secrets stay. Where nothing changes, the same reference comes back.
 *
 * The result is a Promise only if rich text needs the thread (see `sanitizeInThread`): it is long, or has
 * more than plain elements. Check it with `instanceof Promise`.
 *
 * @throws ApiError `validation_failed` (body) or `invalid_parameter` (elsewhere) if the value is nested too
 * deeply, or if rich text cannot be made safe, naming it; `unavailable` if the thread has too much to do
 */
export function sanitizeRequestValue(
  value: unknown,
  plan: SanitizePlan,
  location: Location = 'body',
): unknown {
  const rich = plan === 'text' ? [] : richTexts(value, plan)
  if (rich.length === 0) return changeAll(value, plan, location, cleanHtmlCharacters)
  const texts = rich.map(({ text }) => text)
  const cost = texts.reduce((sum, text) => sum + markupCost(text), 0)
  const finish = (answer: HtmlAnswer) => {
    if ('reason' in answer) throw unsafe(location, rich, answer)
    const known = new Map(rich.map(({ text }, index) => [text, answer.html[index]]))
    return changeAll(value, plan, location, (text) => known.get(text) ?? cleanHtmlCharacters(text))
  }
  const plain = cost > IN_PROCESS_COST ? undefined : sanitizePlain(texts)
  return plain ? finish(plain) : sanitizeInThread(texts, cost).then(finish)
}

function changeWith(html: (text: string) => string): ChangeString {
  return (text, plan) => (plan === 'html' ? html(text) : sanitizeText(text))
}

function changeAll(
  value: unknown,
  plan: SanitizePlan,
  location: Location,
  html: (text: string) => string,
): unknown {
  try {
    return changeStrings(value, plan, changeWith(html))
  } catch (error) {
    if (!(error instanceof DeepValueError)) throw error
    throw invalid(location, [{ location, field: '', rule: 'depth', parameters: { limit: error.limit } }])
  }
}

function unsafe(location: Location, rich: readonly RichText[], refusal: HtmlRefusal): ApiError {
  const named = rich.filter((_, index) => refusal.refused === undefined || refusal.refused === index)
  const errors = named.map(({ pointer: field }) => ({ location, field, ...refusal.reason }))
  return invalid(location, errors)
}

function invalid(location: Location, errors: readonly FieldError[]): ApiError {
  return new ApiError(location === 'body' ? 'validation_failed' : 'invalid_parameter', { errors })
}
