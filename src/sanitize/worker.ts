import { parentPort } from 'node:worker_threads'
import { sanitizeHtml } from './html.ts'
import { sanitizeEach } from './plain.ts'

if (parentPort === null) throw new Error('sanitize-worker runs in a worker thread only')
const port = parentPort

port.on('message', (texts: readonly string[]) => port.postMessage(sanitizeEach(texts, sanitizeHtml)))
// creates the DOM now, so that no client has to wait for it
sanitizeHtml('<p>rich text')
port.postMessage('ready')
