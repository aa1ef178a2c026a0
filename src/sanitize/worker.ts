import { parentPort } from 'node:worker_threads'
import { sanitizeEach, sanitizeHtml } from './html.ts'

if (parentPort === null) throw new Error('sanitize-worker runs in a worker thread only')
const port = parentPort

port.on('message', (texts: readonly string[]) => port.postMessage(sanitizeEach(texts)))
sanitizeHtml('<p>The first call loads the packages.</p>')
port.postMessage('ready')
