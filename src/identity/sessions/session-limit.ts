import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Settings } from '../../config/settings.ts'
import { changeOf, type RequestIds, SYSTEM } from '../../words/change.ts'
import type { Clock } from '../../words/clock.ts'
import type { Principals } from '../access/principals.ts'

export interface SessionLimitParts {
  readonly prisma: PrismaClient
  readonly settings: Pick<Settings, 'sessionsPerUser'>
  readonly clock: Clock
  readonly principals: Pick<Principals, 'forgetSession'>
}

/**
 * Ends the oldest logins of a user beyond `settings.sessionsPerUser`. Call it once a new login is stored: of
 * several at once, the last one sees all of them.
 *
 * @param request that the new login came with
 */
export async function endOldestSessions(
  { prisma, settings, clock, principals }: SessionLimitParts,
  userId: number,
  request: RequestIds,
): Promise<void> {
  const now = clock.now()
  const change = JSON.stringify(changeOf({ ...SYSTEM, ...request }, 'session.revoke', now))
  const ended = await prisma.$queryRaw<{ readonly id: string }[]>`
    UPDATE sessions SET revoked_at = ${now}::timestamptz, last_change = ${change}::jsonb
    WHERE revoked_at IS NULL AND id IN (
      SELECT id FROM sessions
      WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}::timestamptz
      ORDER BY created_at DESC, id DESC
      OFFSET ${settings.sessionsPerUser}
    )
    RETURNING id::text`
  for (const { id } of ended) principals.forgetSession(id)
}
