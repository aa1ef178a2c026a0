/** The name of a schema in words: `audit entry` for `AuditEntry`, `API key` for `ApiKey`. */
export function nounOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]|\B[A-Z](?=[a-z])/g, ' $&').toLowerCase()
  return words.replace(/\b(?:api|faq|html|json|sku|url)\b/g, (letters) => letters.toUpperCase())
}

/** A noun that begins with the sound of "you", such as a user, a unit or a URL, has the article "a". */
export function withArticle(noun: string): string {
  const isVowel = /^(?:(?!eu|one|u(?:[^aeioun][aeiou]|ni|rl|ri|uid))[aeiou]|hour|honou?r)/i.test(noun)
  return `${isVowel ? 'an' : 'a'} ${noun}`
}

export { pluralize as plural } from 'inflection'
export { past } from '../../src/domain/event-types.ts'

/** `Label` for `label`, at the start of a name or a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first word of an operationId. */
export function verbOf(operationId: string): string {
  return /^[a-z]+/.exec(operationId)?.[0] ?? ''
}

/** `LabelField createdAt` as `LABEL_FIELD_CREATED_AT`. */
export function constant(text: string): string {
  return text.replace(/ |(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
}

/** `coverImageId` as `cover_image_id`, for columns and tables. */
export function snake(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()
}
