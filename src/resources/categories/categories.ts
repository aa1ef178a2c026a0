import { defineResource } from '../kit/resource.ts'
import { slugOf } from '../kit/slug.ts'

export const categories = defineResource('Category', {
  search: ['name', 'slug'],
  generated: slugOf('slug', 'name', 'category'),
})
