import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useApp } from '../support/use-app.ts'
import { pythonPrograms, run } from './tools.ts'

const app = useApp()
let folder: string
let validator: string

beforeAll(async () => {
  validator = join(await pythonPrograms(), 'openapi-spec-validator')
  folder = await mkdtemp(join(tmpdir(), 'judges-'))
})

afterAll(() => rm(folder, { recursive: true }))

it.each(['openapi.json', 'openapi.yaml'])('openapi-spec-validator accepts /%s as served', async (name) => {
  const file = join(folder, name)
  await writeFile(file, await fetch(`${app.origin}/${name}`).then((response) => response.text()))
  expect(await run(validator, [file])).toMatchObject({ code: 0, output: expect.stringContaining('OK') })
})

it('openapi-spec-validator rejects an invalid document', async () => {
  const file = join(folder, 'wrong.yaml')
  await writeFile(file, 'openapi: 3.1.0\ninfo: {title: Wrong}\npaths: {}\n')
  expect((await run(validator, [file])).code).not.toBe(0)
})
