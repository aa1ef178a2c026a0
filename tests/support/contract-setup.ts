import { clearCovered } from './contract-log.ts'

/** What is covered counts from the start of a run. */
export function setup(): void {
  clearCovered()
}
