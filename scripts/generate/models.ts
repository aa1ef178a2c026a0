import type { getDMMF } from '@prisma/get-dmmf'

type Datamodel = Extract<Awaited<ReturnType<typeof getDMMF>>, { datamodel: unknown }>['datamodel']

/** A column of a table, from the Prisma schema. */
export interface Column {
  /** The name in the model. */
  readonly name: string
  /** The name in the table. */
  readonly column: string
  /** The type in PostgreSQL, without a length: `varchar`, `timestamptz`. */
  readonly type: string
  readonly maxLength: number | undefined
  /** The decimals to which the column rounds. */
  readonly scale: number | undefined
  readonly isNullable: boolean
  readonly isUnique: boolean
  /** Whether the database fills it if an INSERT omits it. */
  readonly hasDefault: boolean
  readonly values: readonly string[] | undefined
}

/** A relation to one row of another table. */
export interface Reference {
  readonly name: string
  readonly model: string
  /** The column that holds the key. */
  readonly key: string
  /** The effect of deleting that row on this one, in Prisma's terms: `SetNull`. */
  readonly onDelete: string
}

/** A list of keys of other rows: a join table, which triggers write, has a foreign key for each of them. */
export interface ListReference extends Pick<Reference, 'name' | 'model' | 'key'> {
  readonly join: { readonly table: string; readonly owner: string; readonly item: string }
}

export interface Model {
  readonly name: string
  readonly table: string
  readonly columns: readonly Column[]
  /** The field that every order ends with. */
  readonly key: string
  readonly references: readonly Reference[]
  readonly lists: readonly ListReference[]
  /** The columns of each index and unique constraint, in order. */
  readonly indexes: readonly (readonly string[])[]
}

const TYPES: Readonly<Record<string, string>> = {
  Int: 'int',
  BigInt: 'bigint',
  Boolean: 'boolean',
  String: 'text',
  DateTime: 'timestamptz',
  Decimal: 'numeric',
  Float: 'float8',
  Json: 'jsonb',
  Bytes: 'bytea',
}

/** Native types with the same names in Prisma and PostgreSQL. */
const NAMED_ALIKE = ['VarChar', 'Uuid', 'Json']

/** The models of the Prisma schema, as the generator needs them. */
export function modelsOf({ models, enums, indexes }: Datamodel): readonly Model[] {
  const modelNamed = (name: string) => models.find((one) => one.name === name)
  const enumNamed = (name: string) => enums.find((one) => one.name === name)
  return models.map(({ name, dbName, fields }) => ({
    name,
    table: dbName ?? name,
    columns: fields.flatMap((field) => {
      if (field.kind === 'object') return []
      const [native, [length, scale] = []] = field.nativeType ?? []
      const type = native && NAMED_ALIKE.includes(native) ? native.toLowerCase() : TYPES[field.type]
      const named = enumNamed(field.type)
      return {
        name: field.name,
        column: field.dbName ?? field.name,
        type: `${named?.dbName ?? named?.name ?? type}${field.isList ? '[]' : ''}`,
        maxLength: native === 'VarChar' ? Number(length) : undefined,
        scale: native === 'Decimal' ? Number(scale) : undefined,
        isNullable: !field.isRequired,
        isUnique: field.isUnique || field.isId,
        hasDefault: field.hasDefaultValue,
        values: named?.values.map((value) => value.dbName ?? value.name),
      }
    }),
    key: fields.find(({ isId }) => isId)?.name ?? 'id',
    references: fields.flatMap((field) =>
      field.relationFromFields?.[0] === undefined
        ? []
        : {
            name: field.name,
            model: field.type,
            key: field.relationFromFields[0],
            onDelete: field.relationOnDelete ?? (field.isRequired ? 'Restrict' : 'SetNull'),
          },
    ),
    lists: fields.flatMap((field) => listReference(fields, field, modelNamed(field.type))),
    indexes: indexes
      .filter(({ model }) => model === name)
      .map((index) => index.fields.map((one) => one.name)),
  }))
}

type Field = Datamodel['models'][number]['fields'][number]

/** `categories ProductCategory[]` beside `categoryIds Int[]`, where a `ProductCategory` has a `category`. */
function listReference(
  fields: readonly Field[],
  { name, relationName }: Field,
  join: Datamodel['models'][number] | undefined,
): ListReference[] {
  const relations = join?.fields.filter(({ relationFromFields = [] }) => relationFromFields.length > 0) ?? []
  const own = relations.find((one) => one.relationName === relationName)
  const other = relations.find((one) => one !== own)
  const key = fields.find((one) => one.name === `${other?.name}Ids`)
  if (!join || !own || !other || !key || relations.length > 2) return []
  const columnOf = ({ relationFromFields: [from] = [] }: Field) => {
    const column = join.fields.find((one) => one.name === from)
    return column?.dbName ?? column?.name ?? ''
  }
  const table = join.dbName ?? join.name
  return [
    { name, model: other.type, key: key.name, join: { table, owner: columnOf(own), item: columnOf(other) } },
  ]
}

/** Text to insert verbatim into the code, where SQL is a Prisma template made of names of the model. */
export class Sql {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
