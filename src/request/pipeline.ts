import type { Stage } from './stage.ts'
import { afterCommit } from './stages/after-commit.ts'
import { attributeStatements } from './stages/attribute-statements.ts'
import { attributeStatementsAfterBody } from './stages/attribute-statements-after-body.ts'
import { authenticateClient } from './stages/authenticate.ts'
import { authorizeClient } from './stages/authorize.ts'
import { bodyType } from './stages/body-type.ts'
import { clientConcurrency } from './stages/client-concurrency.ts'
import { commonHeaders } from './stages/common-headers.ts'
import { connectionLimit } from './stages/connection-limit.ts'
import { cors } from './stages/cors.ts'
import { deadline } from './stages/deadline.ts'
import { deniedAccess } from './stages/denied-access.ts'
import { deprecationHeaders } from './stages/deprecation-headers.ts'
import { entityTags } from './stages/entity-tags.ts'
import { handler } from './stages/handler.ts'
import { idempotency } from './stages/idempotency.ts'
import { knownPath } from './stages/known-path.ts'
import { lateBody } from './stages/late-body.ts'
import { lateConnection } from './stages/late-connection.ts'
import { listParameters } from './stages/list-parameters.ts'
import { loadShedding } from './stages/load-shedding.ts'
import { log } from './stages/log.ts'
import { longPoll } from './stages/long-poll.ts'
import { oneHost } from './stages/one-host.ts'
import { operation } from './stages/operation.ts'
import { pipelinedRequests } from './stages/pipelined-requests.ts'
import { plainOptions } from './stages/plain-options.ts'
import { rateLimit } from './stages/rate-limit.ts'
import { rateLimitItems } from './stages/rate-limit-items.ts'
import { rateLimitOtherRoutes } from './stages/rate-limit-other-routes.ts'
import { recheckAccess } from './stages/recheck-access.ts'
import { respond } from './stages/respond.ts'
import { responseCache } from './stages/response-cache.ts'
import { responseValidation } from './stages/response-validation.ts'
import { sanitize } from './stages/sanitize.ts'
import { sharedRead } from './stages/shared-read.ts'
import { sunset } from './stages/sunset.ts'
import { tableVersions } from './stages/table-versions.ts'
import { trace } from './stages/trace.ts'
import { validateAndDispatch } from './stages/validate-and-dispatch.ts'

/**
 * The stages of a request in order, from its first byte to its log line. A stage rejects with an `ApiError`.
 */
export const pipeline: readonly Stage[] = [
  connectionLimit,
  pipelinedRequests,
  trace,
  oneHost,
  operation,
  commonHeaders,
  lateConnection,
  rateLimitOtherRoutes,
  plainOptions,
  cors,
  knownPath,
  attributeStatements,
  sunset,
  authenticateClient,
  rateLimit,
  authorizeClient,
  listParameters,
  responseCache,
  loadShedding,
  bodyType,
  lateBody,
  // Fastify reads and parses the body here
  attributeStatementsAfterBody,
  longPoll,
  clientConcurrency,
  entityTags,
  sanitize,
  validateAndDispatch,
  rateLimitItems,
  sharedRead,
  deadline,
  tableVersions,
  recheckAccess,
  afterCommit,
  idempotency,
  handler,
  respond,
  deniedAccess,
  deprecationHeaders,
  responseValidation,
  log,
]
