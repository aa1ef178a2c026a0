import { clearCovered } from './contract-log.ts'

/** Coverage counts from the start of a run. */
export function setup(): void {
  clearCovered()
}
