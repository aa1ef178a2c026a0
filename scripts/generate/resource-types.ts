import type { OperationId, ResourceType } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { ResourceDetail } from '../../generated/resources.ts'

/*
 * Copied into generated/resources.ts in front of the table, which it describes: `generated/` imports nothing
 * of the sources.
 */

/** How a value stands in an answer. `time` is RFC 3339 in UTC, to the millisecond. */
export type Wire = 'integer' | 'number' | 'boolean' | 'text' | 'html' | 'time' | 'texts' | 'reference'

/** A field of the answer. */
export interface Field {
  readonly wire: Wire
  /** What a SELECT reads: the value as the answer has it. */
  readonly read: Prisma.Sql
  /** The column itself, for conditions and orders. */
  readonly column: Prisma.Sql
  /** What a bound text is cast to, to be compared with the column. */
  readonly type: Prisma.Sql
  readonly nullable?: true
  /** Only those who may create such a record see it: `x-for-writers` in the document. */
  readonly isForWriters?: true
  /** Of a reference, the fields that the answer has of it. */
  readonly properties?: readonly string[]
}

/** A column that is written. */
export interface WrittenColumn {
  readonly column: Prisma.Sql
  /** The column and its type in `json_to_recordset`, by the name of the model. */
  readonly given: Prisma.Sql
  /** What is written of a given row. */
  readonly value: Prisma.Sql
}

/** A condition of a list by a parameter of its query. */
export interface Filter {
  readonly field: string
  readonly operator: '=' | '>=' | '<' | '<=' | 'has' | 'in' | 'prefix' | 'each'
  /** Of `each`: the values that `all` stands for. */
  readonly all?: readonly string[]
}

/** What the contract and the Prisma schema know of a resource. */
export interface ResourceDescription {
  /** `products`, as the table is called unless another resource has its rows. */
  readonly name: string
  readonly table: Prisma.Sql
  /** As the audit trail calls it; undefined where it does not. */
  readonly type?: ResourceType
  /** The message where there is no such record; undefined where none is read alone. */
  readonly missing?: ResourceDetail
  readonly fields: Readonly<Record<string, Field>>
  /** The field that every order of a list ends with. */
  readonly key: string
  /** Whether its records have a version, which `If-Match` compares and answers in memory depend on. */
  readonly hasVersion: boolean
  /** Whether a row has words that `q` finds. */
  readonly isSearched: boolean
  /** What an INSERT writes, and an UPDATE may. */
  readonly columns: Readonly<Record<string, WrittenColumn>>
  /** The fields that a create takes, and how a file of an import has them. */
  readonly create: Readonly<Record<string, ImportedField>>
  /** The fields that an update takes. */
  readonly update: readonly string[]
  /** The unique fields: the message where a value is taken, and the constraint that says so. */
  readonly unique: Readonly<Record<string, { readonly taken: ResourceDetail; readonly constraint: string }>>
  /** The fields that name a record of another table, and the constraint that says that it is there. */
  readonly references: Readonly<Record<string, { readonly to: string; readonly constraint: string }>>
  /** The fields that a list can be sorted by. */
  readonly sorts: readonly string[]
  readonly filters: Readonly<Record<string, Filter>>
  /** The fields of each index that has rows in an order of the list, up to the key that ends it. */
  readonly indexes: readonly (readonly string[])[]
  /** The operations that `resources/kit/` serves, by what they do: writes only where records have a version. */
  readonly operations: Readonly<
    Partial<Record<'list' | 'find' | 'create' | 'update' | 'remove', OperationId>>
  >
}

export interface ImportedField {
  /** `prose` may be an empty text, and the items of a `list` stand in one cell. */
  readonly cell: 'text' | 'prose' | 'list' | 'json'
  readonly required: boolean
  /** What is stored if the field is omitted. */
  readonly default?: null | readonly never[]
}
