import type { components } from '../../../generated/openapi.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription, ResourceName, resources, Written } from '../../../generated/resources.ts'
import type { ContentDefaults } from '../../config/settings.ts'
import type { Refuse } from '../../domain/errors.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { OperationId, OperationRequest } from '../../request/handler.ts'
import type { Values } from './rows.ts'

export type Transaction = Prisma.TransactionClient
type Operations<R extends ResourceName> = (typeof resources)[R]['operations']

/** What an operation does with a resource. */
export type OperationKind = keyof ResourceDescription['operations']

/** The operations of a resource that the kit serves. */
export type OperationsOf<R extends ResourceName> = R extends ResourceName
  ? Operations<R>[keyof Operations<R>] & OperationId
  : never

/** A record as the contract defines it. */
export type RecordOf<R extends ResourceName> = components['schemas'][R]

/**
 * What the contract cannot say about a resource. Without rules, a resource is listed, read, created, updated
 * and deleted as the contract says.
 */
export type Rules<R extends ResourceName> = RulesOf<
  RecordOf<R>,
  Written[R],
  { readonly [K in OperationKind]: RequestOf<R, K> }
>

/** `never` if the resource has no such operation. */
type RequestOf<R extends ResourceName, K extends OperationKind> =
  Operations<R> extends Readonly<Record<K, infer Id extends OperationId>> ? OperationRequest<Id> : never

/** The rules of any resource. */
export type AnyRules = RulesOf<Values, Values, Readonly<Record<OperationKind, UntypedRequest>>>

interface RulesOf<Visible extends object, Stored, Request extends Readonly<Record<OperationKind, unknown>>> {
  /** The fields that `q` searches. */
  readonly search?: readonly (keyof Visible & string)[]
  /** Values of query parameters that a list request omits. */
  readonly listDefaults?: Readonly<Record<string, string>>
  /** Further conditions of the list. May refuse the request. */
  readonly listWhere?: (request: Request['list']) => readonly Prisma.Sql[]
  /**
   * The values that a record must have for readers to see it. Clients that cannot create records can neither
   * read, list nor refer to records with other values. Lists have these values unless others are asked for.
   */
  readonly visibleWhen?: Partial<Visible>
  /** The field that names the owner. Authors see all records of their own, and can change no others. */
  readonly owner?: keyof Visible & string
  /** What a create stores in fields that its body omits. */
  readonly createDefaults?: (defaults: ContentDefaults) => Partial<Visible>
  /** A unique field that the service fills if the body of a create omits it. */
  readonly generated?: {
    readonly field: keyof Visible & string
    /** How many values are tried; others may have taken them. */
    readonly attempts: number
    /** @param values what else is written @param attempt from 0 */
    readonly value: (values: Partial<Stored>, attempt: number) => Promise<string>
  }
  /** @returns the record as this client sees it */
  readonly afterRead?: (record: Visible, request: Request['list'] | Request['find']) => Visible
  /** May refuse the request. @returns what is written besides the fields of the body, or in their place */
  readonly beforeCreate?: (request: Request['create']) => MaybePromise<Partial<Stored>>
  /** May refuse the request. @returns what is written besides the fields of the body */
  readonly beforeUpdate?: (request: Request['update']) => MaybePromise<(before: Visible) => Partial<Stored>>
  /**
   * Replaces the validation of a row by the rules of a create. @returns what is written of the row
   *
   * @throws ApiError `validation_failed`
   */
  readonly beforeImport?: (
    value: unknown,
    now: Date,
    refuse: Refuse<'validation_failed'>,
  ) => Promise<Partial<Stored>>
  /** Runs in the transaction of an update or a deletion, with the record locked. May refuse the request. */
  readonly inTransaction?: {
    /** Locks users before access is rechecked, if users are what is changed. */
    readonly lockUsers?: (tx: Transaction, id: number, asker: number | undefined) => Promise<void>
    readonly beforeUpdate?: (request: Request['update'], before: Visible, tx: Transaction) => Promise<void>
    readonly beforeDelete?: (request: Request['remove'], before: Visible, tx: Transaction) => Promise<void>
  }
}

type MaybePromise<T> = T | Promise<T>
