import { defineResource } from '../kit/resource.ts'

const PUBLISHED = { status: 'published' } as const

export const products = defineResource('Product', {
  search: ['name', 'sku'],
  forReaders: PUBLISHED,
  absent: ({ defaultCurrency }) => ({ currency: defaultCurrency, ...PUBLISHED }),
})
