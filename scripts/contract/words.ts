import { WRITTEN_BY_AUTHORS } from '../generate/extensions.ts'

/** Keywords that tell people something and clients nothing. */
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
