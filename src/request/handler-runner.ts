import { isRefusal } from '../domain/errors.ts'
import { untyped, untypedResults } from './boundary.ts'
import type { Call } from './call.ts'
import type { CreatedResults, Handlers } from './handler.ts'
import { type HandlerParts, handlerRequest } from './handler-request.ts'
import { type ApiResponse, type ResponseSettings, responseFactory } from './response.ts'

export interface OperationHandlers {
  readonly handlers: Handlers
  readonly createdResults: CreatedResults
}

export type HandlerRunner = ReturnType<typeof createHandlerRunner>

/** Calls the handlers of operations, and turns their results into responses. */
export function createHandlerRunner(
  parts: HandlerParts & { readonly settings: ResponseSettings },
  { handlers, createdResults }: OperationHandlers,
) {
  const byId = untyped(handlers)
  const ofCreatedRow = untypedResults(createdResults)
  const respond = responseFactory(parts.settings)
  return {
    async run(call: Call): Promise<ApiResponse> {
      const request = handlerRequest(parts, call)
      try {
        return respond(call, await byId[call.id](request))
      } catch (error) {
        // a client that has lost its access while its body arrived must learn nothing from the reason
        if (isRefusal(error)) await request.confirm()
        throw error
      }
    },

    /** For an operation whose response depends on nothing but the row that it inserts. */
    responseOfRow(call: Call) {
      const toResult = ofCreatedRow[call.id]
      return toResult && ((row: unknown, language = call.language) => respond(call, toResult(row), language))
    },
  }
}
