import type { FastifyBaseLogger } from 'fastify'
import type { operations as contract } from '../../generated/openapi.ts'
import type { OperationId, Table, operations as table } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { ContentDefaults } from '../config/settings.ts'
import type { EventTail } from '../database/changes/event-tail.ts'
import type { Select } from '../database/select.ts'
import type { WebhookParts } from '../delivery/parts.ts'
import type { Action, Actor, Change } from '../domain/change.ts'
import type { Refuse } from '../domain/errors.ts'
import type { AccessOf, Principal, UserPrincipal } from '../domain/principal.ts'
import type { Auth } from '../identity/auth.ts'
import type { Position } from '../lists/cursor.ts'
import type { List, ListedRow, Source, Total } from '../lists/rows.ts'
import type { RELEVANCE } from '../lists/sort.ts'
import type { MediaParts } from '../storage/media-parts.ts'
import type { Upload } from './uploads/uploads.ts'
import type { Reader, Writes } from './writes.ts'

export type { OperationId }

type Part<Id extends OperationId, Location extends 'path' | 'query'> =
  NonNullable<contract[Id]['parameters'][Location]> extends never
    ? Readonly<Record<string, never>>
    : Readonly<NonNullable<contract[Id]['parameters'][Location]>>

type Body<Id extends OperationId> = contract[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : undefined

type Responses<Id extends OperationId> = contract[Id]['responses']

type Success<Id extends OperationId> = Responses<Id>[keyof Responses<Id> & (200 | 201)]

/** Lower-case names of the headers of the success response. */
type SuccessHeader<Id extends OperationId> = (typeof table)[Id]['successHeaders'][number]

type Data<Id extends OperationId> =
  Success<Id> extends { content: { 'application/json': { data: infer D } } } ? D : never

/** The clients that the contract's `security` admits; undefined for anonymous ones of public operations. */
export type PrincipalOf<Id extends OperationId> =
  | ((typeof table)[Id]['isPublic'] extends true ? undefined : never)
  | ((typeof table)[Id]['security'] extends readonly []
      ? never
      : 'apiKeyAuth' extends (typeof table)[Id]['security'][number]['scheme']
        ? Principal
        : UserPrincipal)

/** The codes that the error responses of an operation document. */
export type ErrorCodeOf<Id extends OperationId> = (typeof table)[Id]['refusals'][number]

/** The names that a list can be sorted by: the contract's `sort`, without the `-` of descending order. */
type SortName<Id extends OperationId> =
  Part<Id, 'query'> extends { readonly sort?: infer Sort }
    ? Exclude<Sort, undefined | `-${string}` | typeof RELEVANCE> & string
    : string

/** The members that the requests of all operations have. */
export interface CommonRequest extends Writes {
  /** The database to read from: a transaction if the request has an `Idempotency-Key`. */
  readonly db: Reader
  /** Reads one row by its id, with SQL: Prisma's models take twice the processor time. */
  readonly find: <Row>(
    source: Source,
    id: number | string,
    condition?: Prisma.Sql,
  ) => Promise<Row | undefined>
  readonly read: Select
  /** Defaults from the settings, for fields that the body omits. */
  readonly contentDefaults: ContentDefaults
  /** The `If-Match` header: the versions of the record that the client is willing to change. */
  readonly ifMatch: string | undefined
  readonly log: FastifyBaseLogger
  /** Runs a task once the outcome is certain: after the commit, if `db` is a transaction. */
  readonly afterCommit: (task: () => void) => void
}

/** Where a request came from, and when. */
export interface Moment {
  /** The client's address, as far as the proxies in front are trusted. */
  readonly ip: string
  /** The header `User-Agent`. */
  readonly userAgent: string | undefined
  /** The time of the request. Every timestamp that it writes has this value. */
  readonly now: Date
  /** What this request does to a row, for its `lastChange`. */
  readonly change: (action: Action) => Change
  /** The principal and the request, for changes that other modules write. */
  readonly actor: Actor
}

/** The cursors of an operation with its own order. */
export interface Cursors {
  readonly encode: (position: Position) => string
  /** @throws ApiError `invalid_cursor` for a cursor that the service has not issued */
  readonly decode: (cursor: string, parameter: string) => Position
}

/** A request that is authenticated, sanitised and valid. */
export type OperationRequest<Id extends OperationId> = CommonRequest & {
  readonly params: Part<Id, 'path'>
  readonly query: Part<Id, 'query'>
  readonly body: Body<Id>
  /** Rejects the request with one of the error codes that the operation documents. */
  readonly refuse: Refuse<ErrorCodeOf<Id>>
} & Client<Id> &
  ('link' extends SuccessHeader<Id>
    ? {
        /** The page that the query asks for: filtered, searched, sorted, with the cursor of the next page. */
        readonly page: <Row extends ListedRow>(
          list: List<Row, ItemOf<Id>, SortName<Id>>,
        ) => Promise<OperationResult<Id>>
        readonly cursors: Cursors
      }
    : unknown) &
  // only operations on accounts, logins and keys get these
  ((typeof table)[Id]['tag'] extends 'Authentication' | 'Users' | 'API keys'
    ? { readonly auth: Auth }
    : unknown) &
  ((typeof table)[Id]['tag'] extends 'Webhooks' ? { readonly webhooks: WebhookParts } : unknown) &
  ((typeof table)[Id]['tag'] extends 'Events'
    ? {
        readonly events: Pick<EventTail, 'after' | 'next'>
        /** Call it before `events.next`, so that other requests of the client need not wait for this one. */
        readonly beginToWait: () => void
      }
    : unknown) &
  ((typeof table)[Id]['tag'] extends 'Media'
    ? { readonly media: MediaParts; readonly upload: Upload | undefined }
    : unknown)

/** The client and the time. A shared cached response must not depend on either. */
type Client<Id extends OperationId> = (typeof table)[Id]['dependsOn'] extends readonly []
  ? { readonly principal: PrincipalOf<Id> } & Moment
  : { readonly principal: AccessOf<PrincipalOf<Id>> }

type ItemOf<Id extends OperationId> = Data<Id> extends readonly (infer Item)[] ? Item : never

/** What a handler returns; the response factory adds the envelope, the message and all other headers. */
export type OperationResult<Id extends OperationId> = { readonly data: Data<Id> } & PageEnd<Id>

/** The cursor of the next page, if there is one, and the total number of records if requested. */
type PageEnd<Id extends OperationId> =
  'link' extends SuccessHeader<Id>
    ? {
        readonly next: string | undefined
        readonly total?: Total | undefined
        /** The cursor to poll with later, even if there is no next page. */
        readonly since?: string
      }
    : unknown

/** Data in, data out: a handler gets nothing but its request, and rejects it with `refuse`. */
export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<OperationResult<Id>>

/** The tables that an operation changes, which invalidates cached responses that depend on them. */
export interface Changing {
  readonly changes: readonly Table[]
}

/** The operations that may change something. */
export type ChangingId = {
  readonly [Id in OperationId]: (typeof table)[Id]['method'] extends 'GET' ? never : Id
}[OperationId]

/** A handler that declares what its operation changes. */
export type ChangingHandler<Id extends ChangingId> = Handler<Id> & Changing & { readonly operation: Id }

/** Defines the handler of an operation outside the kit that may change something. */
export function defineHandler<Id extends ChangingId>(
  operation: Id,
  { changes }: Changing,
  handler: Handler<Id>,
): ChangingHandler<Id> {
  return Object.assign(handler, { operation, changes })
}

/** The results of creates that are a single INSERT. Each is made from the inserted row alone. */
export type CreatedResults = { readonly [Id in OperationId]?: (row: never) => OperationResult<Id> }

/** Exactly one handler for each operation of the contract; the compiler enforces it. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
