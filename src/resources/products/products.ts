import { defineResource } from '../kit/resource.ts'

const PUBLISHED = { status: 'published' } as const

export const products = defineResource('Product', {
  search: ['name', 'sku', 'description'],
  visibleWhen: PUBLISHED,
  createDefaults: ({ defaultCurrency }) => ({ currency: defaultCurrency, ...PUBLISHED }),
})
