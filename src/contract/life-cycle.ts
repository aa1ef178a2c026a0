import type { Context, Handler, OpenAPIBackend, ParsedRequest } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { ContractOperation } from './backend.ts'
import { isThenable } from './guards.ts'

type Definition = OpenAPIV3_1.Document
type SecurityResults = Record<string, unknown>

/** Answers a request for one operation; a Promise only where something is waited for. */
export type LifeCycle = (request: ParsedRequest, ...handlerArgs: unknown[]) => unknown

/**
 * What `handleRequest` of openapi-backend does from the matched operation on, over the same registries: security handlers,
 * `postSecurityHandler`, validation, the operation's handler. Each is looked up once and not for each request, and no
 * Promise is made where nothing is waited for. `tests/contract/life-cycle.test.ts` holds both to the same answers.
 *
 * @throws Error where a stop that `handleRequest` would go without is not registered: nothing is let through unasked
 */
export function compileLifeCycle(
  backend: OpenAPIBackend<Definition>,
  operation: ContractOperation,
): LifeCycle {
  const { handlers, securityHandlers, validator } = backend
  const requirements = (operation.security ?? []).map((requirement) => Object.keys(requirement))
  const schemes = [...new Set(requirements.flat())]
  const refuse = registered(handlers, 'unauthorizedHandler')
  const fail = registered(handlers, 'validationFail')
  const serve = registered(handlers, operation.operationId ?? '')
  const prepare = handlers.postSecurityHandler

  return (request, ...handlerArgs) => {
    const context: Context = {
      api: backend,
      request,
      operation,
      validation: { valid: true, errors: null },
      security: { authorized: false },
      response: undefined,
    }

    function decide(results: SecurityResults): unknown {
      const authorized = requirements.some((names) => names.every((name) => isGranted(results[name])))
      context.security = { ...results, authorized }
      const prepared = prepare?.(context, ...handlerArgs)
      return isThenable(prepared) ? prepared.then(proceed) : proceed()
    }

    function proceed(): unknown {
      if (requirements.length > 0 && !context.security.authorized) return refuse(context, ...handlerArgs)
      context.validation = validator.validateRequest(request, operation)
      if (context.validation.errors) return fail(context, ...handlerArgs)
      return serve(context, ...handlerArgs)
    }

    if (schemes.length === 0) return decide({})
    const results: SecurityResults = {}
    const waiting: PromiseLike<void>[] = []
    for (const name of schemes) {
      const result = attempt(securityHandlers[name], context, handlerArgs)
      if (isThenable(result)) {
        results[name] = undefined
        waiting.push(
          result.then(
            (value) => {
              results[name] = value
            },
            (error: unknown) => {
              results[name] = rejected(error)
            },
          ),
        )
      } else results[name] = result
    }
    return waiting.length > 0 ? Promise.all(waiting).then(() => decide(results)) : decide(results)
  }
}

function registered(handlers: Readonly<Record<string, Handler | undefined>>, name: string): Handler {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
  if (!handler) throw new Error(`no handler is registered for ${name}`)
  return handler
}

/** A scheme without a handler grants nothing. */
function attempt(handler: Handler | undefined, context: Context, handlerArgs: readonly unknown[]): unknown {
  try {
    return handler?.(context, ...handlerArgs)
  } catch (error) {
    return rejected(error)
  }
}

/** Whatever was thrown, and be it `null`, is a refusal: a falsy `error` would count as success. */
function rejected(error: unknown): { readonly error: unknown } {
  return { error: error || new Error('security handler rejected') }
}

function isGranted(result: unknown): boolean {
  if (!result) return false
  return !(typeof result === 'object' && 'error' in result && result.error)
}
