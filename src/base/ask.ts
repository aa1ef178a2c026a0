import { randomUUID } from 'node:crypto'
import { type EventEmitter, on } from 'node:events'
import { isRecord } from './guards.ts'

/** Another process, in that of a worker or in that which started it (node:cluster). */
interface Channel extends EventEmitter {
  send?(message: object): unknown
}

type Answer = Readonly<Record<string, unknown>>

/**
 * Sends a message to another process of the service, and waits for the answer, which has the same `id`.
 *
 * @param signal ends the waiting: an AbortError
 * @returns undefined if the other process ends before it answers
 */
export async function ask(to: Channel, type: string, signal?: AbortSignal) {
  const id = randomUUID()
  const options = { close: ['disconnect', 'exit'], ...(signal && { signal }) }
  const messages: AsyncIterable<unknown[]> = on(to, 'message', options)
  to.send?.({ type, id })
  for await (const [message] of messages) if (isAnswer(message, type, id)) return message
  return undefined
}

function isAnswer(message: unknown, type: string, id: string): message is Answer {
  return isRecord(message) && message.type === type && message.id === id
}
