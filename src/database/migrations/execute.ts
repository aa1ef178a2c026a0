import type { PGlite } from '@electric-sql/pglite'
import { joinBytes } from '../backup/bytes.ts'

const QUERY = 'Q'.charCodeAt(0)
const SYNC = Buffer.from([0x53, 0, 0, 0, 4])
/** ReadyForQuery without its last byte, the transaction status. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5])

/**
 * The answer of PGlite to whole messages of PostgreSQL's protocol.
 *
 * @throws Error when PostgreSQL has died: PGlite swallows that, and leaves the answer without its end
 */
export async function executeOn(pglite: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const onRawData = (data: Uint8Array) => {
    parts.push(data.slice()) // `data` is a view of PGlite's memory
  }
  await pglite.execProtocolRawStream(messages, { onRawData })
  const answer = joinBytes(parts)
  if (expectsReady(messages) && !isReady(answer)) throw new Error('PostgreSQL has ended')
  return answer
}

function expectsReady(messages: Uint8Array): boolean {
  return messages[0] === QUERY || SYNC.equals(messages.subarray(-SYNC.length))
}

function isReady(answer: Uint8Array): boolean {
  return READY.equals(answer.subarray(-READY.length - 1, -1))
}
