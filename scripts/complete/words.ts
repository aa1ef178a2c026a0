/** The name of a schema in words: `audit entry` for `AuditEntry`, `API key` for `ApiKey`. */
export function nounOf(name: string): string {
  const words = name.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
  return words.replace(/\b(?:api|html|json|sku|url)\b/g, (letters) => letters.toUpperCase())
}

export function withArticle(noun: string): string {
  return `${/^(?:(?!eu|one)[aeio]|hour|honou?r|u[mnp](?!i))/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export function plural(noun: string): string {
  if (/(?:^|\W)(?:media|data)$/.test(noun)) return noun
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(noun) ? 'es' : 's'}`
}

export { past } from '../../src/domain/event-types.ts'

/** `Label` for `label`, at the start of a name or a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first word of an operationId. */
export function verbOf(operationId: string): string {
  return /^[a-z]+/.exec(operationId)?.[0] ?? ''
}

/** The name of the component that a reference leads to. */
export function nameOf(reference = ''): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** `LabelField createdAt` as `LABEL_FIELD_CREATED_AT`. */
export function constant(text: string): string {
  return text.replace(/ |(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
}

/** `coverImageId` as `cover_image_id`, for columns and tables. */
export function snake(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()
}
