import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { corsOptions } from '../config/cors.ts'
import type { Settings } from '../config/settings.ts'
import { readDocument } from '../contract/document.ts'
import { layWay } from '../contract/way.ts'
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
  Pick<Settings, 'corsOrigins' | 'docsConsole' | 'sourceUrl' | 'trustProxy'>

/** A server that answers every operation with examples of the document, and keeps nothing. */
export async function buildMock(settings: MockSettings, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const document = await readDocument()
  const server = createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  const { app } = server
  const responses = await readResponses(document)
  await layWay(server, document, {
    corsOptions: corsOptions(settings),
    admit: admitToMock(app, responses),
    handleFor: mockHandle(settings),
  })
  await app.register(documents, {
    root,
    document,
    publicUrl: ownOrigin(settings),
    sourceUrl: settings.sourceUrl,
    hasConsole: settings.docsConsole,
    durations: settings,
  })
  return app
}
