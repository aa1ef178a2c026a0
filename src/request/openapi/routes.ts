import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { type OperationDescription, type OperationId, operations } from '../../../generated/operations.ts'
import { ApiError } from '../../domain/errors.ts'
import { receiveUpload, type UploadSettings } from '../uploads/uploads.ts'
import type { ContractOperation } from './backend.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationDescription
    operationId?: OperationId
    /** The methods that the path supports, for `Allow`. */
    allow?: string
  }
}

export const operationIds = Object.keys(operations).filter(isOperationId)

/** Whether the document has an operation with this id. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

/** Responds to a request that Fastify's router has matched. */
type Serve = (
  id: OperationId,
  operation: OperationDescription,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown

/** Mounts each operation of the document on Fastify's router, and the other methods of its paths. */
export async function mountRoutes(
  app: FastifyInstance,
  documented: ReadonlyMap<string, ContractOperation>,
  uploads: UploadSettings,
  serve: Serve,
): Promise<void> {
  for (const id of operationIds) {
    const found = documented.get(id)
    if (!found) throw new Error(`${id} is not in the document: run npm run generate`)
    const { requestBody } = found
    const description: OperationDescription = operations[id]
    const { method, url, maxBodyBytes, takesFile } = description
    await app.register(async (scope) => {
      if (takesFile) takeForm(scope, uploads)
      else if (requestBody && 'content' in requestBody) takeJson(scope, typesOf(requestBody))
      else ignoreBodies(scope)
      scope.route({
        method,
        url,
        config: { operation: description, operationId: id },
        ...(maxBodyBytes !== null && { bodyLimit: maxBodyBytes }),
        handler: (request, reply) => serve(id, description, request, reply),
      })
    })
  }
  mountOtherMethods(app)
}

/** The media types of a body: the one that generated clients use, and others that are accepted. */
function typesOf(body: OpenAPIV3_1.RequestBodyObject): string[] {
  return [...Object.keys(body.content), ...[Reflect.get(body, 'x-also-accepts') ?? []].flat().map(String)]
}

/** Makes the operations of a scope accept only JSON, with one of these media types and in valid UTF-8. */
function takeJson(app: FastifyInstance, types: string[]): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new ApiError('malformed_json', { detail: 'bodyNotUtf8' }))
    return parse(request, body.toString(), done)
  })
}

/** Makes the operations of a scope accept a form with a file, which is stored while it arrives. */
function takeForm(app: FastifyInstance, uploads: UploadSettings): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
    receiveUpload(request, payload, uploads),
  )
}

/** Discards bodies sent to operations without a body. */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
}

/** The allowed methods of each path in the document, to reject all others. */
function mountOtherMethods(app: FastifyInstance): void {
  const described = operationIds.map((id): OperationDescription => operations[id])
  for (const url of new Set(described.map((operation) => operation.url))) {
    const methods = described.flatMap((operation) => (operation.url === url ? [operation.method] : []))
    const supported = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    refuseOtherMethods(app, url, supported)
  }
}

/** Responds with 405 to the other methods of a path (RFC 9110, section 15.5.6). */
export function refuseOtherMethods(app: FastifyInstance, url: string, supported: readonly string[]): void {
  app.route({
    method: app.supportedMethods.filter((method) => !supported.includes(method)),
    url,
    // not OPTIONS, which only gets a response as a CORS preflight
    config: { allow: supported.join(', ') },
    handler: () => undefined,
  })
}
