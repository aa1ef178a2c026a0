import type { Settings } from '../../config/settings.ts'
import { openService } from '../../service.ts'
import { farewell } from '../greeting.ts'
import { warningsLog } from '../program.ts'
import { hasContent } from './content.ts'
import { fillWithSample } from './fill.ts'
import { POSTS } from './posts.ts'
import { PRODUCTS } from './products.ts'

/**
 * Fills the database of the settings and tells who can sign in, unless it has products or posts.
 *
 * @returns whether it was filled
 */
export async function fillDatabase(settings: Settings): Promise<boolean> {
  // a limit is for clients; nobody else is to be counted with
  const service = await openService({ ...settings, rateLimit: false, redisUrl: undefined }, warningsLog())
  try {
    process.stdout.write(farewell(service.createdAdmin))
    if (await hasContent(service.context.database.prisma)) return false
    const counts = `${PRODUCTS.length} products, ${POSTS.length} posts`
    process.stdout.write(`Adding ${counts} and their authors: usually 10 seconds.\n`)
    const people = await fillWithSample(service.app, service.context)
    const lines = people.map(
      ({ username, role, password }) => `  ${username.padEnd(8)}${role.padEnd(8)}${password}`,
    )
    process.stdout.write(`\n${[`${counts}. These people can sign in:`, ...lines].join('\n')}\n\n`)
    return true
  } finally {
    await service.close()
  }
}
