import { ACCOUNTS } from './definitions/accounts.ts'
import { MEDIA } from './definitions/media.ts'
import { SERVING } from './definitions/serving.ts'
import { WEBHOOKS } from './definitions/webhooks.ts'

/**
 * Everything that the operator can choose, with the description that `cms --help settings` and PRODUCTION.md
 * show. A setting is read from the environment variable of its name, `nodeEnv` from `NODE_ENV`. Durations are
 * in seconds, sizes in bytes unless the description says otherwise.
 */
export const SETTINGS = { ...SERVING, ...MEDIA, ...WEBHOOKS, ...ACCOUNTS }

export function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}
