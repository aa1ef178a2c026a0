import { code, listOf } from './change.ts'
import type { Comparison } from './contract.ts'

/** What a difference is about. */
export interface Subject {
  /** `the query parameter q`; empty for a schema that has a name. */
  readonly what: string
  /** `Product.price`, or `.data.price` of what is not named. */
  readonly field: string
  /** ` of listProducts`, where the name does not say it. */
  readonly of: string
  /** The component that it belongs to, such as `schemas/Product`. */
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

/** Who meets it, ` (in …)`; empty when the name says it already. */
export function usersOf({ base, revision }: Comparison, { component }: Subject): string {
  if (component === undefined) return ''
  const [before, after] = [base.usersOf(component), revision.usersOf(component)]
  const users = after.length > 0 ? after : before
  if (users.length === 0) return ''
  return users.length > 5 ? ` (in ${users.length} operations)` : ` (in ${listOf(users)})`
}
