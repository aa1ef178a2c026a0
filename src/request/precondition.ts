import { etagOf, withoutLanguage } from './response.ts'

/** The entity tags that `If-Match` allows; `any`: all of them. */
export type Precondition = 'any' | readonly string[]

/** The condition of `If-Match` (RFC 9110, section 13.1.1); without the header there is none. */
export function preconditionOf(ifMatch: string | undefined): Precondition {
  if (ifMatch === undefined || ifMatch.trim() === '*') return 'any'
  return ifMatch.split(',').map((tag) => tag.trim())
}

/**
 * Call it with the row locked, so that nothing changes between comparison and write. The comparison is the
 * strong one: a weak tag, or one of another resource, matches nothing. The language of the tag makes no
 * difference.
 *
 * @param data the resource as clients see it
 * @returns false when the client has read another version of it
 */
export function matchesPrecondition(precondition: Precondition, data: unknown, version: number): boolean {
  if (precondition === 'any') return true
  const tag = etagOf(JSON.stringify(data), version)
  return precondition.some((one) => withoutLanguage(one) === tag)
}
