import type { Language, OperationDescription } from '../../generated/operations.ts'
import { isRecord } from '../base/guards.ts'
import { errorEnvelope, errorHeaders } from '../http/envelope.ts'
import { insufficient } from '../identity/access/authorize.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'
import { errorMessage, messages } from '../messages/wording.ts'
import type { Answer } from '../request/response.ts'
import type { Choice } from './choice.ts'
import { valueAt } from './documented.ts'

/**
 * An error as the document shows it; a code without an example gets the message of the service. The document
 * is in English: in other languages the message is that of the code, and texts of rules with parameters stay
 * English. Operations share an example of missing scopes: unless it is asked for by its name, the message has
 * the scopes of the operation.
 */
export function errorLike(
  { response, code, body, isNamed }: Choice,
  { security }: OperationDescription,
  requestId: string,
  language: Language,
): Answer {
  if (code === undefined) throw new Error(`${response.status} has no error code`)
  const byKey = security.find(({ scheme }) => scheme === 'apiKeyAuth')
  const ofScopes = code === 'insufficient_scope' && byKey ? insufficient(byKey) : undefined
  const isShown = language === DEFAULT_LANGUAGE && body !== undefined && (isNamed || !ofScopes)
  const message = isShown ? valueAt(body, 'message') : errorMessage(language, code, ofScopes)
  const errors = valueAt(valueAt(body, 'data'), 'errors')
  return {
    status: response.status,
    headers: { ...response.headers, ...errorHeaders(code, language) },
    body: errorEnvelope(message, {
      code,
      requestId,
      ...(Array.isArray(errors) && { errors: errors.map((one) => translated(one, language)) }),
    }),
  }
}

/** A field error of an example, with the words of a language for its rule where they say all of it. */
function translated(error: unknown, language: Language): unknown {
  const rules = new Map(Object.entries(messages[language].rules))
  const words = rules.get(String(valueAt(error, 'rule')))
  const isWhole = typeof words === 'string' && !words.includes('{')
  return isRecord(error) && isWhole && language !== DEFAULT_LANGUAGE ? { ...error, message: words } : error
}
