import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { pipeline } from '../../src/request/pipeline.ts'

const STAGES = 'src/request/stages'
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const names = pipeline.map(({ name }) => name)

describe('the pipeline', () => {
  it('has one stage per file in its folder, exported under the name of the file', async () => {
    const files = readdirSync(join(root, STAGES)).map((file) => file.replace('.ts', ''))
    expect([...names].sort()).toEqual(files.sort())
    for (const stage of pipeline) {
      const exported: object = await import(join(root, STAGES, `${stage.name}.ts`))
      expect(Object.values(exported)).toEqual([stage])
    }
  })

  it('lists its stages in the order in which Fastify runs their hooks', () => {
    const points = 'connection request route onRequest/plugin preValidation operation respond onError onSend'
    const order = [...points.split(' '), 'completed']
    const reached = pipeline.map(({ at }) => order.findIndex((point) => point.split('/').includes(at)))
    expect(reached).toEqual(reached.toSorted((a, b) => a - b))
    expect(reached).not.toContain(-1)
  })

  it('is listed in CONTRIBUTING.md', () => {
    expect([...guide.matchAll(/^\d+\. `([a-z-]+)` \(/gm)].map(([, name]) => name)).toEqual(names)
  })
})

it('CONTRIBUTING.md names files and folders that exist', () => {
  const [, section = ''] = /^## Where things are\n([\s\S]*?)^## /m.exec(guide) ?? []
  const paths = [...section.matchAll(/`((?:src|scripts|tests|generated)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
