import { etagOf, withoutLanguage } from './response.ts'

/** The entity tags that `If-Match` allows; `any`: whatever there is. */
export type Precondition = 'any' | readonly string[]

/** What `If-Match` asks for (RFC 9110, section 13.1.1); no header asks for nothing. */
export function preconditionOf(ifMatch: string | undefined): Precondition {
  if (ifMatch === undefined || ifMatch.trim() === '*') return 'any'
  return ifMatch.split(',').map((tag) => tag.trim())
}

/**
 * To be called with the row locked: what is compared must be what is changed. The comparison is the strong one, so a weak tag or
 * one of another resource matches nothing. The language that the client has read it in makes no difference.
 *
 * @param data the resource as it is answered
 * @returns false when the client has read another version of it
 */
export function matchesPrecondition(precondition: Precondition, data: unknown, version: number): boolean {
  if (precondition === 'any') return true
  const tag = etagOf(JSON.stringify(data), version)
  return precondition.some((one) => withoutLanguage(one) === tag)
}
