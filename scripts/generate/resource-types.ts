import type { OperationId, ResourceType } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { CheckRule, ResourceDetail } from '../../generated/resources.ts'

/*
 * Copied into generated/resources.ts in front of the table, which it describes: `generated/` imports nothing
 * of the sources.
 */

/** The form of a value in a response. `time` is RFC 3339 in UTC, with milliseconds. */
export type Wire =
  | 'integer'
  | 'number'
  | 'boolean'
  | 'text'
  | 'html'
  | 'time'
  | 'texts'
  | 'json'
  | 'reference'
  | 'references'

/** A field of a response. */
export interface Field {
  readonly wire: Wire
  /** The expression that reads the value as the response has it. */
  readonly read: Prisma.Sql
  /** The column itself, for conditions and ordering. */
  readonly column: Prisma.Sql
  /** The type that a bound text is cast to for comparison with the column. */
  readonly type: Prisma.Sql
  readonly nullable?: true
  /** Only clients that may create records see it: `x-for-writers` in the contract. */
  readonly isForWriters?: true
  /** The fields of a reference, or of each of several, in a response. */
  readonly properties?: readonly string[]
}

/** A column that is written. */
export interface WrittenColumn {
  /** The name of the column, as in a row as JSON. */
  readonly name: string
  /** The name in quotes: it can be a word of SQL. */
  readonly column: Prisma.Sql
  /** The column definition for `json_to_recordset`, named as in the model. */
  readonly given: Prisma.Sql
  /** The expression that is written for a given row. */
  readonly value: Prisma.Sql
}

/** A condition of a list, set by a query parameter. */
export interface Filter {
  readonly field: string
  readonly operator: '=' | '>=' | '<' | '<=' | 'has' | 'overlaps' | 'in' | 'prefix' | 'each'
  /** For `each`: the values that `all` selects. */
  readonly all?: readonly string[]
}

/** A resource as the contract and the Prisma schema describe it. */
export interface ResourceDescription {
  /** The name of its table, such as `products`, unless another resource owns the table. */
  readonly name: string
  readonly table: Prisma.Sql
  /** Its type in the audit trail; undefined if changes are not recorded. */
  readonly type?: ResourceType
  /** The message for a missing record; undefined if single records cannot be read. */
  readonly missing?: ResourceDetail
  readonly fields: Readonly<Record<string, Field>>
  /** The field that every ordering ends with. */
  readonly key: string
  /** Whether records have a version, on which `If-Match` and cached responses depend. */
  readonly hasVersion: boolean
  /** Whether `q` searches the rows. */
  readonly isSearched: boolean
  /** The columns that writes can set. */
  readonly columns: Readonly<Record<string, WrittenColumn>>
  /** The fields that a create takes, and their form in an import file. */
  readonly create: Readonly<Record<string, ImportedField>>
  /** The fields with a choice of values that no body takes, but an action may set. */
  readonly states?: Readonly<Record<string, ImportedState>>
  /** The fields that an update takes. */
  readonly update: readonly string[]
  /** The unique fields: the message for a taken value, and the constraint. */
  readonly unique: Readonly<Record<string, { readonly taken: ResourceDetail; readonly constraint: string }>>
  /** The fields that refer to records. */
  readonly references: Readonly<Record<string, ReferenceDescription>>
  /** The record that the list is below, as its path says: `/api/webhooks/{webhookId}/deliveries`. */
  readonly parent?: ParentDescription
  /** The rules of `check`, each with the field whose error it is: `x-checks` in the contract. */
  readonly checks: readonly { readonly rule: CheckRule; readonly field: string }[]
  /** The fields that a list can be sorted by. */
  readonly sorts: readonly string[]
  readonly filters: Readonly<Record<string, Filter>>
  /** The fields of each index that serves an ordering of the list, up to the key. */
  readonly indexes: readonly (readonly string[])[]
  /** The operations that `resources/kit/` serves. It writes only records that have a version. */
  readonly operations: Readonly<
    Partial<
      Record<
        | 'list'
        | 'find'
        | 'create'
        | 'update'
        | 'remove'
        | 'batch'
        | 'revisions'
        | 'revision'
        | 'restore'
        | 'preview'
        | 'revokePreviews',
        OperationId
      >
    >
  >
  /** The operations that change the state of a record, by the verb of each. */
  readonly actions: Readonly<Record<string, OperationId>>
}

/** A field whose value is the key of a record, or a list of keys. */
export interface ReferenceDescription {
  /** The table of the records. */
  readonly to: string
  /** The foreign key. */
  readonly constraint: string
  /** For a reference to the same table: the error of the trigger that keeps it free of cycles. */
  readonly cycle?: string
  /** The field of a response that shows the records, if it does not show their keys. */
  readonly shownAs?: string
  /** For a list: its column, and the table with a foreign key for each item. */
  readonly join?: {
    readonly list: string
    readonly table: string
    readonly owner: string
    readonly item: string
  }
}

export interface ParentDescription {
  /** The field that refers to it, called like the parameter of the path. */
  readonly field: string
  /** The table of the parents. */
  readonly to: string
  /** The column that refers to it. */
  readonly column: Prisma.Sql
  /** The message for a missing parent. */
  readonly missing: ResourceDetail
  /** Whether its deletion deletes the records below it. */
  readonly isCascade: boolean
}

export interface ImportedField {
  /** `prose` may be an empty text; the items of a `list` share one cell, and so do `integers`. */
  readonly cell: 'text' | 'prose' | 'list' | 'integers' | 'json'
  readonly required: boolean
  /** What is stored if the field is omitted. */
  readonly default?: null | readonly never[]
}

/** A field that only an import may set like any other. */
export interface ImportedState extends ImportedField {
  readonly values: readonly (string | boolean | null)[]
}
