import type { en, Plural, TextsOf } from './en.ts'

export type { Plural }

/** The values for `{name}` in a text. */
export type Parameters = Readonly<Record<string, string | number | readonly string[]>>

/** The name of a message that is more specific than that of the error code. */
export type Detail = keyof typeof en.details

/**
 * A rule that a part of a request can break: a rule of the schemas, or one that no schema can express. A
 * suffix after a dot is a case of the rule with its own text.
 */
export type RuleKey = keyof typeof en.rules

/** A rule that a part of a request breaks. `field` is a JSON Pointer (RFC 6901) into `location`. */
export interface FieldError {
  readonly location: 'body' | 'path' | 'query' | 'header'
  readonly field: string
  /** Clients only see the part before the dot, if there is one; see `RuleKey`. */
  readonly rule: RuleKey
  /** Parameters of the rule's text. */
  readonly parameters?: Parameters
}

/**
 * All human-readable texts of the service in one language: sentences for results and errors; for rules, the
 * words after the name of the field. The texts of all languages have the same parameters.
 */
export type Messages = TextsOf<Detail, RuleKey>
