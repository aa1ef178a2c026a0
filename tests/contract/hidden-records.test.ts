import { describe, expect, it } from 'vitest'
import { resources } from '../../src/resources/content.ts'
import { documentedOperation } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { described } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'

const app = useApp()

/** What readers do not see of resources that anybody can read. */
const hidden = resources.flatMap(({ description: { name, operations: uses }, rules }) => {
  const { create, list } = uses
  const [[field, shown] = []] = Object.entries(rules.visibleWhen ?? {})
  if (!field || !create || !list || !documentedOperation(list).isPublic) return []
  const values: unknown[] = Object(documentedOperation(create).body?.schema.properties)[field].enum
  const of = { [field]: values.find((value) => value !== shown) }
  return { name, create, list, of, below: described.filter(({ parent }) => parent?.to === name) }
})

describe.each(hidden)('what is hidden of $name', ({ create, list, of, below }) => {
  const [[field, value] = []] = Object.entries(of)
  const listed = `${documentedOperation(list).path}?${field}=${value}`

  /** The path of a hidden record, and those of what is below it. */
  async function hide(): Promise<string[]> {
    const good = await goodRequest(app, documentedOperation(create))
    const made = await send(app, good, { json: { ...Object(good.options.json), ...of } })
    expect(outcome(made)).toBe('201')
    const at = String(made.headers.location)
    const paths = [at]
    for (const { operations: uses } of below) {
      if (!uses.list || !uses.create) continue
      const path = documentedOperation(uses.list).path.replace(/\{\w+\}/, at.split('/').at(-1) ?? '')
      const one = await goodRequest(app, documentedOperation(uses.create))
      const { headers } = await send(app, { ...one, path })
      paths.push(path, String(headers.location))
    }
    return paths
  }

  it('is refused to an invalid credential, with its code', async () => {
    const paths = [listed, ...(await hide())]
    const { token } = await app.signIn(app.users.editor.id)
    app.clock.advance(app.settings.accessTokenTtl + 1)
    for (const path of paths) {
      expect(outcome(await app.request('GET', path, { token }))).toBe('401 token_expired')
      expect(outcome(await app.request('GET', path, { token: 'nonsense' }))).toBe('401 token_invalid')
      expect(outcome(await app.request('GET', path, { apiKey: 'nonsense' }))).toBe('401 api_key_invalid')
    }
    app.clock.advance(-app.settings.accessTokenTtl - 1)
  })

  it('is listed for those who may write, and refused to others', async () => {
    const { key } = await app.issueKey({ scopes: ['posts:read'] })
    expect(outcome(await app.request('GET', listed))).toBe('401 authentication_required')
    expect(outcome(await app.request('GET', listed, app.as('viewer')))).toBe('403 permission_denied')
    expect(outcome(await app.request('GET', listed, { apiKey: key }))).toBe('403 insufficient_scope')
    expect(outcome(await app.request('GET', listed, app.as('editor')))).toBe('200')
  })
})
