import { documentedOperations } from '../tests/support/contract-document.ts'
import { readCovered } from '../tests/support/contract-log.ts'

/**
 * After a run of all tests: has each status that `openapi.yaml` documents been answered by its operation, and been judged?
 * There are no exceptions.
 */
const seen = new Set(readCovered().map(({ operationId, status }) => `${operationId} ${status}`))
const documented = documentedOperations.flatMap(({ id, responses }) =>
  responses.map(({ status }) => `${id} ${status}`),
)
const missing = documented.filter((pair) => !seen.has(pair))
const covered = documented.length - missing.length
console.log(`Contract coverage: ${covered} of ${documented.length} documented answers were given and judged.`)
if (missing.length > 0) {
  console.error(`No test gets these answers:\n  ${missing.join('\n  ')}`)
  process.exitCode = 1
}
