import type { FastifyRequest } from 'fastify'
import { isRecord } from '../base/guards.ts'

/** Takes the token of a preview out of the query, which has parameters only from here on. */
export function takePreview({ operation, query }: FastifyRequest): string | undefined {
  if (!isRecord(query) || query.preview === undefined) return undefined
  if (!operation?.security.some(({ scheme }) => scheme === 'previewToken')) return undefined
  const { preview } = query
  delete query.preview
  return String(preview)
}
