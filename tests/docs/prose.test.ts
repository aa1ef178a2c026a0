import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { useApp } from '../support/use-app.ts'
import { useFolder } from '../support/use-folder.ts'
import { PASSWORD } from '../support/users.ts'
import { codeOf } from './guide.ts'

const app = useApp()
const folder = useFolder()

/** The code blocks of the guide, in order, as this service's page shows them. */
function blocks(language: string): string[] {
  return codeOf(language).map((code) =>
    code
      .replaceAll('http://127.0.0.1:3000', app.origin)
      .replaceAll('the password that was printed', PASSWORD),
  )
}

describe('the guide', () => {
  it('contains commands that work when pasted in order', async () => {
    const commands = blocks('sh').filter((code) => !code.startsWith('npx '))
    expect(commands.length).toBeGreaterThan(5)
    const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', commands.join('\n')], { cwd: folder })
    const answers = stdout.split(/(?<=\})(?=\{"status")/)
    expect(answers.filter((answer) => !answer.startsWith('{"status":"success"'))).toEqual([])
    expect(stdout).toContain('"name":"Enamel mug"')
    expect(stdout).toContain('"price":11.9')
  })
})
