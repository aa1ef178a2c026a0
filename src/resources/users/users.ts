import { lengths } from '../../../generated/operations.ts'
import { descriptions } from '../../../generated/resources.ts'
import { bodyError } from '../../domain/errors.ts'
import { newPasswordHash } from '../../identity/passwords/passwords.ts'
import { canonicalUsername } from '../../identity/sessions/login.ts'
import { defineResource } from '../kit/resource.ts'
import { lockBatches } from '../kit/rows.ts'
import { lockWithAdmins, refuseLastAdmin } from './last-admin.ts'
import { resetHash } from './passwords.ts'

export const users = defineResource('User', {
  search: ['username', 'displayName'],

  async beforeCreate({ body, refuse, auth }) {
    const username = canonicalUsername(body.username)
    const { max: limit } = lengths.username
    // lower case can be longer: `İ` becomes two characters
    if ([...username].length > limit)
      refuse('validation_failed', { errors: [bodyError('username', 'maxLength.lowerCase', { limit })] })
    const given = { password: body.password, username, field: '/password' }
    const passwordHash = await newPasswordHash(auth.passwords, given, refuse)
    return { username, displayName: body.displayName ?? body.username, passwordHash }
  },

  async beforeUpdate(request) {
    const { password, disabled } = request.body
    const passwordHash = password === undefined ? undefined : await resetHash(password, request)
    return ({ disabledAt }) => ({
      disabledAt: (disabled ?? disabledAt !== null) ? (disabledAt ?? request.now) : null,
      ...(passwordHash && { passwordHash }),
    })
  },

  inTransaction: {
    lockUsers: lockWithAdmins,

    async beforeUpdate({ body, actor, refuse, afterCommit, auth }, { id, disabledAt, ...before }, tx) {
      const isDisabled = body.disabled ?? disabledAt !== null
      if (before.role === 'admin' && (isDisabled || (body.role ?? 'admin') !== 'admin')) {
        await refuseLastAdmin(tx, id, refuse)
        await auth.apiKeys.revoke({ createdById: id }, actor, tx)
      }
      const endsLogins = isDisabled || body.password !== undefined
      // people with another role may see other posts
      if (endsLogins || (body.role ?? before.role) !== before.role)
        await tx.preview.deleteMany({ where: { createdById: id } })
      if (endsLogins) await auth.sessions.revoke({ userId: id }, actor, tx)
      afterCommit(auth.forget)
    },

    async beforeDelete({ actor, refuse, afterCommit, auth }, { id }, tx) {
      await refuseLastAdmin(tx, id, refuse)
      // the records of the user lose their author
      await lockBatches(
        tx,
        descriptions.filter(({ hasVersion }) => hasVersion),
      )
      await auth.sessions.revoke({ userId: id }, actor, tx)
      await auth.apiKeys.revoke({ createdById: id }, actor, tx)
      afterCommit(auth.forget)
    },
  },
})
