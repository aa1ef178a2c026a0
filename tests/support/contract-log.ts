import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { root } from '../../src/base/root.ts'

/** An operation, the status of a response that follows the contract, and the code of an error. */
export interface Covered {
  readonly operationId: string
  readonly status: number
  readonly code?: string
}

const folder = join(root, 'node_modules/.cache/contract-coverage')
const recorded = new Set<string>()

/** Each worker has its own file, so that they do not write into each other's lines. */
export function recordCovered(covered: Covered): void {
  const line = JSON.stringify(covered)
  if (recorded.has(line)) return
  if (recorded.size === 0) mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${line}\n`)
  recorded.add(line)
}

/** Everything recorded since the log was cleared. */
export function readCovered(): Covered[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trim().split('\n').map(parseLine),
  )
}

/** Call before the tests of a run start. */
export function clearCovered(): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { force: true })
}

function parseLine(line: string): Covered {
  const value: unknown = JSON.parse(line)
  if (typeof value === 'object' && value !== null && 'operationId' in value && 'status' in value) {
    const code = 'code' in value ? { code: String(value.code) } : {}
    return { operationId: String(value.operationId), status: Number(value.status), ...code }
  }
  throw new Error(`not a line of the coverage log: ${line}`)
}
