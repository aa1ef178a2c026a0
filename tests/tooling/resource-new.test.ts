import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../scripts/resource/types.ts'
import { readResource } from '../../scripts/sync/resource.ts'

describe('resource:new', () => {
  it.each([
    ['size:enum(small,small)', 'small: is there twice.'],
    ['size:enum(small,small*)', 'small: is there twice.'],
    ['size:enum(small*,large*)', 'small*,large*: only one is the default.'],
    ['count:integer(10..1)', '10..1: the minimum is greater than the maximum.'],
  ])('refuses %s', (field, message) => {
    expect(() => fieldOf(field, 'label')).toThrow(message)
  })

  it('refuses a slug of a field that is missing', () => {
    const [name, slug] = fieldOf('slug:slug(title)', 'label')
    const schema = { type: 'object', description: 'A label.', properties: { [name]: slug } }
    expect(() => readResource({}, 'Label', schema)).toThrow(
      'Label.slug: x-slug-of must name a field: there is no title.',
    )
  })
})
