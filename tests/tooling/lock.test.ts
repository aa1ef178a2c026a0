import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLock } from '../../scripts/lock.mjs'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

it.each([
  ['by a full disk', ''],
  ['by a process with the number of this one', String(process.pid)],
])('takes the lock of a build that was left %s', async (_how, text) => {
  const file = join(folder, 'lock')
  await writeFile(file, text)
  await utimes(file, new Date(0), new Date(0))
  expect(await withLock(file, () => readFile(file, 'utf8'))).toBe(String(process.pid))
})

it('does the work of one process one after the other', async () => {
  const file = join(folder, 'lock')
  const order: number[] = []
  const work = (number: number) => async () => {
    order.push(number)
    await new Promise((resolve) => setTimeout(resolve, 50))
    order.push(number)
  }
  await Promise.all([withLock(file, work(1)), withLock(file, work(2))])
  expect(order).toEqual(order[0] === 1 ? [1, 1, 2, 2] : [2, 2, 1, 1])
})
