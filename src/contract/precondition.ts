import { ApiError } from '../http/errors.ts'

/** Versions of a resource that a client agrees to change; `any`: whichever there is. */
export type VersionCondition = 'any' | readonly number[]

/**
 * What `If-Match` asks for (RFC 9110, section 13.1.1). Our tags begin with the version of the row; any other tag is of no
 * version of it and matches nothing.
 */
export function versionCondition(ifMatch: string | undefined): VersionCondition {
  if (ifMatch === undefined || ifMatch.trim() === '*') return 'any'
  return ifMatch.split(',').flatMap((tag) => {
    const version = /^"(\d{1,9})-[^"]*"$/.exec(tag.trim())?.[1]
    return version === undefined ? [] : [Number(version)]
  })
}

/** The condition as a filter of rows that have a `version`. */
export function versionFilter(condition: VersionCondition): { version?: { in: number[] } } {
  return condition === 'any' ? {} : { version: { in: [...condition] } }
}

/**
 * Why a conditional write found no row.
 *
 * @param isThere whether the resource exists at all
 */
export function writeRefusal(isThere: boolean, notFound: string): ApiError {
  return isThere ? new ApiError('precondition_failed') : new ApiError('not_found', { message: notFound })
}
