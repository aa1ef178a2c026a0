import type { DatabaseLog } from '../postgres/connection.ts'

const RECOVERY = /automatic recovery in progress/

/**
 * A record that belongs there, and is damaged. Where the log ends as it should, PostgreSQL finds zeros, or
 * what is left of an older log in the file.
 */
const DAMAGE =
  /^incorrect resource manager data checksum|^invalid magic number (?!0000)|^page verification failed/

/** Tells in one line how PostgreSQL has recovered from the sudden end of its process, in its own words. */
export function logRecovery(words: readonly string[], log: DatabaseLog): void {
  if (!words.some((text) => RECOVERY.test(text))) return
  if (words.some((text) => DAMAGE.test(text))) {
    log.warn(
      { postgresql: words },
      'embedded database recovered up to a damaged record: writes behind it are lost, compare with a backup',
    )
  } else log.info({ postgresql: words }, 'embedded database recovered')
}
