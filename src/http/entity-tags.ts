import { hash } from 'node:crypto'
import { languages } from '../../generated/operations.ts'
import { isRecord } from '../base/guards.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'
import { ApiError } from '../words/errors.ts'

/**
 * A strong validator of the representation (RFC 9110, section 8.8.1), with the version of a single record.
 * The message is not hashed; instead the language is part of the tag. `json` is `data` as it is sent.
 */
export function etagOf(data: unknown, json: string, language = DEFAULT_LANGUAGE): string {
  const digest = hash('sha1', json, 'base64url')
  const suffix = language === DEFAULT_LANGUAGE ? '' : `.${language}`
  const version = isRecord(data) && typeof data.version === 'number' ? `${data.version}-` : ''
  return `"${version}${digest}${suffix}"`
}

/** The tags of `If-Match` or `If-None-Match`; `*` is among them as it is. */
function tagsOf(header: string): string[] {
  return header.split(',').map((tag) => tag.trim())
}

/** Whether `If-None-Match` names an entity tag: the weak comparison (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = tagsOf(ifNoneMatch).map(strong)
  return tags.includes('*') || tags.includes(etag)
}

const OTHERS = languages.filter((one) => one !== DEFAULT_LANGUAGE)
const LANGUAGE_SUFFIX = new RegExp(`\\.(?:${OTHERS.join('|')})"$`)

/**
 * Whether `If-Match` allows to change a record (RFC 9110, section 13.1.1). Call it with the row locked, so
 * that nothing changes between comparison and write. The service issues strong tags only, so that a weak one
 * is one of its own that a proxy has weakened when it compressed the answer: what is in quotes still names
 * exactly one version, so that it is compared like a strong one. The language makes no difference, and the
 * version alone is a tag as well: that of a list is no tag of its records.
 */
export function matchesPrecondition(ifMatch: string | undefined, record: Readonly<Record<string, unknown>>) {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  const etags = [etagOf(record, JSON.stringify(record)), `"${record.version}"`]
  return tagsOf(ifMatch).some((tag) => etags.includes(strong(tag).replace(LANGUAGE_SUFFIX, '"')))
}

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g

/** Refuses an `If-Match` that is no list of entity tags (RFC 9110, section 8.8.3): it could match nothing. */
export function requireEntityTags(ifMatch: string | undefined): void {
  const rest = ifMatch?.replace(ENTITY_TAG, '').trim() ?? ''
  if (ifMatch?.trim() === '*' || /^[\s,]*$/.test(rest)) return
  const errors = [{ location: 'header', field: '/if-match', rule: 'entityTag' }] as const
  throw new ApiError('invalid_parameter', { errors })
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
