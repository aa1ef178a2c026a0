/** Keywords that tell people something and clients nothing. */
export const PROSE = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  '$comment',
  'x-codeSamples',
  'x-pattern-name',
])

/** Redocly's names of nodes that are prose throughout. */
export const PROSE_NODES = new Set([
  'Info',
  'Contact',
  'License',
  'Tag',
  'TagList',
  'ExternalDocs',
  'Example',
  'ExamplesMap',
  'XCodeSample',
  'XCodeSampleList',
])

/** Keywords whose direction `redocly diff` judges: where it has no objection, they only allow or promise more. */
export const LABELS: Readonly<Record<string, string>> = {
  type: 'the type',
  format: 'the format',
  pattern: 'the pattern',
  const: 'the only value',
  minimum: 'the least value',
  maximum: 'the greatest value',
  exclusiveMinimum: 'the value that it must exceed',
  exclusiveMaximum: 'the value that it must stay below',
  multipleOf: 'the step',
  minLength: 'the shortest length',
  maxLength: 'the greatest length',
  minItems: 'the least number of items',
  maxItems: 'the greatest number of items',
  uniqueItems: 'the rule that items differ',
  minProperties: 'the least number of fields',
  maxProperties: 'the greatest number of fields',
  additionalProperties: 'the permission for further fields',
}

/** The sanitiser treats what has these formats in its own way, so that to change one changes what is stored. */
export const SANITISED = new Set<unknown>(['html', 'password'])
