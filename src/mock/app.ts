import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { root } from '../base/root.ts'
import { corsOptions } from '../config/cors.ts'
import type { Settings } from '../config/settings.ts'
import { documents } from '../http/documents/documents.ts'
import type { Durations } from '../http/documents/durations.ts'
import { RequestLog } from '../http/observability/request-log.ts'
import { type OriginSettings, ownOrigin } from '../http/origin.ts'
import { createHttpServer, TIMEOUTS } from '../http/server.ts'
import { readDocument } from '../request/openapi/document.ts'
import { layWay } from '../request/way.ts'
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
  await app.register(documents, { root, document, publicUrl: ownOrigin(settings), settings })
  return app
}
