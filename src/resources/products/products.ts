import { defineResource } from '../kit/resource.ts'

export const products = defineResource('Product', { search: ['name', 'sku'] })
