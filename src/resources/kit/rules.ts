import type { components } from '../../../generated/openapi.ts'
import type { Table } from '../../../generated/operations.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription, ResourceName, resources, Written } from '../../../generated/resources.ts'
import type { ContentDefaults } from '../../config/settings.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { OperationId, OperationRequest } from '../../request/handler.ts'
import type { Values } from './rows.ts'

export type Transaction = Prisma.TransactionClient
type Operations<R extends ResourceName> = (typeof resources)[R]['operations']

/** The kinds of operations. */
export type OperationKind = keyof ResourceDescription['operations']

/** The operations of a resource that the kit serves. */
export type OperationsOf<R extends ResourceName> = R extends ResourceName
  ? (
      | Operations<R>[keyof Operations<R>]
      | (typeof resources)[R]['actions'][keyof (typeof resources)[R]['actions']]
    ) &
      OperationId
  : never

/** A record as the contract defines it. */
export type RecordOf<R extends ResourceName> = components['schemas'][R]

/**
 * The behaviour of a resource that the contract cannot express. Without rules, a resource is listed, read,
 * created, updated and deleted as the contract says.
 */
export type Rules<R extends ResourceName> = RulesOf<
  RecordOf<R>,
  Written[R],
  { readonly [K in OperationKind]: RequestOf<R, K> }
> &
  Checks<(typeof resources)[R]['checks'][number]['rule'], GivenOf<R>, RecordOf<R>> &
  Actions<(typeof resources)[R]['actions'], RecordOf<R>, Written[R]>

/** Only compiles with exactly the rules of the contract's `x-checks`. */
type Checks<Rule extends string, Given, Visible> = [Rule] extends [never]
  ? { readonly check?: never }
  : { readonly check: { readonly [R in Rule]: Check<Given, Visible> } }

/** Only compiles with exactly the actions of the contract. */
type Actions<A, Visible, Stored> = [keyof A] extends [never]
  ? { readonly actions?: never }
  : {
      readonly actions: {
        readonly [Verb in keyof A]: Action<Visible, Stored, A[Verb] & OperationId>
      }
    }

/** The effect of an action on the field that holds the state of a record. */
type Action<Visible, Stored, Id extends OperationId> = {
  readonly [Field in keyof Visible & string]: ActionOn<Field, Visible, Stored, OperationRequest<Id>>
}[keyof Visible & string]

interface ActionOn<Field extends string, Visible, Stored, Request> {
  /** The states in which it is possible; in any other, it is refused with 409 (reason `wrong_state`). */
  readonly from: readonly (Field extends keyof Visible ? Visible[Field] : unknown)[]
  readonly set: { readonly [F in Field]: F extends keyof Visible ? Visible[F] : unknown }
  /**
   * Does what `set` cannot express, in the transaction, with the record locked. May refuse the request.
   *
   * @returns further values to write
   */
  readonly run?: (request: Request, before: Visible, tx: Transaction) => MaybePromise<Partial<Stored>>
  /** Further tables that `run` changes. */
  readonly changes?: readonly Table[]
}

/**
 * Whether a record keeps a rule over several fields, on create, update and import alike. Times are in UTC, to
 * the millisecond, so that their texts can be compared.
 */
type Check<Given, Visible> = (record: Given, when: When<Visible>) => boolean

/** A write: the record before it (undefined for a create), and its time. */
export interface When<Visible> {
  readonly before: Visible | undefined
  readonly now: Date
}

/** `never` if the resource has no such operation. */
type GivenOf<R extends ResourceName> = `${R}Create` extends infer Create extends keyof components['schemas']
  ? Pick<RecordOf<R>, keyof RecordOf<R> & keyof components['schemas'][Create]>
  : RecordOf<R>

type RequestOf<R extends ResourceName, K extends OperationKind> =
  Operations<R> extends Readonly<Record<K, infer Id extends OperationId>> ? OperationRequest<Id> : never

/** The rules of any resource. */
export type AnyRules = RulesOf<Values, Values, Readonly<Record<OperationKind, UntypedRequest>>> & {
  readonly check?: Readonly<Partial<Record<string, Check<Values, Values>>>>
  readonly actions?: Readonly<Partial<Record<string, ActionOn<string, Values, Values, UntypedRequest>>>>
}

interface RulesOf<Visible extends object, Stored, Request extends Readonly<Record<OperationKind, unknown>>> {
  /** The fields that `q` searches. */
  readonly search?: readonly (keyof Visible & string)[]
  /** Values of query parameters that a list request omits. */
  readonly listDefaults?: Readonly<Record<string, string>>
  /** Further conditions of the list. May refuse the request. */
  readonly listWhere?: (request: Request['list']) => MaybePromise<readonly Prisma.Sql[]>
  /**
   * The values that a record must have for readers to see it. Clients that cannot create records can neither
   * read, list nor refer to records with other values. Lists show these values by default.
   */
  readonly visibleWhen?: Partial<Visible>
  /** The values that a record must have for others to refer to it. */
  readonly referableWhen?: Partial<Visible>
  /** The field that names the owner. Authors see all records of their own, and can change no others. */
  readonly owner?: keyof Visible & string
  /** The values that a create stores in fields that its body omits. */
  readonly createDefaults?: (defaults: ContentDefaults) => Partial<Visible>
  /** Fields that keep their values when a revision is restored, like those of `visibleWhen`. */
  readonly keptByRestore?: readonly (keyof Visible & string)[]
  /** A unique field that the service fills if the body of a create omits it. */
  readonly generated?: {
    readonly field: keyof Visible & string
    /** How many values are tried; others may have taken them. */
    readonly attempts: number
    /** @param values the other values to write @param attempt from 0 */
    readonly value: (values: Partial<Stored>, attempt: number) => Promise<string>
  }
  /** Fields computed from others at each read, for clients that can create records. */
  readonly madeForWriters?: {
    readonly fields: readonly (keyof Visible & string)[]
    readonly of: readonly (keyof Visible & string)[]
    readonly make: (record: Visible, request: Request['list'] | Request['find']) => Partial<Visible>
  }
  /**
   * Fields without a column: expressions with their names (`AS "name"`). They are not part of the `ETag` that
   * `If-Match` compares.
   */
  readonly computed?: { readonly [Field in keyof Visible & string]?: Prisma.Sql }
  /** @returns the record as this client sees it */
  readonly afterRead?: (record: Visible, request: Request['list'] | Request['find']) => Visible
  /** @returns the values that follow from those `given`, on create, update and import alike */
  readonly derive?: (given: Partial<Visible>, when: When<Visible>) => Partial<Stored>
  /** May refuse the request. @returns values to write in addition to the fields of the body, or instead */
  readonly beforeCreate?: (request: Request['create']) => MaybePromise<Partial<Stored>>
  /** May refuse the request. @returns values to write in addition to the fields of the body */
  readonly beforeUpdate?: (request: Request['update']) => MaybePromise<(before: Visible) => Partial<Stored>>
  /** Accepts rows that no request could create. @param validate validates a row like the body of a create */
  readonly beforeImport?: (
    value: unknown,
    validate: (value: unknown) => Promise<Values>,
  ) => Promise<Partial<Stored>>
  /** Runs in the transaction of an update or a deletion, with the record locked. May refuse the request. */
  readonly inTransaction?: {
    /** Locks users before access is rechecked, for a resource of users. */
    readonly lockUsers?: (tx: Transaction, id: number, asker: number | undefined) => Promise<void>
    readonly beforeUpdate?: (request: Request['update'], before: Visible, tx: Transaction) => Promise<void>
    readonly beforeDelete?: (request: Request['remove'], before: Visible, tx: Transaction) => Promise<void>
  }
}

export type MaybePromise<T> = T | Promise<T>
