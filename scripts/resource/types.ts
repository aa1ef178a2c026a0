import { type ResourceDescription, resources } from '../../generated/resources.ts'
import type { Schema } from '../generate/schemas.ts'

/** What a list does with a field. */
export type Use = 'search' | 'sort' | 'filter'

/** A type of a field: what the contract and the Prisma schema call it. */
export interface FieldType {
  /** What stands in brackets behind it. */
  readonly takes?: 'length' | 'values'
  /** For descriptions. */
  readonly words: string
  readonly uses: readonly Use[]
  readonly schema: (argument: string) => Schema
  readonly prisma: (argument: string) => string
  /** A value, and another one, for examples and tests. */
  readonly samples: (argument: string) => readonly [unknown, unknown]
}

/** The greatest amount of `DECIMAL(14, 4)`. */
const AMOUNT = 9_999_999_999.9999
/** The name of the pattern of such an amount as a text. */
export const SIGNED = 'signedDecimal'
const INT32 = 2_147_483_647

export const ID = { type: 'integer', format: 'int32', minimum: 1, maximum: INT32 }

export const TYPES: Readonly<Record<string, FieldType>> = {
  string: {
    takes: 'length',
    words: 'plain text',
    uses: ['search', 'sort'],
    schema: (length) => ({ type: 'string', minLength: 1, maxLength: Number(length || 255) }),
    prisma: (length) => `String @db.VarChar(${length || 255})`,
    samples: () => ['A', 'B'],
  },
  text: {
    words: 'plain text of any length that fits',
    uses: ['search'],
    schema: () => ({ type: 'string', maxLength: 20_000 }),
    prisma: () => 'String',
    samples: () => ['Some words.', 'Other words.'],
  },
  html: {
    words: 'rich text, as safe HTML',
    uses: ['search'],
    schema: () => ({ type: 'string', format: 'html', maxLength: 20_000 }),
    prisma: () => 'String',
    samples: () => ['<p>Some words.</p>', '<p>Other words.</p>'],
  },
  integer: {
    words: 'a whole number',
    uses: ['sort', 'filter'],
    schema: () => ({ type: 'integer', format: 'int32', minimum: -INT32 - 1, maximum: INT32 }),
    prisma: () => 'Int',
    samples: () => [3, 4],
  },
  decimal: {
    words: 'a number with at most four decimals, in a request also as a string (`"1.5"`)',
    uses: ['sort'],
    schema: () => ({
      type: 'number',
      format: 'double',
      minimum: -AMOUNT,
      maximum: AMOUNT,
      'x-max-decimals': 4,
      'x-numeric-string': '^-?\\d{1,10}(\\.\\d{1,4})?$',
      'x-pattern-name': SIGNED,
    }),
    prisma: () => 'Decimal @db.Decimal(14, 4)',
    samples: () => [1.5, 2.25],
  },
  boolean: {
    words: 'true or false',
    uses: ['filter'],
    schema: () => ({ type: 'boolean' }),
    prisma: () => 'Boolean',
    samples: () => [true, false],
  },
  'date-time': {
    words: 'a moment (RFC 3339)',
    uses: ['sort'],
    schema: () => ({ type: 'string', format: 'date-time', maxLength: 40 }),
    prisma: () => 'DateTime @db.Timestamptz(3)',
    samples: () => ['2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z'],
  },
  enum: {
    takes: 'values',
    words: 'one of a few values',
    uses: ['filter'],
    schema: (values) => ({ type: 'string', enum: values.split(',') }),
    prisma: () => 'enum',
    samples: (values) => [values.split(',')[0], values.split(',').at(-1)],
  },
  'string[]': {
    words: 'words, each once',
    uses: [],
    schema: () => ({
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 50 },
    }),
    prisma: () => 'String[]',
    samples: () => [['a'], ['b', 'c']],
  },
  // who created the record: set by the service
  User: {
    words: '',
    uses: [],
    schema: () => ({ $ref: '#/components/schemas/Author' }),
    prisma: () => 'User',
    samples: () => [undefined, undefined],
  },
}

/** A field that has the id of a record of another resource, which is the type of the field. */
export const REFERENCE: FieldType = {
  words: 'by its `id`',
  uses: ['filter'],
  schema: () => ID,
  prisma: () => 'Int',
  samples: () => [1, 1],
}

/** The resources that a field can refer to: their records are created and deleted, and have numbers. */
export const REFERABLE = Object.entries<ResourceDescription>(resources)
  .filter(([name, { hasVersion, fields }]) => hasVersion && fields.id?.wire === 'integer' && name !== 'User')
  .map(([name]) => name)
