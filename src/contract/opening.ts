import type { OperationId } from '../../generated/operations.ts'
import type { Language } from '../messages/languages.ts'
import { successMessage } from '../messages/wording.ts'

/** What was made already, by the number of items in the list; 0 for what is no list. */
type Openings = string[]

const none = () => new Map<OperationId, Openings>()
const known: Readonly<Record<Language, Map<OperationId, Openings>>> = {
  en: none(),
  es: none(),
  fr: none(),
  de: none(),
}

/**
 * The envelope of a success up to its data, as JSON text. Each is made once: the document bounds the lists, so there are few.
 */
export function opening(language: Language, id: OperationId, data: unknown): string {
  const count = Array.isArray(data) ? data.length : 0
  const openings = known[language].get(id) ?? []
  const made = openings[count]
  if (made !== undefined) return made
  const text = `{"status":"success","message":${JSON.stringify(successMessage(language, id, count))},"data":`
  openings[count] = text
  known[language].set(id, openings)
  return text
}
