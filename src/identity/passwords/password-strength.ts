import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { contractTitle } from '../../../generated/operations.ts'

/** Three common words come to 10^8 guesses; of passwords of three random words, 2 in 1,000 are below this. */
const MIN_GUESSES = 2e8
/**
 * How many characters are checked: the slowest texts found take 17 ms for 32, 66 ms for 64, 520 ms for 256.
 */
const CHECKED_LENGTH = 32
/**
 * How many readings of a text with signs for letters to try: the library's default, 100, takes four times as
 * long.
 */
const MAX_READINGS = 16
/** Separators between words: without them, the library detects a repeated word. */
const SEPARATORS = /[\s._-]+/gu

let estimator: ZxcvbnFactory | undefined

/**
 * Whether a password is easy to guess: common passwords, adjacent keys, sequences, repetitions, the names of
 * its owner and of the service, and simple variations of these.
 */
export function isWeak(password: string, username: string): boolean {
  // indexing the word lists takes 30 ms, so only a process that gets a new password does it
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: MAX_READINGS })
  const known = estimator
  const names = [username, contractTitle].flatMap(wordsOf)
  return formsOf(password).some((form) => known.check(form, names).guesses < MIN_GUESSES)
}

/** A text as it is and without separators, cut to the length that is checked. */
function formsOf(text: string): string[] {
  const normal = text.normalize('NFC')
  const forms = new Set([normal, normal.replaceAll(SEPARATORS, '')])
  return [...forms].map((form) => [...form].slice(0, CHECKED_LENGTH).join(''))
}

/** A name and its parts, except parts of one or two letters, which any password can contain. */
function wordsOf(name: string): string[] {
  const parts = name.normalize('NFC').split(/[^\p{L}\p{N}]+/u)
  return [...formsOf(name), ...parts.filter((part) => part.length > 2)]
}
