import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OperationDescription } from '../../../generated/operations.ts'
import type { Settings } from '../../config/settings.ts'
import type { TableVersions } from '../../database/changes/changes.ts'
import { originOf } from '../../http/origin.ts'
import { languageOf } from '../../messages/languages.ts'
import { nameOfAccess } from '../../words/principal.ts'
import type { Answer } from '../response.ts'

/** Where the answer to a request is kept: requests with the same answer have the same place. */
export interface Place {
  readonly operation: OperationDescription
  readonly key: string
  /** The client wants to know what the database says now. */
  readonly mustRead: boolean
}

/** An answer, or one that is being read, and the version of the tables before it was read. */
interface Versioned<Value> {
  readonly answer: Value
  readonly version: number
}

/** Bytes of a character, once one of a text is beyond Latin-1. */
const BYTES = 2
/** Bytes that an answer takes besides body, link and key: other headers and the entry itself. */
const ENTRY_BYTES = 2_000
const MEBIBYTE = 1_048_576
/** Characters of an `If-None-Match` that is right whatever it says; others are for the validators. */
const FEW_TAGS = { min: 1, max: 200 }

/** A `Cache-Control` that asks for an answer that is not stored (RFC 9111, section 5.2.1). */
const FRESH = /\b(?:no-cache|no-store|max-age=0)\b/i
/** Names in the parameter `fields`, as many as are right in any order: others are for the validators. */
const FIELDS = /(?<=[?&])(fields=)([a-z]+(?:,[a-z]+){0,49})(?=[&#]|$)/gi

export type AnswerMemory = NonNullable<ReturnType<typeof createAnswerMemory>>

/**
 * Finished answers of the operations that depend on tables. What is kept was authorised, sanitised and
 * validated for its very key: the operation, the access, the language, the origin and the target.
 * It is valid while none of the tables of its operation has changed.
 */
export function createAnswerMemory(versions: TableVersions, settings: Settings) {
  const maxBytes = settings.answerMemory * MEBIBYTE
  if (maxBytes === 0) return undefined
  const kept = new LRUCache<string, Versioned<Answer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer: { body, headers } }, key) =>
      BYTES * (body.length + (headers.link ?? '').length + key.length) + ENTRY_BYTES,
  })
  const underWay = new Map<string, Versioned<Promise<Answer>>>()

  function current<Value>(
    { operation, key, mustRead }: Place,
    known: { get(key: string): Versioned<Value> | undefined },
  ): Value | undefined {
    const found = mustRead ? undefined : known.get(key)
    return found?.version === versions.of(operation.dependsOn) ? found.answer : undefined
  }

  return {
    /** Undefined where no answer is kept or a request must be validated, and while changes may be missed. */
    placeOf(request: FastifyRequest): Place | undefined {
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
      const key = `${operationId} ${access} ${request.currentUser ?? ''} ${language} ${origin} ${target}`
      return { operation, key, mustRead: FRESH.test(headers['cache-control'] ?? '') }
    },

    /** The answer, if it is what the database would say. */
    recall: (place: Place) => current(place, kept),

    /** Whether the answer is being read for another request. */
    isBeingRead: (place: Place) => current(place, underWay) !== undefined,

    /** Reads an answer and keeps it. Of requests for one place at the same time, one reads for all. */
    async read(place: Place, work: () => Promise<Answer>): Promise<Answer> {
      const { operation, key } = place
      const version = versions.of(operation.dependsOn)
      // it may have come while this request waited for its turn
      const known = current(place, kept) ?? current(place, underWay)
      if (known) return known
      const answer = work()
      underWay.set(key, { answer, version })
      try {
        const found = await answer
        // what changed meanwhile may be in the answer or not
        if (versions.of(operation.dependsOn) === version) kept.set(key, { answer: found, version })
        return found
      } finally {
        if (underWay.get(key)?.answer === answer) underWay.delete(key)
      }
    },

    use: () => ({ entries: kept.size, bytes: kept.calculatedSize, maxBytes }),
  }
}

/** The same for the same fields: neither their order nor how often one is named makes another answer. */
function normalised(fields: string): string {
  return [...new Set(fields.split(',')).add('id')].sort().join()
}
