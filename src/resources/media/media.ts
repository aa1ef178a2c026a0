import { Prisma } from '../../../generated/prisma/client.ts'
import { bodyError } from '../../domain/errors.ts'
import { originalLink } from '../../request/files/addresses.ts'
import { defineResource } from '../kit/resource.ts'
import { nameOf, shownAs, storeContent, storedContent } from './content.ts'
import { isUsedFor, refuseUsed } from './uses.ts'

export const media = defineResource('Media', {
  search: ['filename', 'altText', 'caption', 'credit'],
  owner: 'createdBy',
  // others show it as a picture, and its content stays of its kind
  referableWhen: { kind: 'image' },
  listWhere({ query: { unused }, principal }) {
    if (unused === undefined) return []
    const isUsed = isUsedFor(principal)
    return [unused ? Prisma.sql`NOT ${isUsed}` : isUsed]
  },
  madeForWriters: {
    fields: ['originalUrl'],
    of: ['sha256'],
    make: ({ sha256 }, { media: { linkKey }, now }) => ({ originalUrl: originalLink(linkKey, sha256, now) }),
  },
  async beforeCreate(request) {
    const { principal } = request
    const content = await storeContent(request)
    return { ...content, createdById: principal.kind === 'user' ? principal.userId : null }
  },
  async beforeUpdate(request) {
    const { body, upload, refuse } = request
    const { focalPoint, filename } = body
    const named = filename === undefined ? {} : { filename: nameOf(filename) }
    const content = await storedContent(upload)
    return ({ kind, sha256, image }) => {
      if (content && content.kind !== kind)
        refuse('validation_failed', { errors: [bodyError('file', 'sameKind')] })
      if (content) return content
      if (focalPoint === undefined) return named
      if (!image) return refuse('validation_failed', { errors: [bodyError('focalPoint', 'picture')] })
      const changed = { ...image, focalPoint }
      return { ...named, image: changed, ...shownAs(sha256, changed) }
    }
  },
  inTransaction: {
    beforeDelete: ({ refuse }, before, tx) => refuseUsed(tx, before, refuse),
  },
})
