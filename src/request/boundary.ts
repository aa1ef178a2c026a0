import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode, Language } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { EventTail } from '../database/changes/event-tail.ts'
import type { WebhookParts } from '../delivery/parts.ts'
import type { ApiError, Refuse } from '../domain/errors.ts'
import type { Access } from '../domain/principal.ts'
import type { Auth } from '../identity/auth.ts'
import type { List, ListedRow, ListQuery } from '../lists/rows.ts'
import type { MediaParts } from '../storage/media-parts.ts'
import type {
  CommonRequest,
  CreatedResults,
  Cursors,
  Handlers,
  Moment,
  OperationId,
  OperationRequest,
} from './handler.ts'
import type { AnyResult } from './response.ts'
import type { Upload } from './uploads/uploads.ts'

/** A validated request of any operation. */
export interface UntypedRequest extends CommonRequest, Moment {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly principal: Access | undefined
  /** Why the credential sent with a public operation grants nothing beyond anonymous access. */
  readonly denied: ApiError | undefined
  readonly refuse: Refuse<ErrorCode>
  readonly page: <Row extends ListedRow, Data>(list: List<Row, Data>) => Promise<AnyResult>
  readonly cursors: Cursors
  readonly auth: Auth
  readonly media: MediaParts
  readonly events: EventTail
  readonly webhooks: WebhookParts
  readonly beginToWait: () => void
  readonly upload: Upload | undefined
  /** The same request with `tx` as its database, in which access was confirmed. */
  readonly within: (tx: Prisma.TransactionClient) => UntypedRequest
  /** The name under which the work for the client is counted. */
  readonly client: string
  /** The language of the texts in the response. */
  readonly language: Language
}

export type UntypedHandler = (request: UntypedRequest) => Promise<AnyResult>

// Types are asserted here, not proven. Each function says why the assertion holds.

/** openapi-backend's type has no undefined headers. Node omits the keys of absent headers. */
export function presentHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return headers as Record<string, string | string[]>
}

/** Fastify parses texts by name. Some are read as numbers or booleans, which openapi-backend ignores. */
export function textsByName(parsed: unknown): Record<string, string> {
  return parsed as Record<string, string>
}

/** The query of a list that the validators have accepted: with defaults, and only with documented names. */
export function validListQuery(query: unknown): ListQuery {
  return query as ListQuery
}

/**
 * The validators admit only the generated types, and the stage `authorize` only the documented principals.
 */
export function untyped(handlers: Handlers): Readonly<Record<OperationId, UntypedHandler>> {
  return handlers as unknown as Readonly<Record<OperationId, UntypedHandler>>
}

/** The same for the rows that the handlers of these operations insert. */
export function untypedResults(
  results: CreatedResults,
): Readonly<Partial<Record<OperationId, (row: unknown) => AnyResult>>> {
  return results as Readonly<Partial<Record<OperationId, (row: unknown) => AnyResult>>>
}

/** The same for a body that is not from a request, once the validators have accepted it. */
export function validBody<Id extends OperationId>(body: unknown): OperationRequest<Id>['body'] {
  return body as OperationRequest<Id>['body']
}
