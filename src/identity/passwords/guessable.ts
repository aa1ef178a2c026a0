import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { contractTitle } from '../../../generated/operations.ts'

/** Three parts of which each is common come to 10^8; of three words drawn by dice, 2 in 1,000 are below. */
const LEAST_GUESSES = 2e8
/** Characters that are looked at: the worst texts found take 17 ms for 32, 66 ms for 64, 520 ms for 256. */
const LOOKED_AT = 32
/** Ways to read a text with signs for letters: 100, the default of the library, takes four times as long. */
const READINGS = 16
/** What stands between words: without it, a word that is repeated is seen to be. */
const GAPS = /[\s._-]+/gu

let estimator: ZxcvbnFactory | undefined

/**
 * Whether a password is among the first that others would try: common passwords, keys that lie side by side,
 * runs, repetition, the name of its owner or of the service, and what is easily made of these.
 */
export function isGuessable(password: string, username: string): boolean {
  // its index of the lists takes 30 ms: only a process that is given a new password pays for it
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: READINGS })
  const known = estimator
  const names = [username, contractTitle].flatMap(wordsOf)
  return formsOf(password).some((form) => known.check(form, names).guesses < LEAST_GUESSES)
}

/** A text as it is and without its gaps, as much of it as is looked at. */
function formsOf(text: string): string[] {
  const normal = text.normalize('NFC')
  const forms = new Set([normal, normal.replaceAll(GAPS, '')])
  return [...forms].map((form) => [...form].slice(0, LOOKED_AT).join(''))
}

/** A name and its parts; parts of one or two letters stand in every password. */
function wordsOf(name: string): string[] {
  const parts = name.normalize('NFC').split(/[^\p{L}\p{N}]+/u)
  return [...formsOf(name), ...parts.filter((part) => part.length > 2)]
}
