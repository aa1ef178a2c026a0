import { onTestFinished } from 'vitest'
import type { Settings } from '../../src/config/settings.ts'
import type { AppContext } from '../../src/context.ts'
import { ownChangesOnly } from '../../src/database/changes/changes.ts'
import { requestOf, SYSTEM } from '../../src/domain/change.ts'
import { refuse } from '../../src/domain/errors.ts'
import { createAuth } from '../../src/identity/auth.ts'
import type { IdentityDependencies } from '../../src/identity/dependencies.ts'
import { loadSecrets } from '../../src/identity/secrets/secrets.ts'
import { type LogLine, recordingLog } from '../support/log.ts'
import { silent } from './fixtures.ts'

const HOME = { address: '192.0.2.1', request: requestOf(SYSTEM) }

interface Differences extends Partial<Pick<IdentityDependencies, 'hashing' | 'clock'>> {
  readonly settings?: Partial<Settings>
}

/**
 * The authentication of another process on the same database, which does not hear of the changes of other
 * processes. Unlike an operation, it may refuse with any code.
 */
export async function startReplica({ context }: { context: AppContext }, differences: Differences = {}) {
  const settings = { ...context.settings, ...differences.settings }
  const lines: LogLine[] = []
  const parts = { ...context, prisma: context.database.prisma, changes: ownChangesOnly, ...differences }
  const secrets = differences.settings?.apiKeyPeppers ? await loadSecrets(settings, silent) : context.secrets
  const auth = await createAuth({ ...parts, settings, secrets, log: recordingLog('trace', lines) })
  onTestFinished(() => auth.close())
  return {
    ...auth,
    settings,
    lines: () => lines.map(({ msg }) => msg),
    logIn: (username: string, password: string) => auth.logIn({ username, password, ...HOME }, refuse),
    refresh: (token: string) => auth.refresh(token, HOME, refuse),
    whoIs: auth.principals.ofAccessToken,
    verify: auth.apiKeys.verifyApiKey,
  }
}

export type Replica = Awaited<ReturnType<typeof startReplica>>
