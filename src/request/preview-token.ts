import type { FastifyRequest } from 'fastify'
import { isRecord } from '../base/guards.ts'

/** Removes the preview token from the query, so that only documented parameters remain. */
export function takePreview({ operation, query }: FastifyRequest): string | undefined {
  if (!isRecord(query) || query.preview === undefined) return undefined
  if (!operation?.security.some(({ scheme }) => scheme === 'previewToken')) return undefined
  const { preview } = query
  delete query.preview
  return String(preview)
}
