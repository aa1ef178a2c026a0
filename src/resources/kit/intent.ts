import type { ErrorCode } from '../../../generated/operations.ts'
import type { ApiErrorOptions } from '../../domain/errors.ts'
import { matchesPrecondition } from '../../http/entity-tags.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import { checked } from './check.ts'
import type { AnyResource } from './definition.ts'
import type { Row, Values } from './rows.ts'
import type { MaybePromise, Transaction } from './rules.ts'

/** The change that a request makes to a record. */
export interface Intent {
  readonly verb: string
  /** Whether it moves the record within a tree. */
  readonly isMove?: boolean
  /** The states that the record may be in, by the field that holds them. */
  readonly from?: readonly [field: string, states: readonly unknown[]]
  /** The field values that it writes. */
  readonly after: (before: Row) => Values
  /** Runs in the transaction, with the record locked. @returns further values to write */
  readonly within?: ((before: Row, tx: Transaction) => MaybePromise<Values | undefined>) | undefined
}

/** Why a request is refused. */
interface Objection {
  readonly before?: undefined
  readonly values?: undefined
  readonly objection: ApiErrorOptions & { readonly code: ErrorCode }
}

/** A record that the client may change, or the reason why it may not. */
type Changeable = { readonly before: Row; readonly objection?: undefined } | Objection

export function changeable(
  resource: AnyResource,
  request: UntypedRequest,
  row: Row | undefined,
  from: Intent['from'],
): Changeable {
  const { description, visibility, views } = resource
  if (!row) return { objection: { code: 'not_found', detail: description.missing } }
  if (!visibility.isWritable(row, request.principal))
    return { objection: { code: 'permission_denied', detail: 'notOwn' } }
  // the client may have read the `ETag` without its credential, with fewer fields
  const matches = views.some(({ toRecord }) => matchesPrecondition(request.ifMatch, toRecord(row)))
  if (!matches) return { objection: { code: 'precondition_failed' } }
  const [field = '', states] = from ?? []
  if (!states || states.includes(row[field])) return { before: row }
  const parameters = { field, state: String(row[field]), states: states.map(String) }
  return { objection: { code: 'wrong_state', detail: 'wrongState', parameters } }
}

/** The values that a write stores, unless they break a rule. */
export function accepted(
  resource: AnyResource,
  { now }: UntypedRequest,
  before: Row,
  { after }: Intent,
  further: Values = {},
): { readonly before: Row; readonly values: Values; readonly objection?: undefined } | Objection {
  const { values, errors } = checked(resource, { ...after(before), ...further }, { before, now })
  return errors.length > 0 ? { objection: { code: 'validation_failed', errors } } : { before, values }
}
