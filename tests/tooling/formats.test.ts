import { expect, it } from 'vitest'
import { formats } from '../../scripts/generate/formats.ts'
import { FORMATS } from '../../scripts/redocly-plugin/schemas.ts'

it.each([
  ['https://example.com/a?b=c#d', true],
  ['HTTP://example.com', true],
  ['https://example.com/ü', false],
  ['https://example.com/a b', false],
  ['https://example.com/<b>', false],
  ['https:example.com', false],
  ['javascript:alert(1)', false],
  ['/relative', false],
])('%s is a URI that a page can link to: %s', (text, isLink) => {
  const { uri } = formats
  expect(typeof uri === 'function' && uri(text)).toBe(isLink)
})

it.each([...FORMATS.values()].flat())(
  'the format %s, which the linter accepts, is known to the validator',
  (name) => {
    expect(formats).toHaveProperty([name])
  },
)
