import { expect, it } from 'vitest'
import { nounOf, plural, withArticle } from '../../scripts/complete/words.ts'

it.each([
  ['a user', 'users'],
  ['a unit', 'units'],
  ['a URL', 'URLs'],
  ['an upload', 'uploads'],
  ['an urgent task', 'urgent tasks'],
  ['an API key', 'API keys'],
  ['an audit entry', 'audit entries'],
  ['an hour', 'hours'],
  ['a quiz', 'quizzes'],
  ['a child', 'children'],
])('writes %s and %s', (one, several) => {
  const noun = one.replace(/^an? /, '')
  expect([withArticle(noun), plural(noun)]).toEqual([one, several])
})

it.each([
  ['AuditEntry', 'audit entry'],
  ['ApiKey', 'API key'],
  ['Faq', 'FAQ'],
  ['homeURL', 'home URL'],
  ['isXRay', 'is x ray'],
])('writes %s as %s', (name, noun) => {
  expect(nounOf(name)).toBe(noun)
})
