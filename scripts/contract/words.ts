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
])
