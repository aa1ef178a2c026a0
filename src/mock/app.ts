import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { readDocument } from '../contract/document.ts'
import { mountOperations } from '../contract/mount.ts'
import { documents } from '../http/documents.ts'
import { RequestLog } from '../http/request-log.ts'
import { createHttpServer, TIMEOUTS } from '../http/server.ts'
import { root } from '../root.ts'
import { readResponses } from './documented.ts'
import { admitToMock, mockServe } from './serve.ts'

export type MockSettings = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'corsOrigins' | 'trustProxy'>

/** A server that answers every operation with examples of the document, and keeps nothing. */
export async function buildMock(settings: MockSettings, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const document = await readDocument()
  const { app } = await createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  admitToMock(app, await readResponses(document))
  await mountOperations(app, document, mockServe)
  const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
  await app.register(documents, { root, document, publicUrl })
  return app
}
