import { randomInt } from 'node:crypto'
import { slugify } from 'transliteration'
import { lengths } from '../../../generated/operations.ts'

/** Room for a hyphen and a number behind the words. */
const MAX_WORDS_LENGTH = lengths.slug.max - 11

/**
 * The slug to try after some that were taken: the words of a title in any script, or `name` (of the resource)
 * where nothing can be spelled in Latin letters; then `words-2`, `words-3`, then random numbers from a range
 * that grows fourfold each time, so that even many records of one title need few attempts.
 */
export function slugCandidate(title: string, attempt: number, name: string): string {
  const latin = slugify(title, { lowercase: true, separator: '-', allowedChars: 'a-zA-Z0-9' })
  const words = latin.slice(0, MAX_WORDS_LENGTH).replace(/-+/g, '-').replace(/^-|-$/g, '') || name
  if (attempt === 0) return words
  return `${words}-${attempt < 3 ? attempt + 1 : randomInt(4, 4 ** attempt)}`
}
