import type { FastifyRequest } from 'fastify'
import { type OperationDescription, operations } from '../../../generated/operations.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { within } from '../../base/within.ts'
import type { AppContext } from '../../context.ts'
import { originOf } from '../../http/origin.ts'
import { requestIdsOf } from '../../http/request-id.ts'
import { type AccessRecheck, recheckAccess } from '../../identity/access/recheck.ts'
import { fetchRows, findRow, type List, type ListedRow } from '../../lists/rows.ts'
import { withinSearchTime } from '../../lists/search-time.ts'
import { languageOf } from '../../messages/languages.ts'
import { actorOf, changeOf, SYSTEM } from '../../words/change.ts'
import { ApiError, refuse } from '../../words/errors.ts'
import { type UntypedHandler, untyped, untypedResults, validListQuery } from '../boundary.ts'
import type { CreatedResults, Handlers, OperationId } from '../handler.ts'
import type { AnswerMemory } from '../memory/answer-memory.ts'
import { createIdempotency, type Run } from '../once/idempotency.ts'
import type { MatchedRequest } from '../openapi/router.ts'
import { preconditionOf } from '../precondition.ts'
import { type Answer, type AnyResult, answerFactory } from '../response.ts'
import type { Handle, Stops } from '../way.ts'
import { createWrites } from '../writes.ts'

export interface Operations {
  readonly handlers: Handlers
  readonly createdResults: CreatedResults
}

/** A valid request on its way through one operation. */
interface Arrived {
  readonly id: OperationId
  readonly operation: OperationDescription
  readonly matched: MatchedRequest
  readonly request: FastifyRequest
  readonly now: Date
  /** Undefined for reads, and for operations that are open to all. */
  readonly recheck: AccessRecheck | undefined
  /** What to do once the answer is certain. */
  readonly tasks: (() => void)[]
  readonly answerOf: (result: AnyResult, language?: ReturnType<typeof languageOf>) => Answer
}

/**
 * The last stop: runs the handler of an operation, at most once for each `Idempotency-Key`, and makes the
 * answer of the result. Of requests for one kept answer at the same time, one reads for all.
 *
 * @param memory none: every answer is made
 * @param timeout milliseconds that a handler has
 */
export function runHandlers(
  context: AppContext,
  { handlers, createdResults }: Operations,
  memory: AnswerMemory | undefined,
  timeout: number,
): Stops['handleFor'] {
  const { auth, clock, settings, versions } = context
  const once = createIdempotency(context)
  const byId = untyped(handlers)
  const resultOfRow = untypedResults(createdResults)

  return (id): Handle => {
    const operation: OperationDescription = operations[id]
    const toAnswer = answerFactory(id)
    const toResult = resultOfRow[id]
    const run = runHandler(context, byId[id])

    function arrive(matched: MatchedRequest, request: FastifyRequest): Arrived {
      const { principal, headers, url } = request
      const now = clock.now()
      const isWrite = principal !== undefined && operation.method !== 'GET'
      const recheck = isWrite
        ? recheckAccess(principal, operation.security, now, () => auth.forget(principal))
        : undefined
      const answerOf: Arrived['answerOf'] = (result, language = languageOf(headers['accept-language'])) =>
        toAnswer(result, language, originOf(request, settings), url)
      return { id, operation, matched, request, now, recheck, tasks: [], answerOf }
    }

    /** @returns undefined where the request has no `Idempotency-Key`, or the operation takes none */
    function runOnce(arrived: Arrived, running: Run): Promise<Answer> | undefined {
      const { matched, request, recheck, answerOf } = arrived
      const { params, requestBody: body } = matched
      const key = request.headers['idempotency-key']
      if (!operation.idempotent || typeof key !== 'string' || !request.principal || !recheck) return undefined
      const language = languageOf(request.headers['accept-language'])
      const ofRow = toResult && {
        status: operation.successStatus,
        language,
        answer: (row: unknown, first: typeof language) => answerOf(toResult(row), first),
      }
      const { principal } = request
      return once({ principal, recheck, operationId: id, key, content: { params, body }, ofRow }, running)
    }

    async function work(arrived: Arrived): Promise<Answer> {
      const running: Run = (db, claimed) => run(arrived, db, claimed)
      try {
        const answer = await (runOnce(arrived, running) ?? running(context.database.prisma))
        for (const task of arrived.tasks) task()
        return answer
      } finally {
        // also when it failed: what was asked of the database may be done all the same
        versions.haveChanged(operation.changes)
      }
    }

    function handle(matched: MatchedRequest, request: FastifyRequest): Promise<Answer> {
      // Fastify's `handlerTimeout` does not help: it covers the time until the body is read
      const working = work(arrive(matched, request))
      return within(timeout, working, () => {
        working.catch((err: unknown) => request.log.error({ err }, 'failed after its request was given up'))
        return new ApiError('unavailable')
      })
    }

    return (matched, request) =>
      request.place && memory
        ? memory.read(request.place, () => handle(matched, request))
        : handle(matched, request)
  }
}

type RunHandler = (arrived: Arrived, ...parameters: Parameters<Run>) => Promise<Answer>

/** Gives the handler all that it may use, and nothing else. */
function runHandler({ auth, database, secrets }: AppContext, handler: UntypedHandler): RunHandler {
  const { prisma } = database
  return async ({ id, matched, request, now, recheck, tasks, answerOf }, db, claimed) => {
    const { params, query, requestBody: body } = matched
    const { principal, ip, log, headers } = request
    const ids = requestIdsOf(request)
    const actor = principal ? actorOf(principal, ids) : { ...SYSTEM, ...ids }
    const { transaction, insert } = createWrites({ prisma, db, recheck, claimed })

    async function page<Row extends ListedRow, Data>(list: List<Row, Data>): Promise<AnyResult> {
      const listQuery = validListQuery(query)
      const fetch = (client: Prisma.TransactionClient) =>
        fetchRows({ db: client, key: secrets.cursorKey, operationId: id, query: listQuery, ...list })
      const isCostly = listQuery.q !== undefined || listQuery.count === true
      const isLimited = isCostly && database.kind === 'postgresql'
      const { rows, next, total } = await (isLimited ? withinSearchTime(transaction, fetch) : fetch(db))
      return { data: rows.map(list.toResource), next, total }
    }

    return answerOf(
      await handler({
        params,
        query,
        body,
        principal,
        db,
        auth,
        actor,
        ip,
        log,
        now,
        refuse,
        find: (source, rowId) => findRow(db, source, rowId),
        page,
        transaction,
        insert,
        ifMatch: preconditionOf(headers['if-match']),
        change: (action) => changeOf(actor, action, now),
        afterCommit: (task) => void tasks.push(task),
      }),
    )
  }
}
