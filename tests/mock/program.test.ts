import { describe, expect, it } from 'vitest'
import { startProgram } from '../process/program.ts'

const startMock = (...args: string[]) => startProgram({}, ['scripts/run.mjs', 'mock', ...args])

describe('npm run mock', () => {
  it('prints where it is and lines that work, needs no database, and ends well', async () => {
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
    expect([await mock.ended, mock.errors()]).toEqual([0, ''])
  })

  it('tells how it is used, and what is wrong with how it was', async () => {
    const [help, wrong, port] = [startMock('--help'), startMock('--prot', '1'), startMock('--port', 'x')]
    for (const program of [help, wrong, port]) program.origin.catch(() => {})
    expect([await help.ended, await wrong.ended, await port.ended]).toEqual([0, 1, 1])
    expect(help.output()).toContain('Prefer: status=404')
    expect(wrong.errors()).toMatch(/--prot[\s\S]+npm run mock/)
    expect(port.errors()).toContain('PORT: must be a whole number')
  })
})
