const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60]

/** Seconds between one attempt and the next: ten attempts in a little more than three days. */
const DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY]
/** The jitter, as a share of the delay, so that deliveries that failed together are not retried together. */
const JITTER = 0.1
/** The maximum delay that a receiver can ask for, in seconds. */
const MAX_RETRY_AFTER = DAY

/**
 * The seconds until the next attempt; undefined if there is none.
 *
 * @param attempts how many were made
 * @param retryAfter the delay that the receiver asks for, in seconds
 */
export function nextDelay(attempts: number, retryAfter = 0): number | undefined {
  const delay = DELAYS[attempts - 1]
  if (delay === undefined) return undefined
  const varied = delay * (1 - JITTER + 2 * JITTER * Math.random())
  return Math.max(varied, Math.min(retryAfter, MAX_RETRY_AFTER))
}

/** `Retry-After` in seconds: a number or a date (RFC 9110, section 10.2.3). Undefined if it is neither. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const seconds = (Date.parse(header) - now.getTime()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0)
}
