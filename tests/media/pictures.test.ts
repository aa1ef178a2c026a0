import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Pictures } from '../../src/images/pictures.ts'
import { recordingLog } from '../support/log.ts'
import { picture } from '../support/pictures.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

function open(): Pictures {
  const pictures = new Pictures(recordingLog('silent', []))
  onTestFinished(() => pictures.close())
  return pictures
}

it.each(['tiff', 'svg'])('decodes no %s, even if it should be taken for another picture', async (format) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const path = join(folder, format)
  await writeFile(path, format === 'svg' ? svg : await sharp(Buffer.from(svg)).tiff().toBuffer())
  await expect(open().inspect(path)).rejects.toThrow('unsupported image format')
})

it('takes a picture at the moment when its process ends after a minute without work', async () => {
  const path = join(folder, 'a.png')
  await writeFile(path, await picture({ seed: 1 }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pictures = open()
  const first = await pictures.inspect(path)
  vi.advanceTimersByTime(60_000)
  expect(await pictures.inspect(path)).toEqual(first)
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
  await expect(pictures.inspect(path)).rejects.toMatchObject({ code: 'unavailable' })
  process.execPath = execPath
  expect(await pictures.inspect(path)).toMatchObject({ width: expect.any(Number) })
})
