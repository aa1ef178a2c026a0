import { documentedOperations } from '../tests/support/contract-document.ts'
import { readCovered } from '../tests/support/contract-log.ts'

/**
 * After a run of all tests, checks that each operation has sent each status documented in `openapi.yaml`,
 * with each of its error codes, and that the responses were validated. There are no exceptions.
 */
const seen = new Set(readCovered().map(({ operationId, status, code }) => named(operationId, status, code)))
const documented = documentedOperations.flatMap(({ id, responses }) =>
  responses.flatMap(({ status, codes }) =>
    codes.length === 0 ? [named(id, status)] : codes.map((code) => named(id, status, code)),
  ),
)
const missing = documented.filter((answer) => !seen.has(answer))
const covered = documented.length - missing.length
console.log(`Contract coverage: ${covered} of ${documented.length} documented answers were given and judged.`)
if (missing.length > 0) {
  console.error(`No test gets these answers:\n  ${missing.join('\n  ')}`)
  process.exitCode = 1
}

function named(id: string, status: number, code = ''): string {
  return `${id} ${status} ${code}`.trimEnd()
}
