import { slugify } from 'transliteration'

const MAX_LENGTH = 255
/** Room for a number behind the words. */
const MAX_WORDS_LENGTH = MAX_LENGTH - 12

/** A slug of the words of a title in any script; `post` where nothing can be spelled in Latin letters. */
export function slugOf(title: string): string {
  const words = slugify(title, { lowercase: true, separator: '-', allowedChars: 'a-zA-Z0-9' })
  const slug = words.slice(0, MAX_WORDS_LENGTH).replace(/-+/g, '-').replace(/^-|-$/g, '')
  return slug === '' ? 'post' : slug
}

/**
 * The next slug to try when some with the same words are taken: `words`, `words-2`, `words-3`, …
 *
 * @param taken the slugs that start with the words
 */
export function nextFreeSlug(words: string, taken: readonly string[]): string {
  if (!taken.includes(words)) return words
  const numbers = taken.map((slug) => Number(slug.slice(words.length + 1))).filter(Number.isSafeInteger)
  return `${words}-${Math.max(1, ...numbers) + 1}`
}
