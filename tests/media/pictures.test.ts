import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Pictures } from '../../src/images/pictures.ts'
import { type LogLine, recordingLog } from '../support/log.ts'
import { picture } from '../support/pictures.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

function open(log = recordingLog('silent', [])): Pictures {
  const pictures = new Pictures(log)
  onTestFinished(() => pictures.close())
  return pictures
}

it.each(['tiff', 'svg'])('decodes no %s, even if it should be taken for another picture', async (format) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const path = join(folder, format)
  await writeFile(path, format === 'svg' ? svg : await sharp(Buffer.from(svg)).tiff().toBuffer())
  await expect(open().inspect(path, 'user:1')).rejects.toThrow('unsupported image format')
})

it('takes a picture at the moment when its process ends after a minute without work', async () => {
  const path = join(folder, 'a.png')
  await writeFile(path, await picture({ seed: 1 }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pictures = open()
  const first = await pictures.inspect(path, 'user:1')
  vi.advanceTimersByTime(60_000)
  expect(await pictures.inspect(path, 'user:1')).toEqual(first)
})

it('takes the picture of another client before the waiting ones of a client with many', async () => {
  const path = join(folder, 'c.png')
  await writeFile(path, await picture({ seed: 3 }))
  const pictures = open()
  const done: string[] = []
  const inspect = (client: string) => pictures.inspect(path, client).then(() => done.push(client))
  await Promise.all([...Array.from({ length: 5 }, () => inspect('user:1')), inspect('user:2')])
  expect(done.indexOf('user:2')).toBeLessThanOrEqual(1)
})

it('refuses the pictures of a client that has too many at once', async () => {
  const path = join(folder, 'd.png')
  await writeFile(path, await picture({ seed: 4 }))
  const pictures = open()
  const inspect = (client: string) =>
    pictures.inspect(path, client).then(
      () => 'done',
      (error: unknown) => Object(error).code,
    )
  const outcomes = await Promise.all(Array.from({ length: 34 }, () => inspect('user:1')))
  expect(outcomes.filter((one) => one !== 'done')).toEqual(['rate_limited'])
})

it('refuses a picture whose process cannot be started, and takes the next one', async () => {
  const path = join(folder, 'b.png')
  await writeFile(path, await picture({ seed: 2 }))
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = join(folder, 'missing')
  const pictures = open()
  await expect(pictures.inspect(path, 'user:1')).rejects.toMatchObject({ code: 'unavailable' })
  process.execPath = execPath
  expect(await pictures.inspect(path, 'user:1')).toMatchObject({ width: expect.any(Number) })
})

it.runIf(process.platform === 'linux')('loses the process, not the service, if memory runs out', async () => {
  const path = join(folder, 'e.png')
  await writeFile(path, await picture({ seed: 5 }))
  const lines: LogLine[] = []
  const pictures = open(recordingLog('error', lines))
  const first = await pictures.inspect(path, 'user:1')
  const started = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  const pid = Number(started.trim().split(' ').at(-1))
  expect(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n')
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() =>
    expect(lines).toMatchObject([{ signal: 'SIGKILL', msg: 'the process of pictures has died' }]),
  )
  expect(await pictures.inspect(path, 'user:1')).toEqual(first)
})
