import { hash } from 'node:crypto'
import { languages } from '../../generated/operations.ts'
import { isRecord } from '../base/guards.ts'
import { ApiError } from '../domain/errors.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'

/**
 * A strong validator of the representation (RFC 9110, section 8.8.1). For a single record, it contains the
 * version. The message is not hashed; instead, the language is part of the tag. `json` is `data` as it is
 * sent, without the fields that are made for each response; `made` is their text.
 */
export function etagOf(data: unknown, json: string, language = DEFAULT_LANGUAGE, made?: string): string {
  const digest = hash('sha1', json, 'base64url')
  const madeSuffix = made === undefined ? '' : `~${hash('sha1', made, 'base64url')}`
  const suffix = language === DEFAULT_LANGUAGE ? '' : `.${language}`
  const version = isRecord(data) && typeof data.version === 'number' ? `${data.version}-` : ''
  return `"${version}${digest}${madeSuffix}${suffix}"`
}

/** The tags of `If-Match` or `If-None-Match`, which can include `*`. */
function tagsOf(header: string): string[] {
  return header.split(',').map((tag) => tag.trim())
}

/** Whether `If-None-Match` contains an entity tag, by weak comparison (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = tagsOf(ifNoneMatch).map(strong)
  return tags.includes('*') || tags.includes(etag)
}

const OTHERS = languages.filter((one) => one !== DEFAULT_LANGUAGE)
const MADE_SUFFIX = /~[\w-]+"$/
const LANGUAGE_SUFFIX = new RegExp(`\\.(?:${OTHERS.join('|')})"$`)

/**
 * Whether `If-Match` allows changing a record (RFC 9110, section 13.1.1). Call it with the row locked, so
 * that nothing changes between comparison and write. The service only issues strong tags, so a weak tag is
 * one that a proxy weakened when it compressed the response: its opaque part still identifies one version, so
 * it is compared like a strong tag. The language makes no difference. The version alone is accepted as a tag,
 * too; the tag of a list is not a tag of its records.
 */
export function matchesPrecondition(ifMatch: string | undefined, record: Readonly<Record<string, unknown>>) {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  const etags = [etagOf(record, JSON.stringify(record)), `"${record.version}"`]
  return tagsOf(ifMatch).some((tag) =>
    etags.includes(strong(tag).replace(LANGUAGE_SUFFIX, '"').replace(MADE_SUFFIX, '"')),
  )
}

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g

/**
 * Rejects an `If-Match` that is not a list of entity tags (RFC 9110, section 8.8.3): it could never match.
 */
export function requireEntityTags(ifMatch: string | undefined): void {
  const rest = ifMatch?.replace(ENTITY_TAG, '').trim() ?? ''
  if (ifMatch?.trim() === '*' || /^[\s,]*$/.test(rest)) return
  const errors = [{ location: 'header', field: '/if-match', rule: 'entityTag' }] as const
  throw new ApiError('invalid_parameter', { errors })
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
