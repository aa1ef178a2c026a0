import type { Json } from '../json.ts'
import { type Change, change, type Group, type Impact, sentence } from './change.ts'
import { nameOf, type Subject } from './subject.ts'

/** The direction of a thing, seen from the client. */
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
  /** Keywords next to a reference. */
  | 'words'
  /** The name of the schema that a reference points to. */
  | 'use'

/** Two corresponding things in the two contracts, in normal form. */
export interface Pair {
  readonly kind: Kind
  readonly was: Json
  readonly now: Json
  readonly subject: Subject
  /** Its directions: a shared schema can have both. */
  readonly directions: Set<Direction>
  /** The operations that use it, in Markdown. */
  readonly users: string
}

/** A change as a sentence about the pair, and about the operations that use it. */
export function changeOf({ subject, users }: Pair, impact: Impact, group: Group, text: string): Change {
  return change(impact, group, `${sentence(nameOf(subject))} ${text}${users}.`)
}
