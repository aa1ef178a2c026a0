import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { decorateRequests } from '../contract/admission.ts'
import { readDocument } from '../contract/document.ts'
import { mountPipeline } from '../contract/pipeline.ts'
import { root } from '../core/root.ts'
import { documents } from '../http/documents.ts'
import type { Durations } from '../http/durations.ts'
import { type OriginSettings, ownOrigin } from '../http/origin.ts'
import { RequestLog } from '../http/request-log.ts'
import { createHttpServer, TIMEOUTS } from '../http/server.ts'
import { readResponses } from './documented.ts'
import { admitToMock, mockHandle } from './serve.ts'

export type MockSettings = OriginSettings &
  Durations &
  Pick<Settings, 'corsOrigins' | 'docsConsole' | 'trustProxy'>

/** A server that answers every operation with examples of the document, and keeps nothing. */
export async function buildMock(settings: MockSettings, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const document = await readDocument()
  const { app } = await createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  decorateRequests(app)
  const responses = await readResponses(document)
  await mountPipeline(app, document, { admit: admitToMock(app, responses), handleFor: mockHandle(settings) })
  await app.register(documents, {
    root,
    document,
    publicUrl: ownOrigin(settings),
    hasConsole: settings.docsConsole,
    durations: settings,
  })
  return app
}
