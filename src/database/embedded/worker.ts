import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { executeOn, startPglite } from './start-pglite.ts'

// PostgreSQL in a thread, for `PgliteThread`. It receives a folder, then requests. It sends PostgreSQL's
// startup log as a list; zero bytes when it is ready; the reply to each request; and, if PostgreSQL dies, the
// reason as text.

if (parentPort === null) throw new Error('the embedded database runs in a worker thread only')
const port = parentPort
const [folder]: string[] = await once(port, 'message')
if (folder === undefined) throw new Error('the embedded database has no folder')
/** The startup log, which contains no data. */
const firstWords: string[] = []
const lastWords: string[] = []

let isReady = false
const pglite = await withLastWords(startPglite(folder, die, listen))
isReady = true
port.on('message', answer)
port.postMessage(firstWords)
port.postMessage(new Uint8Array())

async function answer(request: Uint8Array | 'close'): Promise<void> {
  if (request === 'close') await pglite.close()
  const bytes = request === 'close' ? new Uint8Array() : await withLastWords(executeOn(pglite, request))
  port.postMessage(bytes, [bytes.buffer])
}

async function withLastWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (lastWords.length > 0) die()
    throw error
  }
}

/** Collects the startup log, and why PostgreSQL dies: a fatal line and the details after it. */
function listen(line: string): boolean {
  const [, detail, words] = /(?:^postgres|\d\] (?:FATAL|PANIC|(DETAIL))): +(.+)/.exec(line) ?? []
  const [, note] = /\d\] LOG: +(.+)/.exec(line) ?? []
  if (note && !isReady) firstWords.push(note)
  if (words && (!detail || lastWords.length > 0)) lastWords.push(words)
  return false
}

/** Exits immediately, because PGlite would go on with a PostgreSQL that has aborted. */
function die(): never {
  port.postMessage(lastWords.join(': '))
  process.exit(1)
}
