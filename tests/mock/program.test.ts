import { describe, expect, it } from 'vitest'
import { startProgram } from '../process/program.ts'

const startMock = (...args: string[]) => startProgram({}, ['scripts/cms.mjs', 'mock', ...args])

describe('cms mock', () => {
  it('prints its URL and working commands, needs no database, and exits with 0', async () => {
    const mock = startMock()
    const origin = await mock.origin
    const lines = [
      ...mock.output().matchAll(/curl -i (\S+)(?: -H 'Authorization: (.+?)')?(?: -H 'Prefer: (.+?)')?$/gm),
    ]
    const answers = lines.map(async ([, url = '', authorization = '', prefer = '']) => {
      expect(url).toMatch(origin)
      const { status } = await fetch(url, { headers: { authorization, prefer } })
      return status
    })
    expect(await Promise.all(answers)).toEqual([200, 404, 401])
    expect((await fetch(`${origin}/openapi.yaml`)).status).toBe(200)
    mock.signal('SIGTERM')
    expect(await mock.ended).toBe(0)
    expect(mock.errors()).toBe('')
  })

  it('stops with the npx that started it, whose shell does not forward signals', async () => {
    const mock = startProgram({ npm_command: 'exec' }, ['-c', 'node scripts/cms.mjs mock; exit'], 'sh')
    await mock.origin
    mock.signal('SIGTERM')
    // its output closes when both have exited
    expect(await mock.ended).toBeNull()
  })

  it('names the invalid option', async () => {
    const mock = startMock('--port', 'x')
    expect(await mock.ended).toBe(2)
    expect(mock.errors()).toContain('PORT: must be a whole number')
  })
})
