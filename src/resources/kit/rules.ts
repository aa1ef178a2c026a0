import type { components } from '../../../generated/openapi.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription, ResourceName, resources, Written } from '../../../generated/resources.ts'
import type { ContentDefaults } from '../../config/settings.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { OperationId, OperationRequest } from '../../request/handler.ts'
import type { Refuse } from '../../words/errors.ts'
import type { Values } from './rows.ts'

export type Transaction = Prisma.TransactionClient
type Operations<R extends ResourceName> = (typeof resources)[R]['operations']

/** What the operations of a resource do. */
export type Kind = keyof ResourceDescription['operations']

/** The operations of a resource that the kit serves. */
export type OperationsOf<R extends ResourceName> = R extends ResourceName
  ? Operations<R>[keyof Operations<R>] & OperationId
  : never

/** A record as clients see it. */
export type RecordOf<R extends ResourceName> = components['schemas'][R]

/**
 * What only the author of a resource can know. A resource without rules is listed, read, created, changed and
 * deleted as the contract says.
 */
export type Rules<R extends ResourceName> = RulesOf<
  RecordOf<R>,
  Written[R],
  { readonly [K in Kind]: RequestOf<R, K> }
>

/** Of an operation that there is not, no request. */
type RequestOf<R extends ResourceName, K extends Kind> =
  Operations<R> extends Readonly<Record<K, infer Id extends OperationId>> ? OperationRequest<Id> : never

/** The same rules where it makes no difference whose they are. */
export type AnyRules = RulesOf<Values, Values, Readonly<Record<Kind, UntypedRequest>>>

interface RulesOf<Shown extends object, Stored, Request extends Readonly<Record<Kind, unknown>>> {
  /** The fields whose words `q` finds. */
  readonly search?: readonly (keyof Shown & string)[]
  /** What the query of the list stands for where it leaves a parameter out. */
  readonly defaults?: Readonly<Record<string, string>>
  /** Further conditions of the list. May refuse the request. */
  readonly listed?: (request: Request['list']) => readonly Prisma.Sql[]
  /**
   * What the fields of a record must be for readers: to those who may not create one, a record with other
   * values does not exist, and they can neither list it nor refer to it. Lists have these values unless they
   * are asked for others.
   */
  readonly forReaders?: Partial<Shown>
  /** The field that names the user whose record it is: an author sees it in any case, and writes no other. */
  readonly owner?: keyof Shown & string
  /** What a create stores in fields that its body leaves out. */
  readonly absent?: (defaults: ContentDefaults) => Partial<Shown>
  /** The record as this client sees it. */
  readonly shown?: (record: Shown, request: Request['list'] | Request['find']) => Shown
  /** What a create writes besides the fields of its body, or in their place. May refuse the request. */
  readonly created?: (request: Request['create']) => MaybePromise<Partial<Stored>>
  /** A unique field that clients may leave out. */
  readonly made?: {
    readonly field: keyof Shown & string
    /** How many values are tried, of which others may be taken. */
    readonly attempts: number
    /** @param values what else is written @param attempt from 0 */
    readonly of: (values: Partial<Stored>, attempt: number) => Promise<string>
  }
  /**
   * What an import writes of a row of its file; without it, the fields of a create.
   *
   * @throws ApiError `validation_failed`
   */
  readonly imported?: (
    value: unknown,
    now: Date,
    refuse: Refuse<'validation_failed'>,
  ) => Promise<Partial<Stored>>
  /** Runs before an update. @returns what it writes besides the fields of its body */
  readonly updated?: (request: Request['update']) => MaybePromise<(before: Shown) => Partial<Stored>>
  /** Runs in the transaction of an update, before the record is changed. May refuse the request. */
  readonly changed?: (request: Request['update'], before: Shown, tx: Transaction) => Promise<void>
  /** Runs in the transaction of a deletion, before the record is gone. May refuse the request. */
  readonly removed?: (request: Request['remove'], before: Shown, tx: Transaction) => Promise<void>
  /** Locks users before access is checked again, where they are what is changed. */
  readonly lock?: (tx: Transaction, id: number, asker: number | undefined) => Promise<void>
}

type MaybePromise<T> = T | Promise<T>
