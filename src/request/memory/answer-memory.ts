import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type OperationDescription, type OperationId, operations } from '../../../generated/operations.ts'
import type { Settings } from '../../config/settings.ts'
import type { TableVersions } from '../../database/changes/changes.ts'
import type { MemoryUse } from '../../http/observability/state-metrics.ts'
import { originOf } from '../../http/origin.ts'
import { languageOf } from '../../messages/languages.ts'
import type { Principal } from '../../words/principal.ts'
import type { Answer } from '../response.ts'

/** Where the answer to a request is kept: everybody to whom the answer is the same has the same place. */
export interface Place {
  readonly operation: OperationDescription
  readonly key: string
  /** The client wants to know what the database says now. */
  readonly mustRead: boolean
}

/** Finished answers of the operations that have `x-depends-on`. */
export interface AnswerMemory {
  /**
   * @returns undefined for an operation whose answers are not kept, for a request that must be validated, and
   *   while changes may be missed
   */
  placeOf(id: OperationId, request: FastifyRequest, principal: Principal | undefined): Place | undefined
  /** The answer, if it is what the database would say. */
  recall(place: Place): Answer | undefined
  /** Whether somebody reads the answer now, for all who ask. */
  isBeingRead(place: Place): boolean
  /** Reads an answer and keeps it. Of requests for one place at the same time, one reads for all. */
  read(place: Place, work: () => Promise<Answer>): Promise<Answer>
  use(): MemoryUse
}

interface Kept {
  readonly answer: Answer
  /** Of the tables that it depends on, before it was read. */
  readonly version: number
}

interface Flight {
  readonly answer: Promise<Answer>
  readonly version: number
}

/** Bytes of a character, once one of a text is beyond Latin-1. */
const BYTES = 2
/** Bytes that an answer takes besides body, link and key: other headers and the entry itself. */
const ENTRY_BYTES = 2_000
const MEBIBYTE = 1_048_576
/** Characters of an `If-None-Match` that is right whatever it says; others are for the validators. */
const FEW_TAGS = { min: 1, max: 200 }

/**
 * What is kept was authorised, sanitised and validated for its very key: the operation, the role or the
 * scopes, the language, the origin and the target. It is good while none of the tables of its operation has
 * changed.
 */
export function createAnswerMemory(versions: TableVersions, settings: Settings): AnswerMemory | undefined {
  const { answerMemory } = settings
  if (answerMemory === 0) return undefined
  const kept = new LRUCache<string, Kept>({
    maxSize: answerMemory * MEBIBYTE,
    sizeCalculation: ({ answer: { body, headers } }, key) =>
      BYTES * (body.length + (headers.link ?? '').length + key.length) + ENTRY_BYTES,
  })
  const flights = new Map<string, Flight>()

  function flightTo({ operation, key, mustRead }: Place): Flight | undefined {
    const flight = mustRead ? undefined : flights.get(key)
    return flight?.version === versions.of(operation.dependsOn) ? flight : undefined
  }

  function recall({ operation, key, mustRead }: Place): Answer | undefined {
    const found = mustRead ? undefined : kept.get(key)
    return found?.version === versions.of(operation.dependsOn) ? found.answer : undefined
  }

  return {
    recall,

    use: () => ({ entries: kept.size, bytes: kept.calculatedSize, maxBytes: answerMemory * MEBIBYTE }),

    placeOf(id, request, principal) {
      const operation: OperationDescription = operations[id]
      if (operation.dependsOn.length === 0 || !versions.areKnown()) return undefined
      const { headers, url } = request
      if (!isShort(headers['if-none-match'])) return undefined
      const language = languageOf(headers['accept-language'])
      // `url` last: it is the one part that a client writes freely
      const key = `${id} ${accessOf(principal)} ${language} ${originOf(request, settings)} ${url}`
      return { operation, key, mustRead: wantsFresh(headers['cache-control']) }
    },

    isBeingRead: (place) => flightTo(place) !== undefined,

    async read(place, work) {
      const { operation, key } = place
      const version = versions.of(operation.dependsOn)
      // it may have come while this request waited for its turn
      const known = recall(place) ?? flightTo(place)?.answer
      if (known) return known
      const answer = work()
      flights.set(key, { answer, version })
      try {
        const found = await answer
        // what changed meanwhile may be in the answer or not
        if (versions.of(operation.dependsOn) === version) kept.set(key, { answer: found, version })
        return found
      } finally {
        if (flights.get(key)?.answer === answer) flights.delete(key)
      }
    },
  }
}

/** Who gets the same answer: all of one role, all keys with the same scopes. */
function accessOf(principal: Principal | undefined): string {
  if (!principal) return '-'
  return principal.kind === 'user' ? principal.role : principal.scopes.join()
}

function isShort(tags: string | undefined): boolean {
  return tags === undefined || (tags.length >= FEW_TAGS.min && tags.length <= FEW_TAGS.max)
}

/** Whether the request asks for an answer that is not stored (RFC 9111, section 5.2.1). */
function wantsFresh(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /\b(?:no-cache|no-store|max-age=0)\b/i.test(cacheControl)
}
