import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { operations } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { actorOf, changeOf, SYSTEM } from '../audit/change.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../http/errors.ts'
import { untyped } from './boundary.ts'
import type { Handlers } from './handler.ts'
import { createIdempotency } from './idempotency.ts'
import type { Serve } from './mount.ts'
import type { OperationDescription } from './operation.ts'
import { preconditionOf } from './precondition.ts'
import { type Answer, sendAnswer, toAnswer } from './response.ts'
import { principalOf } from './security.ts'

/** A name or an address, and perhaps a port (RFC 9110, section 7.2): no user, path or query beside it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * The last stop of a request: the handler, its answer kept for a retry where the client asks for that, the envelope.
 *
 * @param timeout milliseconds that a handler has
 */
export function createServe(context: AppContext, handlers: Handlers, timeout: number): Serve {
  const once = createIdempotency(context)
  const byId = untyped(handlers)
  const { prisma } = context.database

  return async function serve(id, { request: matched, security }, request, reply) {
    const handler = byId[id]
    const operation: OperationDescription = operations[id]
    const principal = principalOf(operation, security)
    const { params, query, requestBody: body } = matched
    const tasks: (() => void)[] = []
    const actor = principal ? actorOf(principal, request.id) : { ...SYSTEM, requestId: request.id }

    async function run(db: Prisma.TransactionClient): Promise<Answer> {
      const { ip, log } = request
      const result = await handler(
        {
          ...{ params, query, body, principal, ip, log, db, actor },
          transaction: (work) => (db === prisma ? prisma.$transaction(work) : work(db)),
          ifMatch: preconditionOf(request.headers['if-match']),
          change: (action) => changeOf(actor, action, context.clock.now()),
          afterCommit: (task) => void tasks.push(task),
        },
        context,
      )
      return toAnswer(operation, result, request.url, () => originOf(request, context))
    }

    async function finish(): Promise<Answer> {
      const key = operation.idempotent ? request.headers['idempotency-key'] : undefined
      const answer =
        typeof key === 'string' && principal
          ? await once({ principal, operationId: id, key, content: { params, body } }, run)
          : await run(prisma)
      for (const task of tasks) task()
      return answer
    }

    sendAnswer(await inTime(finish(), timeout, request.log), request, reply)
    return reply
  }
}

/**
 * Gives up waiting, though the work goes on. Fastify's `handlerTimeout` would not do: it ends when the body of the
 * request has been read.
 *
 * @throws ApiError `unavailable` when `work` takes longer than `timeout` milliseconds
 */
function inTime<T>(work: Promise<T>, timeout: number, log: FastifyBaseLogger): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new ApiError('unavailable'))
    }, timeout)
    const onError = (err: unknown) => {
      clearTimeout(timer)
      if (isLate) log.error({ err }, 'failed after its request was given up')
      else reject(err)
    }
    work.then((value) => {
      clearTimeout(timer)
      resolve(value)
    }, onError)
  })
}

/** The origin that clients reach the service at; the `Host` header is believed only as far as it is one. */
function originOf({ protocol, host }: FastifyRequest, { settings }: AppContext): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl
  const origin = `${protocol}://${host}`
  return HOST.test(host) && URL.canParse(origin) ? origin : `http://${settings.host}:${settings.port}`
}
