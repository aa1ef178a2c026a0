import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { operations } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { actorOf, changeOf, SYSTEM } from '../audit/change.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../http/errors.ts'
import { languageOf } from '../messages/languages.ts'
import { untyped } from './boundary.ts'
import { Deadlines } from './deadlines.ts'
import type { Handlers } from './handler.ts'
import { createIdempotency } from './idempotency.ts'
import type { Serve } from './mount.ts'
import type { OperationDescription } from './operation.ts'
import { preconditionOf } from './precondition.ts'
import { type Answer, answerFactory, sendAnswer } from './response.ts'
import { principalOf } from './security.ts'

/** A name or an address, and perhaps a port (RFC 9110, section 7.2): no user, path or query beside it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether it is one: clients ask at few of them, and to parse one takes a microsecond. */
const knownOrigins = new LRUCache<string, boolean>({ max: 100 })

/**
 * The last stop of a request: the handler, its answer kept for a retry where the client asks for that, the envelope.
 *
 * @param timeout milliseconds that a handler has
 */
export function createServe(context: AppContext, handlers: Handlers, timeout: number): Serve {
  const once = createIdempotency(context)
  const byId = untyped(handlers)
  const { prisma } = context.database
  const deadlines = new Deadlines(timeout)

  return (id) => {
    const handler = byId[id]
    const operation: OperationDescription = operations[id]
    const toAnswer = answerFactory(id)

    return ({ request: matched, security }, request, reply) => {
      const principal = principalOf(operation, security)
      const { params, query, requestBody: body } = matched
      const actor = principal ? actorOf(principal, request.id) : { ...SYSTEM, requestId: request.id }
      const tasks: (() => void)[] = []

      async function run(db: Prisma.TransactionClient): Promise<Answer> {
        const result = await handler(
          {
            params,
            query,
            body,
            principal,
            db,
            actor,
            ip: request.ip,
            log: request.log,
            transaction: (work) => (db === prisma ? prisma.$transaction(work) : work(db)),
            ifMatch: preconditionOf(request.headers['if-match']),
            change: (action) => changeOf(actor, action, context.clock.now()),
            afterCommit: (task) => void tasks.push(task),
          },
          context,
        )
        const language = languageOf(request.headers['accept-language'])
        return toAnswer(result, language, request.url, () => originOf(request, context))
      }

      const key = operation.idempotent ? request.headers['idempotency-key'] : undefined
      const work =
        typeof key === 'string' && principal
          ? once({ principal, operationId: id, key, content: { params, body } }, run)
          : run(prisma)

      return new Promise<void>((resolve, reject) => {
        const deadline = deadlines.start(() => reject(new ApiError('unavailable')))
        work
          .then(
            (answer) => {
              const isLate = !deadlines.end(deadline)
              for (const task of tasks) task()
              if (!isLate) sendAnswer(answer, request, reply)
              resolve()
            },
            (err: unknown) => {
              if (deadlines.end(deadline)) reject(err)
              else request.log.error({ err }, 'failed after its request was given up')
            },
          )
          .catch(reject)
      })
    }
  }
}

/** The origin that clients reach the service at; the `Host` header is believed only as far as it is one. */
function originOf({ protocol, host }: FastifyRequest, { settings }: AppContext): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl
  const origin = `${protocol}://${host}`
  let isOrigin = knownOrigins.get(origin)
  if (isOrigin === undefined) {
    isOrigin = HOST.test(host) && URL.canParse(origin)
    knownOrigins.set(origin, isOrigin)
  }
  return isOrigin ? origin : `http://${settings.host}:${settings.port}`
}
