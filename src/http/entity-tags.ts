import { hash } from 'node:crypto'
import { languages } from '../../generated/operations.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'

/**
 * A strong validator of the representation (RFC 9110, section 8.8.1), with the row's version for a single
 * resource. The message is not hashed; instead the language is part of the tag.
 */
export function etagOf(data: string, version: number | undefined, language = DEFAULT_LANGUAGE): string {
  const digest = hash('sha1', data, 'base64url')
  const suffix = language === DEFAULT_LANGUAGE ? '' : `.${language}`
  return version === undefined ? `"${digest}${suffix}"` : `"${version}-${digest}${suffix}"`
}

/** The tags of `If-Match` or `If-None-Match`; `*` is among them as it is. */
function tagsOf(header: string): string[] {
  return header.split(',').map((tag) => tag.trim())
}

/** Whether `If-None-Match` names an entity tag: the weak comparison (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = tagsOf(ifNoneMatch).map((tag) => tag.replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

const OTHERS = languages.filter((one) => one !== DEFAULT_LANGUAGE)
const LANGUAGE_SUFFIX = new RegExp(`\\.(?:${OTHERS.join('|')})"$`)

/**
 * Whether `If-Match` allows to change a resource (RFC 9110, section 13.1.1), which is `data` to clients. Call
 * it with the row locked, so that nothing changes between comparison and write. The comparison is the strong
 * one: a weak tag, or one of another resource, matches nothing. The language makes no difference.
 */
export function matchesPrecondition(ifMatch: string | undefined, data: unknown, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  const etag = etagOf(JSON.stringify(data), version)
  return tagsOf(ifMatch).some((tag) => tag.replace(LANGUAGE_SUFFIX, '"') === etag)
}
