import { earlier, later } from '../../domain/clock.ts'
import { defineHandler } from '../../request/handler.ts'
import { issue, MISSING, read } from './api-keys.ts'

export const rotateApiKey = defineHandler('rotateApiKey', { changes: [] }, async (request) => {
  const { params, body, principal, now, actor, change, refuse, afterCommit, auth } = request
  const overlapEnd = later(now, body.overlapSeconds)
  const data = await request.transaction(async (tx) => {
    const old = (await read(tx, params.apiKeyId)) ?? refuse('not_found', MISSING)
    const expiresAt = old.expiresAt === null ? undefined : new Date(old.expiresAt)
    if (expiresAt && expiresAt <= now) refuse('api_key_ended')
    const [replaced] = await tx.apiKey.updateManyAndReturn({
      // only one of two concurrent requests replaces the key
      where: { id: old.id, revokedAt: null, replacedAt: null },
      data: {
        replacedAt: now,
        expiresAt: expiresAt ? earlier(expiresAt, overlapEnd) : overlapEnd,
        lastChange: change('apiKey.rotate'),
      },
      // all of them: `old` lacks those that only a later version of the service knows
      select: { scopes: true },
    })
    if (!replaced) refuse('api_key_ended')
    return issue(auth, { ...old, ...replaced, expiresAt, createdById: principal.userId, actor }, tx)
  })
  afterCommit(auth.forget)
  return { data }
})
