import type { Document } from 'yaml'

/** One way to break the contract, and the rule that must notice it. */
export interface Defect {
  readonly name: string
  readonly rule: string
  readonly edit: (document: Document) => void
}

/** Steps are parted by spaces; numbers are indices of lists. */
export const steps = (path: string) =>
  path.split(' ').map((step) => (/^\d$/.test(step) ? Number(step) : step))
/** Writes a value. */
export const set = (path: string, value: unknown) => (document: Document) =>
  document.setIn(steps(path), document.createNode(value))
/** Takes away a value, which must be there. */
export const remove = (path: string) => (document: Document) => {
  if (!document.deleteIn(steps(path))) throw new Error(`openapi.yaml has no ${path}`)
}

/** Edits by name that all break one rule. */
export function breaks(rule: string, edits: Readonly<Record<string, Defect['edit']>>): Defect[] {
  return Object.entries(edits).map(([name, edit]) => ({ name, rule, edit }))
}
