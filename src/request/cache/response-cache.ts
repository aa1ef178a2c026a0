import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OperationDescription } from '../../../generated/operations.ts'
import type { Settings } from '../../config/settings.ts'
import type { TableVersions } from '../../database/changes/changes.ts'
import { nameOfAccess } from '../../domain/principal.ts'
import { type OriginSettings, originOf } from '../../http/origin.ts'
import { languageOf } from '../../messages/languages.ts'
import type { ApiResponse } from '../response.ts'
import { isForEveryReader } from '../shared-caches.ts'

/** The cache key of a response: requests with the same response have the same key. */
export interface CacheKey {
  readonly operation: OperationDescription
  readonly text: string
  /** The client asks for the current state of the database. */
  readonly mustRead: boolean
}

/** A response, finished or being read, and the version of the tables before it was read. */
interface Versioned<Value> {
  readonly response: Value
  readonly version: number
}

/** Bytes per character of a text with a character beyond Latin-1. */
const BYTES = 2
/** The size of a cached response besides body, link and key: other headers and the entry itself. */
const ENTRY_BYTES = 2_000
const MEBIBYTE = 1_048_576
/** An `If-None-Match` up to this length is always valid; longer ones are left to the validators. */
const FEW_TAGS = { min: 1, max: 200 }

/** A `Cache-Control` that asks for an uncached response (RFC 9111, section 5.2.1). */
const FRESH = /\b(?:no-cache|no-store|max-age=0)\b/i
/** Up to 50 names in the parameter `fields` are valid in any order; others are left to the validators. */
const FIELDS = /(?<=[?&])(fields=)([a-z]+(?:,[a-z]+){0,49})(?=[&#]|$)/gi

type CacheSettings = OriginSettings & Pick<Settings, 'answerMemory'>

/** Undefined if the settings turn the cache off. */
export function createResponseCache(versions: TableVersions, settings: CacheSettings) {
  return settings.answerMemory === 0 ? undefined : new ResponseCache(versions, settings)
}

/**
 * Finished responses of the operations that depend on tables. Each was authorised, sanitised and validated
 * for exactly its key: the operation, the access, the language, the origin and the target. It is valid until
 * one of the tables of its operation changes.
 */
export class ResponseCache {
  readonly #versions: TableVersions
  readonly #settings: CacheSettings
  readonly #responses: LRUCache<string, Versioned<ApiResponse>>
  readonly #inFlight = new Map<string, Versioned<Promise<ApiResponse>>>()

  constructor(versions: TableVersions, settings: CacheSettings) {
    this.#versions = versions
    this.#settings = settings
    this.#responses = new LRUCache<string, Versioned<ApiResponse>>({
      maxSize: settings.answerMemory * MEBIBYTE,
      sizeCalculation: ({ response: { body, headers } }, key) =>
        BYTES * (body.length + (headers.link ?? '').length + key.length) + ENTRY_BYTES,
    })
  }

  /** Undefined if nothing is cached, if the request must be validated, or while changes may be missed. */
  keyOf(request: FastifyRequest): CacheKey | undefined {
    const { operation, operationId, headers, url, principal, denied } = request
    if (!operation?.dependsOn.length || !this.#versions.areKnown()) return undefined
    const tags = headers['if-none-match']?.length ?? FEW_TAGS.min
    if (tags < FEW_TAGS.min || tags > FEW_TAGS.max) return undefined
    const language = languageOf(headers['accept-language'])
    // only the link to the next page contains the origin
    const origin = operation.successHeaders.includes('link') ? originOf(request, this.#settings) : ''
    // the target comes last, because it is the only part that clients can choose freely
    const target = url.replace(FIELDS, (_found, name, fields) => name + normalised(fields))
    const access = principal ? nameOfAccess(principal) : (denied?.code ?? '-')
    // a shared cache may store the response of a publishable key, not that of a secret key with its scopes
    const isShared = isForEveryReader(request) ? 'shared' : ''
    const client = `${access} ${isShared} ${request.currentUser ?? ''}`
    const text = `${operationId} ${client} ${language} ${origin} ${target}`
    return { operation, text, mustRead: FRESH.test(headers['cache-control'] ?? '') }
  }

  /** The response, if it is still up to date. */
  get(key: CacheKey): ApiResponse | undefined {
    return this.#current(key, this.#responses)
  }

  /** Whether the response is being read for another request. */
  isInFlight(key: CacheKey | undefined): boolean {
    return key !== undefined && this.#current(key, this.#inFlight) !== undefined
  }

  /** Reads a response and caches it. One of several concurrent requests with the same key reads for all. */
  async read(key: CacheKey, work: () => Promise<ApiResponse>): Promise<ApiResponse> {
    const { operation, text } = key
    const version = this.#versions.of(operation.dependsOn)
    // it may have been cached while this request waited for its turn
    const known = this.#current(key, this.#responses) ?? this.#current(key, this.#inFlight)
    if (known) return known
    const response = work()
    this.#inFlight.set(text, { response, version })
    try {
      const found = await response
      // the response may or may not include changes made meanwhile
      if (this.#versions.of(operation.dependsOn) === version)
        this.#responses.set(text, { response: found, version })
      return found
    } finally {
      if (this.#inFlight.get(text)?.response === response) this.#inFlight.delete(text)
    }
  }

  use() {
    const { size: entries, calculatedSize: bytes, maxSize: maxBytes } = this.#responses
    return { entries, bytes, maxBytes }
  }

  #current<Value>(
    { operation, text, mustRead }: CacheKey,
    entries: { get(key: string): Versioned<Value> | undefined },
  ): Value | undefined {
    const found = mustRead ? undefined : entries.get(text)
    return found?.version === this.#versions.of(operation.dependsOn) ? found.response : undefined
  }
}

/** Normalises `fields`: neither order nor repetition changes the response. */
function normalised(fields: string): string {
  return [...new Set(fields.split(',')).add('id')].sort().join()
}
