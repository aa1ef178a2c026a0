import { Prisma } from '../../../generated/prisma/client.ts'
import { defineResource } from '../kit/resource.ts'

export const authors = defineResource('Author', {
  listed: () => [Prisma.sql`users.id IN (SELECT id FROM published_authors)`],
})
