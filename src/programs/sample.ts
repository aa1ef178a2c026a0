import { parseArgs } from 'node:util'
import { OperatorError } from '../config/operator-error.ts'
import { readSettings } from '../config/settings.ts'
import { openService } from '../service.ts'
import { farewell } from './greeting.ts'
import { CMS, type Program, readEnvironment, warningsLog } from './program.ts'
import { hasContent } from './sample/content.ts'
import { type FilledPerson, fillWithSample } from './sample/fill.ts'
import { POSTS } from './sample/posts.ts'
import { PRODUCTS } from './sample/products.ts'

const USAGE = `Fills a database that has no products and posts yet, to try the API with: a small catalogue,
posts in several languages, and people of all roles.

  cms sample

The database is that of the settings; what is in it stays. The passwords of the people are printed, once. The
embedded database belongs to one process: stop the server first.
`

export const program: Program = { usage: USAGE, run }

async function run(args: string[]): Promise<undefined> {
  parseArgs({ args })
  // a limit is for clients; nobody else is to be counted with
  const settings = { ...readSettings(readEnvironment()), rateLimit: false, redisUrl: undefined }
  const service = await openService(settings, warningsLog())
  try {
    process.stdout.write(farewell(service.createdAdmin))
    if (await hasContent(service.context.database.prisma))
      throw new OperatorError('The database has products or posts already: the sample is for an empty one.')
    process.stdout.write(report(await fillWithSample(service.app, service.context)))
  } finally {
    await service.close()
  }
}

function report(people: readonly FilledPerson[]): string {
  const lines = people.map(
    ({ username, role, password }) => `  ${username.padEnd(8)}${role.padEnd(8)}${password}`,
  )
  const counts = `${PRODUCTS.length} products and ${POSTS.length} posts are there. These people can sign in:`
  return `\n${[counts, ...lines].join('\n')}\n\nStart the service: ${CMS} start\n\n`
}
