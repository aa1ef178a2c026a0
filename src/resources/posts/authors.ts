import { Prisma } from '../../../generated/prisma/client.ts'
import { defineResource } from '../kit/resource.ts'

export const authors = defineResource('Author', {
  listed: () => [
    Prisma.sql`EXISTS (SELECT FROM posts WHERE posts.author_id = users.id AND posts.status = 'published')`,
  ],
})
