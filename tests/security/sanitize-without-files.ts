import { closeSync, openSync } from 'node:fs'
import { isUnavailable } from '../../src/database/errors.ts'
import { ApiError } from '../../src/domain/errors.ts'
import { sanitizeRequestValue } from '../../src/sanitize/sanitize.ts'

// Sanitises a text while no file can be opened, and once more after. Started by `sanitize-thread.test.ts`.

const PLAN = { properties: { body: 'html' } } as const

async function sanitize(): Promise<unknown> {
  try {
    return await sanitizeRequestValue({ body: '<p onclick="x()">One</p>' }, PLAN)
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error)
  }
}

const files: number[] = []
let isForNow = false
try {
  for (;;) files.push(openSync('/dev/null', 'r'))
} catch (error) {
  isForNow = isUnavailable(error)
}
const refused = await sanitize()
for (const file of files) closeSync(file)
process.stdout.write(JSON.stringify([isForNow, refused, await sanitize()]))
