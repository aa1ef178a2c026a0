import type { PrismaClient } from '../../../generated/prisma/client.ts'

/** Whether there is anything to look at yet. */
export async function hasContent(prisma: PrismaClient): Promise<boolean> {
  const product = await prisma.product.findFirst({ select: { id: true } })
  const post = product ?? (await prisma.post.findFirst({ select: { id: true } }))
  return post !== null
}
