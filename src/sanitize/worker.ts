import { parentPort } from 'node:worker_threads'
import { loadPurifier, sanitizeEach } from './html.ts'

if (parentPort === null) throw new Error('sanitize-worker runs in a worker thread only')
const port = parentPort

port.on('message', (texts: readonly string[]) => port.postMessage(sanitizeEach(texts)))
loadPurifier()
port.postMessage('ready')
