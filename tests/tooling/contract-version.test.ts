import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { versionProblem } from '../../scripts/contract/version.ts'
import { versioned } from '../../scripts/sync/release.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

/** A contract with these operations. */
const contract = (version: string, ...ids: readonly string[]) => `openapi: 3.1.0
info:
  version: ${version}
paths:
${ids
  .map((id) => `  /${id}: {get: {operationId: ${id}, responses: {'200': {description: Done.}}}}\n`)
  .join('')}`

describe('a version', () => {
  it.each([
    ['8.0.0', '8.0.0', undefined, undefined],
    ['8.0.0', '8.1.0', undefined, undefined],
    ['8.0.0', '9.0.0', 'major', undefined],
    ['8.0.0', '8.1.0', 'minor', undefined],
    ['8.9.9', '8.10.0', 'minor', undefined],
    ['8.0.0', '9.0.0', 'minor', undefined],
    ['8.0.0', '8.0.1', 'patch', undefined],
    ['8.0.0', '8.0.0', 'major', 'Clients break: info.version must be at least 9.0.0; it is 8.0.0.'],
    ['8.4.2', '8.5.0', 'major', 'Clients break: info.version must be at least 9.0.0; it is 8.5.0.'],
    ['8.4.2', '8.4.3', 'minor', 'The contract has grown: info.version must be at least 8.5.0; it is 8.4.3.'],
    [
      '8.4.2',
      '8.4.2',
      'patch',
      'The words of the contract have changed: info.version must be at least 8.4.3; it is 8.4.2.',
    ],
    ['8.4.2', '8.3.9', 'patch', '8.3.9 is lower than 8.4.2, which is released.'],
    ['8.4.2', '7.9.9', undefined, '7.9.9 is lower than 8.4.2, which is released.'],
  ] as const)('from %s to %s with a %s change: %s', (released, present, impact, problem) => {
    expect(versionProblem(released, present, impact)).toBe(problem)
  })

  it('is a semantic version', () => {
    expect(() => versionProblem('8.0.0', '8.1', 'minor')).toThrow(
      'info.version must be like 8.1.0; it is 8.1',
    )
  })
})

describe('contract:sync', () => {
  it('asks about what breaks clients until a release has said it', async () => {
    const broken = ['`second` is removed.']
    await writeFile(join(folder, '1.0.0.yaml'), contract('1.0.0', 'first', 'second'))
    expect(await versioned(contract('1.0.0', 'first'), [], folder)).toMatchObject({
      version: '2.0.0',
      breaks: broken,
    })
    await writeFile(join(folder, '2.0.0.yaml'), contract('2.0.0', 'first'))
    const grown = await versioned(contract('2.0.0', 'first', 'third'), [], folder)
    expect(grown).toMatchObject({ version: '2.1.0', breaks: [] })
  })
})
