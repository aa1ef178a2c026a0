import type { Settings } from '../config/settings.ts'
import type { EventTail } from '../database/changes/event-tail.ts'
import type { Database } from '../database/database.ts'
import { type Select, selectIn } from '../database/select.ts'
import type { WebhookParts } from '../delivery/parts.ts'
import { changeOf, identityOf, SYSTEM } from '../domain/change.ts'
import { refuse } from '../domain/errors.ts'
import { requestIdsOf } from '../http/request-id.ts'
import type { Auth } from '../identity/auth.ts'
import { decodeCursor, encodeCursor } from '../lists/cursor.ts'
import { fetchRows, findRow, type List, type ListedRow } from '../lists/rows.ts'
import { withinSearchTime } from '../lists/search.ts'
import type { MediaParts } from '../storage/media-parts.ts'
import { type UntypedRequest, validListQuery } from './boundary.ts'
import type { Call } from './call.ts'
import type { AnyResult } from './response.ts'
import { createWrites, type Writes } from './writes.ts'

/** The services that requests give to handlers. */
export interface HandlerParts {
  readonly database: Pick<Database, 'prisma' | 'select' | 'kind'>
  readonly auth: Auth
  readonly settings: Pick<Settings, 'defaultCurrency'>
  readonly media: MediaParts
  readonly events: EventTail
  readonly webhooks: WebhookParts
  /** Signs the cursors of lists. */
  readonly cursorKey: Buffer
}

/** Everything that a handler may use. */
export function handlerRequest(parts: HandlerParts, call: Call): UntypedRequest {
  const { auth, cursorKey, settings } = parts
  const { id, params, query, body, now, recheck, request } = call
  const { prisma } = parts.database
  const { principal, preview, denied, ip, log, headers } = request
  const db = call.transaction ?? prisma
  const read = call.transaction ? selectIn(call.transaction) : parts.database.select
  const writes = createWrites({ prisma, db, recheck, claimed: call.write })
  const actor = { ...(principal ? identityOf(principal) : SYSTEM), ...requestIdsOf(request) }
  return {
    params,
    query,
    body,
    principal: principal ?? preview,
    denied,
    db,
    auth,
    media: parts.media,
    events: parts.events,
    webhooks: parts.webhooks,
    beginToWait: () => call.waiting?.begin(),
    upload: request.upload,
    client: request.client,
    within: (tx) => handlerRequest(parts, { ...call, transaction: tx }),
    language: call.language,
    actor,
    ip,
    userAgent: headers['user-agent'],
    log,
    now,
    contentDefaults: { defaultCurrency: settings.defaultCurrency },
    refuse,
    read,
    find: (source, rowId, condition) => findRow(read, source, rowId, condition),
    page: (list) => pageOf(parts, call, read, writes, list),
    cursors: {
      encode: (position) => encodeCursor(cursorKey, id, position),
      decode: (cursor, parameter) => decodeCursor(cursorKey, id, cursor, parameter),
    },
    ...writes,
    ifMatch: headers['if-match'],
    change: (action) => changeOf(actor, action, now),
    afterCommit: (task) => void call.afterCommit.push(task),
  }
}

/** The page that the query asks for. A search or a count on PostgreSQL has a time limit. */
async function pageOf<Row extends ListedRow, Data>(
  { database, cursorKey: key }: HandlerParts,
  { id: operationId, query }: Call,
  read: Select,
  { transaction }: Writes,
  list: List<Row, Data>,
): Promise<AnyResult> {
  const listQuery = validListQuery(query)
  const fetch = (select: Select) => fetchRows({ select, key, operationId, query: listQuery, ...list })
  const isCostly = listQuery.q !== undefined || listQuery.count === true
  const isLimited = isCostly && database.kind === 'postgresql'
  const { rows, next, total } = await (isLimited ? withinSearchTime(transaction, fetch) : fetch(read))
  return { data: rows.map(list.toResource), next, total }
}
