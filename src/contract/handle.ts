import { type OperationDescription, operations } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { createStanding, type Standing } from '../auth/standing.ts'
import type { AppContext } from '../context.ts'
import { actorOf, changeOf, SYSTEM } from '../core/change.ts'
import { ApiError, refuse } from '../core/errors.ts'
import type { Principal } from '../core/principal.ts'
import { within } from '../core/within.ts'
import { originOf } from '../http/origin.ts'
import { requestIdsOf } from '../http/request-id.ts'
import { fetchRows, findRow, type List, type ListedRow, type ListQuery } from '../lists/rows.ts'
import { withinSearchTime } from '../lists/search-time.ts'
import { languageOf } from '../messages/languages.ts'
import { untyped, untypedResults, validListQuery } from './boundary.ts'
import type { CreatedResults, Handlers } from './handler.ts'
import { createIdempotency } from './idempotency.ts'
import { preconditionOf } from './precondition.ts'
import { type Answer, type AnyResult, answerFactory } from './response.ts'
import type { Steps } from './steps.ts'
import { createWrites, type Insert } from './writes.ts'

export interface Operations {
  readonly handlers: Handlers
  readonly createdResults: CreatedResults
}

/**
 * The step in which an operation does its work: runs its handler, at most once for each `Idempotency-Key`,
 * and makes the answer of the result.
 *
 * @param timeout milliseconds that a handler has
 */
export function createHandle(
  context: AppContext,
  { handlers, createdResults }: Operations,
  timeout: number,
): Steps['handleFor'] {
  const { auth, clock, database, secrets, settings, versions } = context
  const { prisma } = database
  const once = createIdempotency(context)
  const byId = untyped(handlers)
  const resultOfRow = untypedResults(createdResults)

  function forget(principal: Principal): void {
    if (principal.kind === 'user') auth.principals.forgetSession(principal.sessionId)
    else auth.apiKeys.forgetApiKey(principal.keyId)
  }

  return (id) => {
    const handler = byId[id]
    const operation: OperationDescription = operations[id]
    const toAnswer = answerFactory(id)
    const toResult = resultOfRow[id]
    return async ({ params, query, requestBody: body, principal }, request) => {
      const { ip, log, headers } = request
      const now = clock.now()
      const ids = requestIdsOf(request)
      const actor = principal ? actorOf(principal, ids) : { ...SYSTEM, ...ids }
      const tasks: (() => void)[] = []
      const standing: Standing | undefined =
        principal && operation.method !== 'GET'
          ? createStanding(principal, operation.security, now, () => forget(principal))
          : undefined

      const answerOf = (result: AnyResult, language = languageOf(headers['accept-language'])) =>
        toAnswer(result, language, originOf(request, settings), request.url)

      async function run(db: Prisma.TransactionClient, claimed?: Insert): Promise<Answer> {
        const { transaction, insert } = createWrites({ prisma, db, standing, claimed })
        const page = async <Row extends ListedRow, Data>(list: List<Row, Data>, listQuery: ListQuery) => {
          const fetch = (client: Prisma.TransactionClient) =>
            fetchRows({ db: client, key: secrets.cursorKey, operationId: id, query: listQuery, ...list })
          const isCostly = listQuery.q !== undefined || listQuery.count === true
          const isLimited = isCostly && database.kind === 'postgresql'
          const { rows, next, total } = await (isLimited ? withinSearchTime(transaction, fetch) : fetch(db))
          return { data: rows.map(list.toResource), next, total }
        }
        const result = await handler(
          {
            params,
            query,
            body,
            principal,
            db,
            actor,
            ip,
            log,
            now,
            refuse,
            find: (source, rowId) => findRow(db, source, rowId),
            page: (list) => page(list, validListQuery(query)),
            transaction,
            insert,
            ifMatch: preconditionOf(headers['if-match']),
            change: (action) => changeOf(actor, action, now),
            afterCommit: (task) => void tasks.push(task),
          },
          context,
        )
        return answerOf(result)
      }

      async function work(): Promise<Answer> {
        const key = operation.idempotent ? headers['idempotency-key'] : undefined
        try {
          const answer =
            typeof key === 'string' && principal && standing
              ? await once(
                  {
                    principal,
                    standing,
                    operationId: id,
                    key,
                    content: { params, body },
                    ofRow: toResult && {
                      status: operation.successStatus,
                      language: languageOf(headers['accept-language']),
                      answer: (row, language) => answerOf(toResult(row), language),
                    },
                  },
                  run,
                )
              : await run(prisma)
          for (const task of tasks) task()
          return answer
        } finally {
          // also when it failed: what was asked of the database may be done all the same
          versions.haveChanged(operation.changes)
        }
      }

      // Fastify's `handlerTimeout` does not help: it covers the time until the body is read
      const working = work()
      return within(timeout, working, () => {
        working.catch((err: unknown) => log.error({ err }, 'failed after its request was given up'))
        return new ApiError('unavailable')
      })
    }
  }
}
