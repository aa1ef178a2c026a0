import { defineResource } from '../kit/resource.ts'

export const tags = defineResource('Tag', { defaults: { sort: 'name' } })
