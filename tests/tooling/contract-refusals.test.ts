import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { contractOf } from '../../scripts/contract/gate.ts'
import { comparePolicies } from '../../scripts/contract/policy.ts'
import { root } from '../../src/core/root.ts'
import { set } from '../docs/contract-edits.ts'

const source = readFileSync(join(root, 'openapi.yaml'), 'utf8')

it('an error code that an operation gains or loses is told, and breaks nobody', () => {
  const document = parseDocument(source)
  set('components responses ScopeMissing x-error-codes', ['permission_denied', 'insufficient_scope'])(
    document,
  )
  set('paths /api/posts get responses 403', { $ref: '#/components/responses/RoleTooLow' })(document)
  const [base, revision] = [contractOf(source), contractOf(String(document))]
  expect(comparePolicies({ base, revision, today: new Date() })).toEqual([
    {
      impact: 'minor',
      group: 'Removed',
      text: 'The 403 response of `listPosts` no longer has the code `insufficient_scope`.',
    },
    {
      impact: 'minor',
      group: 'Added',
      text: 'The 403 response of `getPost` can have the code `permission_denied`.',
    },
  ])
})
