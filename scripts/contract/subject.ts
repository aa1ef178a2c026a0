import { code, listOf } from './change.ts'
import type { Comparison } from './contract.ts'

/** The subject of a difference. */
export interface Subject {
  /** `the query parameter q`; empty for a named schema. */
  readonly what: string
  /** `Product.price`, or `.data.price` of something without a name. */
  readonly field: string
  /** ` of listProducts`, unless the name includes it. */
  readonly of: string
  /** The component that contains it, such as `schemas/Product`. */
  readonly component: string | undefined
}

export function subject(what: string, of = '', component?: string): Subject {
  return { what, field: '', of, component }
}

export function schemaNamed(name: string): Subject {
  return { what: '', field: name, of: '', component: `schemas/${name}` }
}

export function memberOf(parent: Subject, step: string): Subject {
  return { ...parent, field: `${parent.field}${step}` }
}

/** Markdown: `Product.price`, the query parameter `q` of `listProducts`. */
export function nameOf({ what, field, of }: Subject): string {
  if (what === '') return code(field)
  return `${what}${field === '' ? '' : ` field ${code(field.replace(/^\./, ''))}`}${of}`
}

/** The operations that use it, ` (in …)`; empty if the name includes them. */
export function usersOf({ base, revision }: Comparison, { component }: Subject): string {
  if (component === undefined) return ''
  const [before, after] = [base.usersOf(component), revision.usersOf(component)]
  const users = after.length > 0 ? after : before
  if (users.length === 0) return ''
  return users.length > 5 ? ` (in ${users.length} operations)` : ` (in ${listOf(users)})`
}
