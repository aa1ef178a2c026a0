import type { FastifyRequest } from 'fastify'
import { type Language, operations, type Table } from '../../../generated/operations.ts'
import { within } from '../../base/work.ts'
import type { AppContext } from '../../context.ts'
import { type Select, selectIn } from '../../database/select.ts'
import { originOf } from '../../http/origin.ts'
import { requestIdsOf } from '../../http/request-id.ts'
import { type AccessRecheck, recheckAccess } from '../../identity/access/recheck.ts'
import { decodeCursor, encodeCursor } from '../../lists/cursor.ts'
import { fetchRows, findRow, type List, type ListedRow } from '../../lists/rows.ts'
import { withinSearchTime } from '../../lists/search.ts'
import { languageOf } from '../../messages/languages.ts'
import { changeOf, identityOf, SYSTEM } from '../../words/change.ts'
import { ApiError, Busy, refuse } from '../../words/errors.ts'
import { type UntypedHandler, untyped, untypedResults, validListQuery } from '../boundary.ts'
import type { CreatedResults, Handlers, OperationId } from '../handler.ts'
import type { AnswerMemory } from '../memory/answer-memory.ts'
import { Idempotency, type Run } from '../once/idempotency.ts'
import type { MatchedRequest } from '../openapi/router.ts'
import { type Answer, type AnyResult, answerFactory } from '../response.ts'
import type { Stops } from '../way.ts'
import { createWrites } from '../writes.ts'

interface Operations {
  readonly handlers: Handlers
  readonly createdResults: CreatedResults
  /** What operations change that are not of a resource themselves. */
  readonly furtherChanges: Readonly<Partial<Record<OperationId, readonly Table[]>>>
}

/** A valid request, and what was made of it for the handler. */
interface Arrived {
  readonly matched: MatchedRequest
  readonly request: FastifyRequest
  readonly now: Date
  /** Undefined for reads, and for operations that are open to all. */
  readonly recheck: AccessRecheck | undefined
  /** What to do once the answer is certain. */
  readonly tasks: (() => void)[]
}

/**
 * The last stop: runs the handler of an operation, at most once for each `Idempotency-Key`, and makes the
 * answer of the result. Of requests for one kept answer at the same time, one reads for all.
 *
 * @param memory undefined where every answer is made
 * @param timeout milliseconds that a handler has
 */
export function runHandlers(
  context: AppContext,
  { handlers, createdResults, furtherChanges }: Operations,
  memory: AnswerMemory | undefined,
  timeout: number,
): Stops['handleFor'] {
  const { auth, clock, settings, versions, database } = context
  const idempotency = new Idempotency(context)
  const byId = untyped(handlers)
  const resultOfRow = untypedResults(createdResults)

  return (id) => {
    const { method, security, idempotent, successStatus: status, changes: own } = operations[id]
    const changes = [...own, ...(furtherChanges[id] ?? [])]
    const toAnswer = answerFactory(id)
    const toResult = resultOfRow[id]
    const runHandler = handlerRunner(context, id, byId[id])

    async function work(matched: MatchedRequest, request: FastifyRequest): Promise<Answer> {
      const { principal, headers, url } = request
      const { params, requestBody: body } = matched
      const now = clock.now()
      const language = languageOf(headers['accept-language'])
      const answerOf = (result: AnyResult, inLanguage = language) =>
        toAnswer(result, inLanguage, originOf(request, settings), url, !principal)
      const recheck =
        principal && method !== 'GET' ? recheckAccess(principal, security, now, auth.forget) : undefined
      const arrived: Arrived = { matched, request, now, recheck, tasks: [] }
      const run: Run = async (db, claimed) => answerOf(await runHandler(arrived, db, claimed))
      const key = headers['idempotency-key']
      const ofRow = toResult && {
        status,
        language,
        answer: (row: unknown, inLanguage: Language) => answerOf(toResult(row), inLanguage),
      }
      try {
        const answer =
          idempotent && typeof key === 'string' && principal && recheck
            ? await idempotency.once(
                { principal, recheck, operationId: id, key, content: { params, body }, ofRow },
                run,
              )
            : await run(database.prisma)
        for (const task of arrived.tasks) task()
        return answer
      } finally {
        // also when it failed: what was asked of the database may be done all the same
        versions.haveChanged(changes)
      }
    }

    function workInTime(matched: MatchedRequest, request: FastifyRequest): Promise<Answer> {
      // Fastify's `handlerTimeout` does not help: it covers the time until the body is read
      const working = work(matched, request)
      return within(timeout, working, () => {
        working.catch((err: unknown) => request.log.error({ err }, 'failed after its request was given up'))
        return new ApiError('unavailable', { cause: new Busy('handler_timeout') })
      })
    }

    return (matched, request) =>
      request.place && memory
        ? memory.read(request.place, () => workInTime(matched, request))
        : workInTime(matched, request)
  }
}

/** Gives the handler all that it may use, and nothing else. */
function handlerRunner(
  { auth, database, secrets, settings }: AppContext,
  id: OperationId,
  handler: UntypedHandler,
) {
  const { prisma } = database
  const contentDefaults = { defaultCurrency: settings.defaultCurrency }
  return async (
    { matched, request, now, recheck, tasks }: Arrived,
    ...[db, claimed]: Parameters<Run>
  ): Promise<AnyResult> => {
    const { params, query, requestBody: body } = matched
    const { principal, denied, ip, log, headers } = request
    const ids = requestIdsOf(request)
    const actor = { ...(principal ? identityOf(principal) : SYSTEM), ...ids }
    const select = db === prisma ? database.select : selectIn(db)
    const writes = createWrites({ prisma, db, recheck, claimed })

    async function page<Row extends ListedRow, Data>(list: List<Row, Data>): Promise<AnyResult> {
      const listQuery = validListQuery(query)
      const fetch = (read: Select) =>
        fetchRows({ select: read, key: secrets.cursorKey, operationId: id, query: listQuery, ...list })
      const isCostly = listQuery.q !== undefined || listQuery.count === true
      const isLimited = isCostly && database.kind === 'postgresql'
      const { rows, next, total } = await (isLimited
        ? withinSearchTime(writes.transaction, fetch)
        : fetch(select))
      return { data: rows.map(list.toResource), next, total }
    }

    return handler({
      params,
      query,
      body,
      principal,
      denied,
      db,
      auth,
      actor,
      ip,
      userAgent: headers['user-agent'],
      log,
      now,
      contentDefaults,
      refuse,
      read: select,
      find: (source, rowId, condition) => findRow(select, source, rowId, condition),
      page,
      cursors: {
        encode: (position) => encodeCursor(secrets.cursorKey, id, position),
        decode: (cursor, parameter) => decodeCursor(secrets.cursorKey, id, cursor, parameter),
      },
      ...writes,
      ifMatch: headers['if-match'],
      change: (action) => changeOf(actor, action, now),
      afterCommit: (task) => void tasks.push(task),
    })
  }
}
