import type { getDMMF } from '@prisma/get-dmmf'

type Datamodel = Extract<Awaited<ReturnType<typeof getDMMF>>, { datamodel: unknown }>['datamodel']

/** A column of a table, by what the Prisma schema says of it. */
export interface Column {
  /** In the model. */
  readonly name: string
  /** In the table. */
  readonly column: string
  /** Of PostgreSQL, without its length: `varchar`, `timestamptz`. */
  readonly type: string
  readonly maxLength: number | undefined
  /** Decimals of a number that the column rounds to. */
  readonly scale: number | undefined
  readonly isNullable: boolean
  readonly isUnique: boolean
  /** Filled by the database where an INSERT leaves it out. */
  readonly hasDefault: boolean
  readonly values: readonly string[] | undefined
}

/** A relation to one row of another table. */
export interface Reference {
  readonly name: string
  readonly model: string
  /** The column that holds the key. */
  readonly key: string
  /** What a deletion of that row does to this one, as Prisma calls it: `SetNull`. */
  readonly onDelete: string
}

export interface Model {
  readonly name: string
  readonly table: string
  readonly columns: readonly Column[]
  /** The field that every order ends with. */
  readonly key: string
  readonly references: readonly Reference[]
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

/** The models of the Prisma schema, as the generator needs them. */
export function modelsOf({ models, enums, indexes }: Datamodel): readonly Model[] {
  const enumNamed = (name: string) => enums.find((one) => one.name === name)
  return models.map(({ name, dbName, fields }) => ({
    name,
    table: dbName ?? name,
    columns: fields.flatMap((field) => {
      if (field.kind === 'object') return []
      const [native, [length, scale] = []] = field.nativeType ?? []
      const type = native === 'VarChar' || native === 'Uuid' ? native.toLowerCase() : TYPES[field.type]
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
    indexes: indexes
      .filter(({ model }) => model === name)
      .map((index) => index.fields.map((one) => one.name)),
  }))
}

/** Text that stands as it is in the code: SQL is a template of Prisma there, made of names of the model. */
export class Sql {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
