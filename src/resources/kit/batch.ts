import { operations } from '../../../generated/operations.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription } from '../../../generated/resources.ts'
import { bodyError, isRefusal, type Refusal } from '../../domain/errors.ts'
import { errorResponse } from '../../http/error-handler.ts'
import type { FieldError } from '../../messages/messages.ts'
import { successMessage } from '../../messages/wording.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import { MAX_ERRORS } from '../../request/openapi/validation-errors.ts'
import { requireValidBody } from '../../request/openapi/values.ts'
import type { AnyResult } from '../../request/response.ts'
import { attempt } from './attempt.ts'
import { remove, update } from './change.ts'
import { create, createTogether } from './create.ts'
import type { AnyResource } from './definition.ts'
import { belowParent, parentIn } from './parent.ts'
import { KEY_SHARE, lackingReferences } from './references.ts'
import { valuesOf, withGoodValues } from './refusals.ts'
import { lockBatches, selectForUpdate, type Values } from './rows.ts'
import type { Transaction } from './rules.ts'

/** The result of an operation, or the reason why it was refused. */
type Outcome = AnyResult | Refusal

/** A transaction, and the request that uses it. */
interface Session {
  readonly resource: AnyResource
  readonly request: UntypedRequest
  readonly tx: Transaction
  /** The condition for its writes. */
  readonly condition: Prisma.Sql
}

/**
 * Runs operations in order, in one transaction. Each is done as if it came alone; a refused one changes
 * nothing. If the batch is `atomic` and one is refused, none is done.
 */
export async function batch(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { atomic, operations: given } = valuesOf(request.body)
  const asked = [given].flat().map(valuesOf)
  await belowParent(resource, request)
  const outcomes = await request.transaction(async (tx, condition) => {
    const session = { resource, request: request.within(tx), tx, condition }
    await lockRecords(session, asked)
    const groups: (readonly Outcome[])[] = []
    for (const group of groupsOf(asked)) groups.push(await doGroup(session, group))
    const done = groups.flat()
    const errors = done.flatMap((one, index) => (isRefusal(one) ? errorsAt(index, one) : []))
    if (atomic === true && errors.length > 0)
      request.refuse('validation_failed', { detail: 'batchRefused', errors: errors.slice(0, MAX_ERRORS) })
    return done
  })
  return {
    data: outcomes.map((outcome, index) => shown({ resource, request }, valuesOf(asked[index]), outcome)),
  }
}

/**
 * Locks the records that the batch refers to, then those that it changes, always in the same order. Other
 * batches of the resource wait.
 */
async function lockRecords({ resource, request, tx }: Session, asked: readonly Values[]): Promise<void> {
  const { description } = resource
  const { table } = description
  const columns = Prisma.sql`id`
  const ids = asked.flatMap(({ op, id }) => (op !== 'create' && typeof id === 'number' ? [id] : []))
  const parent = parentIn(description, request)
  const given = asked.map(({ value }) => ({ ...parent, ...valuesOf(value) }))
  await lockBatches(tx, [description])
  await lackingReferences(request.read, description, given, { lock: KEY_SHARE })
  if (ids.length > 0) await selectForUpdate(tx, { table, columns }, Prisma.sql`id = ANY(${ids}::int[])`)
}

/** Groups consecutive creates. */
function groupsOf(asked: readonly Values[]): Values[][] {
  const groups: Values[][] = []
  for (const one of asked) {
    const last = groups.at(-1)
    if (one.op === 'create' && last?.[0]?.op === 'create') last.push(one)
    else groups.push([one])
  }
  return groups
}

async function doGroup(session: Session, group: readonly Values[]): Promise<readonly Outcome[]> {
  const { resource, request } = session
  const createAll = async () => {
    const requests = group.map((one) => requestFor(session, one))
    return withGoodValues(resource, request, () => createTogether(resource, requests, session))
  }
  const together = group.length > 1 ? await attempt(session.tx, createAll) : undefined
  if (together && !isRefusal(together)) return together
  const outcomes: Outcome[] = []
  for (const one of group) outcomes.push(await doAlone(session, one))
  return outcomes
}

/** If an operation is refused, its tasks are dropped like its writes. */
async function doAlone(session: Session, asked: Values): Promise<Outcome> {
  const { resource, request } = session
  const tasks: (() => void)[] = []
  const outcome = await attempt(session.tx, () => {
    const one = { ...requestFor(session, asked), afterCommit: (task: () => void) => void tasks.push(task) }
    if (asked.op === 'create') return create(resource, one)
    return asked.op === 'update' ? update(resource, one) : remove(resource, one)
  })
  if (!isRefusal(outcome)) for (const task of tasks) request.afterCommit(task)
  return outcome
}

/** The request for one operation. @throws Refusal `validation_failed` */
function requestFor({ resource, request }: Session, asked: Values): UntypedRequest {
  const { op, id, version, value } = asked
  const { create: creating } = resource.description.operations
  const needed =
    op === 'create' ? ['value'] : op === 'update' ? ['id', 'version', 'value'] : ['id', 'version']
  const errors = needed.filter((name) => asked[name] === undefined).map((name) => bodyError(name, 'required'))
  if (errors.length > 0) request.refuse('validation_failed', { errors })
  const refuse: UntypedRequest['refuse'] = (code, { errors = [], ...options } = {}) =>
    request.refuse(code, { ...options, ...(errors.length > 0 && { errors: errors.map(inValue) }) })
  const requireValid = ({ errors = [] }: Refusal) => refuse('validation_failed', { errors })
  const body = op === 'create' && creating ? requireValidBody(creating, value, requireValid) : value
  return { ...request, params: { ...valuesOf(request.params), id }, body, ifMatch: `"${version}"`, refuse }
}

function inValue(error: FieldError): FieldError {
  return { ...error, field: `/value${error.field}` }
}

/** The errors of an operation, with their pointers into the body of the batch. */
function errorsAt(index: number, { code, errors }: Refusal): readonly FieldError[] {
  const operation = `operations/${index}`
  if (errors) return errors.map((one) => ({ ...one, field: `/${operation}${one.field}` }))
  if (code === 'precondition_failed') return [bodyError(`${operation}/version`, 'current')]
  if (code === 'in_use') return [bodyError(`${operation}/id`, 'unused')]
  return [bodyError(`${operation}/id`, 'exists')]
}

/** The item of an operation in the response, with the content of a single response. */
function shown(
  { resource, request }: Pick<Session, 'resource' | 'request'>,
  { op }: Values,
  outcome: Outcome,
) {
  const { language, actor } = request
  if (isRefusal(outcome)) {
    const { message, data: error } = errorResponse(outcome, actor.requestId ?? '', language)
    return { status: outcome.status, message, data: null, error }
  }
  const id = operationOf(resource.description, op)
  const message = id && successMessage(language, id, 1)
  const data = { ...Object(outcome.data), ...outcome.made }
  return { status: id && operations[id].successStatus, message, data, error: null }
}

/** The operation that does alone what an operation of a batch does. */
export function operationOf({ operations: { create, update, remove } }: ResourceDescription, op: unknown) {
  return op === 'create' ? create : op === 'update' ? update : remove
}
