import { WRITTEN_BY_AUTHORS } from '../generate/extensions.ts'

/** Keywords for people, which clients do not use. */
export const PROSE = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  '$comment',
  'bearerFormat',
  'x-codeSamples',
  'x-enum-descriptions',
  'x-settings',
  'x-pattern-name',
  ...WRITTEN_BY_AUTHORS.filter((keyword) => keyword !== 'readOnly'),
])
