import { randomInt } from 'node:crypto'
import { slugify } from 'transliteration'
import { lengths } from '../../../generated/operations.ts'

/** Leaves room for a hyphen and a number. */
const MAX_WORDS_LENGTH = lengths.slug.max - 11

/**
 * The slug to try at an attempt: first the words of the title, transliterated, or `name` (of the resource) if
 * the title has no letters or digits; then `words-2`, `words-3`, then random numbers from a range that grows
 * fourfold with each attempt, so that even many records with one title need few attempts.
 */
export function slugCandidate(title: string, attempt: number, name: string): string {
  const latin = slugify(title, { lowercase: true, separator: '-', allowedChars: 'a-zA-Z0-9' })
  const words = latin.slice(0, MAX_WORDS_LENGTH).replace(/-+/g, '-').replace(/^-|-$/g, '') || name
  if (attempt === 0) return words
  return `${words}-${attempt < 3 ? attempt + 1 : randomInt(4, 4 ** attempt)}`
}
