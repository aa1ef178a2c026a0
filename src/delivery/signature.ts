import { createHmac } from 'node:crypto'
import { SECRET_PREFIX } from './secrets.ts'

/** A message to a receiver. */
export interface Message {
  /** The id of the event, the same in all attempts: receivers recognise duplicates by it. */
  readonly id: string
  /** The time of the attempt. */
  readonly at: Date
  readonly body: string
}

/**
 * The headers that prove the origin of a message: version 1 of Standard Webhooks, HMAC-SHA-256 of id, time
 * and body. Receivers reject old times, so a message is signed at each attempt.
 *
 * @param secrets two while a secret is being replaced: receivers accept either signature
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: Message) {
  const seconds = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
