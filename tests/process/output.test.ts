import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { environmentOf } from '../support/database.ts'
import { useDatabase } from '../support/use-database.ts'

const database = await useDatabase()

it.each([
  ['the usage', ['--help', 'settings']],
  ['secrets', ['secrets']],
  ['an export', ['export', 'products']],
])(
  '%s whose reader has gone exits with 2 and says so in one line',
  { timeout: 60_000 },
  async (_what, args) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...environmentOf(database) }
    const child = spawn(process.execPath, ['scripts/cms.mjs', ...args], { cwd: root, env })
    child.stdout.destroy()
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code, errors: errors.replace(/^Preparing .*\n/gm, '') }).toEqual({
      code: 2,
      errors: 'The output cannot be written: write EPIPE\n',
    })
  },
)
