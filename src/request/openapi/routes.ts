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

/** Whether the document has an operation of this name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

/** Answers a request that Fastify's router has matched. */
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

/** The media types of a body: the one that clients are generated for, and others that are accepted. */
function typesOf(body: OpenAPIV3_1.RequestBodyObject): string[] {
  return [...Object.keys(body.content), ...[Reflect.get(body, 'x-also-accepts') ?? []].flat().map(String)]
}

/** The operations of a scope take JSON only, sent as one of these media types, without broken characters. */
function takeJson(app: FastifyInstance, types: string[]): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new ApiError('malformed_json', { detail: 'bodyNotUtf8' }))
    return parse(request, body.toString(), done)
  })
}

/** The operations of a scope take a form with a file, which is stored while it arrives. */
function takeForm(app: FastifyInstance, uploads: UploadSettings): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
    receiveUpload(request, payload, uploads),
  )
}

/** The body of an operation that takes none is thrown away. */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
}

/** Each path of the document knows what it allows, to refuse other methods. */
function mountOtherMethods(app: FastifyInstance): void {
  const described = operationIds.map((id): OperationDescription => operations[id])
  for (const url of new Set(described.map((operation) => operation.url))) {
    const methods = described.flatMap((operation) => (operation.url === url ? [operation.method] : []))
    const supported = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    refuseOtherMethods(app, url, supported)
  }
}

/** Makes the other methods of a path 405 (RFC 9110, section 15.5.6). */
export function refuseOtherMethods(app: FastifyInstance, url: string, supported: readonly string[]): void {
  app.route({
    method: app.supportedMethods.filter((method) => !supported.includes(method)),
    url,
    // not OPTIONS: it is answered as a preflight of CORS only
    config: { allow: supported.join(', ') },
    handler: () => undefined,
  })
}
