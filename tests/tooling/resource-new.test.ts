import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../scripts/resource/types.ts'

describe('resource:new', () => {
  it.each([
    ['size:enum(small,small)', 'small: is there twice.'],
    ['size:enum(small,small*)', 'small: is there twice.'],
    ['size:enum(small*,large*)', 'small*,large*: only one is the default.'],
    ['count:integer(10..1)', '10..1: the minimum is greater than the maximum.'],
  ])('refuses %s', (field, message) => {
    expect(() => fieldOf(field, 'label')).toThrow(message)
  })
})
