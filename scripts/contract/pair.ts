import type { Json } from '../json.ts'
import type { Subject } from './subject.ts'

/** Which way a thing goes, seen from the client. */
export type Direction = 'request' | 'response'

export type Kind =
  | 'root'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'response'
  | 'header'
  | 'media'
  | 'link'
  | 'schema'
  | 'scheme'
  | 'server'
  /** What is said beside a reference. */
  | 'words'
  /** The name of the schema that a reference leads to. */
  | 'use'

/** Two things that stand against each other in the two contracts, in one form. */
export interface Pair {
  readonly kind: Kind
  readonly was: Json
  readonly now: Json
  readonly subject: Subject
  /** All ways that it goes: a shared schema may go both. */
  readonly directions: Set<Direction>
  /** Who meets it, in Markdown. */
  readonly users: string
}
