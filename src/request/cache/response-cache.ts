import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OperationDescription } from '../../../generated/operations.ts'
import type { Settings } from '../../config/settings.ts'
import type { TableVersions } from '../../database/changes/changes.ts'
import { originOf } from '../../http/origin.ts'
import { languageOf } from '../../messages/languages.ts'
import { nameOfAccess } from '../../words/principal.ts'
import type { ApiResponse } from '../response.ts'

/** What the response to a request is cached under: requests with the same response have the same key. */
export interface CacheKey {
  readonly operation: OperationDescription
  readonly text: string
  /** The client wants to know what the database says now. */
  readonly mustRead: boolean
}

/** A response, or one that is being read, and the version of the tables before it was read. */
interface Versioned<Value> {
  readonly response: Value
  readonly version: number
}

/** Bytes of a character, once one of a text is beyond Latin-1. */
const BYTES = 2
/** Bytes that a response takes besides body, link and key: other headers and the entry itself. */
const ENTRY_BYTES = 2_000
const MEBIBYTE = 1_048_576
/** Characters of an `If-None-Match` that is right whatever it says; others are for the validators. */
const FEW_TAGS = { min: 1, max: 200 }

/** A `Cache-Control` that asks for a response that is not stored (RFC 9111, section 5.2.1). */
const FRESH = /\b(?:no-cache|no-store|max-age=0)\b/i
/** Names in the parameter `fields`, as many as are right in any order: others are for the validators. */
const FIELDS = /(?<=[?&])(fields=)([a-z]+(?:,[a-z]+){0,49})(?=[&#]|$)/gi

export type ResponseCache = NonNullable<ReturnType<typeof createResponseCache>>

/**
 * Finished responses of the operations that depend on tables. What is cached was authorised, sanitised and
 * validated for its very key: the operation, the access, the language, the origin and the target.
 * It is valid while none of the tables of its operation has changed.
 */
export function createResponseCache(versions: TableVersions, settings: Settings) {
  const maxBytes = settings.answerMemory * MEBIBYTE
  if (maxBytes === 0) return undefined
  const responses = new LRUCache<string, Versioned<ApiResponse>>({
    maxSize: maxBytes,
    sizeCalculation: ({ response: { body, headers } }, key) =>
      BYTES * (body.length + (headers.link ?? '').length + key.length) + ENTRY_BYTES,
  })
  const inFlight = new Map<string, Versioned<Promise<ApiResponse>>>()

  function current<Value>(
    { operation, text, mustRead }: CacheKey,
    entries: { get(key: string): Versioned<Value> | undefined },
  ): Value | undefined {
    const found = mustRead ? undefined : entries.get(text)
    return found?.version === versions.of(operation.dependsOn) ? found.response : undefined
  }

  return {
    /** Undefined where nothing is cached or a request must be validated, and while changes may be missed. */
    keyOf(request: FastifyRequest): CacheKey | undefined {
      const { operation, operationId, headers, url, principal, denied } = request
      if (!operation?.dependsOn.length || !versions.areKnown()) return undefined
      const tags = headers['if-none-match']?.length ?? FEW_TAGS.min
      if (tags < FEW_TAGS.min || tags > FEW_TAGS.max) return undefined
      const language = languageOf(headers['accept-language'])
      // only the address of the next page has an origin
      const origin = operation.successHeaders.includes('link') ? originOf(request, settings) : ''
      // the target last: it is the one part that a client writes freely
      const target = url.replace(FIELDS, (_found, name, fields) => name + normalised(fields))
      const access = principal ? nameOfAccess(principal) : (denied?.code ?? '-')
      const text = `${operationId} ${access} ${request.currentUser ?? ''} ${language} ${origin} ${target}`
      return { operation, text, mustRead: FRESH.test(headers['cache-control'] ?? '') }
    },

    /** The response, if it is what the database would say. */
    get: (key: CacheKey) => current(key, responses),

    /** Whether the response is being read for another request. */
    isInFlight: (key: CacheKey | undefined) => key !== undefined && current(key, inFlight) !== undefined,

    /** Reads a response and caches it. Of requests with one key at the same time, one reads for all. */
    async read(key: CacheKey, work: () => Promise<ApiResponse>): Promise<ApiResponse> {
      const { operation, text } = key
      const version = versions.of(operation.dependsOn)
      // it may have come while this request waited for its turn
      const known = current(key, responses) ?? current(key, inFlight)
      if (known) return known
      const response = work()
      inFlight.set(text, { response, version })
      try {
        const found = await response
        // what changed meanwhile may be in the response or not
        if (versions.of(operation.dependsOn) === version) responses.set(text, { response: found, version })
        return found
      } finally {
        if (inFlight.get(text)?.response === response) inFlight.delete(text)
      }
    },

    use: () => ({ entries: responses.size, bytes: responses.calculatedSize, maxBytes }),
  }
}

/** The same for the same fields: neither their order nor how often one is named makes another response. */
function normalised(fields: string): string {
  return [...new Set(fields.split(',')).add('id')].sort().join()
}
