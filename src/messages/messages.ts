import type { en, Plural, TextsOf } from './en.ts'

export type { Plural }

/** The values for `{name}` in a text. */
export type Parameters = Readonly<Record<string, string | number | readonly string[]>>

/** A message that is more precise than that of the error code. */
export type Detail = keyof typeof en.details

/**
 * A rule that a part of a request can break: those of the schemas, and those that no schema can state. Behind
 * a point: a case of the rule with a text of its own.
 */
export type RuleKey = keyof typeof en.rules

/** A rule that a part of a request breaks. `field` is a JSON Pointer (RFC 6901) into `location`. */
export interface FieldError {
  readonly location: 'body' | 'path' | 'query' | 'header'
  readonly field: string
  /** Clients see what stands before the point, if there is one; see `RuleKey`. */
  readonly rule: RuleKey
  /** For the text of the rule. */
  readonly parameters?: Parameters
}

/**
 * All texts of the service for people, in one language: sentences for results and errors, and for rules the
 * words that follow the name of the field. The texts of all languages have the same parameters.
 */
export type Messages = TextsOf<Detail, RuleKey>
