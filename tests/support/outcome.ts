import type { ApiResponse } from './client.ts'

/**
 * A response in one line: `201`, `401 token_expired`, `422 validation_failed (/name minLength, /price type)`.
 */
export function outcome({ status, code, json }: ApiResponse): string {
  const rules = isDetailed(json) ? json.data.errors.map(({ field, rule }) => `${field} ${rule}`) : []
  return [status, code, rules.length > 0 && `(${rules.join(', ')})`].filter(Boolean).join(' ')
}

interface Detailed {
  readonly data: { readonly errors: readonly { readonly field: string; readonly rule: string }[] }
}

/** The client's judge has validated the envelope: only its optional part remains to be looked for. */
function isDetailed(json: unknown): json is Detailed {
  return typeof json === 'object' && json !== null && 'data' in json && hasErrors(json.data)
}

function hasErrors(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
}
