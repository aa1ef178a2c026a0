import { describe, expect, it } from 'vitest'
import { resources as generated } from '../../generated/resources.ts'
import { isRecord } from '../../src/base/guards.ts'
import { resources } from '../../src/resources/content.ts'
import { checked } from '../../src/resources/kit/check.ts'
import { createdAt, dataOf } from '../resources/resource.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { described, useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { compileHandlers } from '../tooling/compile-handlers.ts'

const app = useApp()
const editor = app.as('editor')
const later = () => new Date(app.clock.now().getTime() + 3_600_000).toISOString()

/** The records in the examples of responses. */
const examples = documentedOperations.flatMap(({ id, responses }) => {
  const resource = resources.find(({ description }) => description === useOf(id)?.resource)
  if (!resource || resource.description.checks.length === 0) return []
  const shown = responses.flatMap(({ json }) => Object.entries(json?.examples ?? {}))
  return shown.flatMap(([name, example]) =>
    [Object(example).data]
      .flat()
      .filter((data) => isRecord(data) && 'id' in data)
      .map((record) => ({ id, name, resource, record })),
  )
})

describe('the rules over several fields', () => {
  it('are those of the contract', () => {
    const rules = described.flatMap(({ checks }) => checks)
    expect(rules).toContainEqual({ field: 'publishAt', rule: 'future' })
    expect(generated.Product.checks).toEqual([])
  })

  it.each(examples)('are kept by the example $name of $id', ({ resource, record }) => {
    const when = { before: record, now: new Date() }
    expect(checked(resource, record, when).errors).toEqual([])
  })

  it('are all reported at once, with the errors of the merged record', async () => {
    const json = { title: 'News', body: '', status: 'scheduled', publishAt: later() }
    const post = createdAt(app, await app.request('POST', '/api/posts', { ...editor, json }), editor)
    const refused = await post.patch({ publishAt: null })
    expect(outcome(refused)).toBe('422 validation_failed (/publishAt required)')
    expect(outcome(await post.patch({ status: 'archived', publishAt: later() }))).toBe(
      '422 validation_failed (/publishAt scheduledOnly)',
    )
    expect((await post.patch({ title: 'Old', publishAt: later().replace('Z', '+00:00') })).status).toBe(200)
  })

  it('cannot be broken by two concurrent updates that are each valid alone', async () => {
    for (let round = 0; round < 10; round++) {
      const json = { title: 'News', body: '', status: 'scheduled', publishAt: later() }
      const post = createdAt(app, await app.request('POST', '/api/posts', { ...editor, json }), editor)
      const answers = await Promise.all([
        post.patch({ status: 'draft' }, '*'),
        post.patch({ publishAt: new Date(Date.parse(later()) + 1000).toISOString() }, '*'),
      ])
      const [draft, moved] = answers.map(outcome)
      expect(draft).toBe('200')
      expect(['200', '422 validation_failed (/publishAt scheduledOnly)']).toContain(moved)
      expect(dataOf(await post.read())).toMatchObject({ status: 'draft', publishAt: null })
    }
  })
})

describe('a definition', { timeout: 120_000 }, () => {
  const rule = (name: string) => `'${name}': () => true,`
  const all = ['scheduledOnly', 'required.scheduledPost', 'future']
  const actions = `actions: {
    publish: { from: ['draft'], set: { status: 'published' } },
    archive: { from: ['draft'], set: { status: 'archived' } },
  }`
  const define = (name: string, rules: string) => `import { defineResource } from './kit/resource.ts'
export const one = defineResource('${name}'${rules})`

  it('compiles only with exactly the rules that the contract names', () => {
    const checks = (names: string[]) => `check: { ${names.map(rule).join(' ')} }`
    const post = (names: string[]) => define('Post', `, { ${actions}, ${checks(names)} }`)
    const found = compileHandlers({
      right: post(all),
      lacking: post(all.slice(1)),
      further: post([...all, 'soon']),
      none: define('Post', ''),
      other: define('Product', ', { check: { soon: () => true } }'),
      unneeded: define('Product', ''),
    })
    expect(Object.fromEntries(found)).toEqual({
      right: [],
      lacking: [expect.stringContaining("Property 'scheduledOnly' is missing")],
      further: [expect.stringMatching(/'+soon'+ does not exist/)],
      none: [expect.stringContaining('Expected 2 arguments')],
      other: [expect.stringContaining("to type 'undefined'")],
      unneeded: [],
    })
  })
})
