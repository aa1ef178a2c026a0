import type { ErrorCode, OperationId, ValidationRule } from '../../generated/operations.ts'
import type { ResourceDetail } from '../../generated/resources.ts'

/** A text for a number of things, by the plural category of the number (Unicode CLDR). */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** The values for `{name}` in a text. */
export type Parameters = Readonly<Record<string, string | number | readonly string[]>>

/** A message that is more precise than that of the error code. */
export type Detail =
  | ResourceDetail
  | 'apiKeyEnded'
  | 'bodyCharset'
  | 'bodyNotUtf8'
  | 'closing'
  | 'contentEncoding'
  | 'databaseUnreachable'
  | 'firstStillRunning'
  | 'lastAdmin'
  | 'metricsTokenMissing'
  | 'metricsTokenWrong'
  | 'mockHasNone'
  | 'noSuchLogin'
  | 'overloaded'
  | 'ownPassword'
  | 'scopesNeeded'
  | 'searchTooLong'
  | 'tooManyAtOnce'
  | 'tooManyIdempotencyKeys'
  | 'transferEncoding'
  | 'writersOnly'

/** Rules that no schema can state. Behind a point: a case of the rule with a text of its own. */
export type OwnRule =
  | 'cells'
  | 'cursor'
  | 'depth'
  | 'enum.preference'
  | 'enum.status'
  | 'future'
  | 'guessable'
  | 'json'
  | 'markup.attributes'
  | 'markup.depth'
  | 'markup.memory'
  | 'markup.nodes'
  | 'markup.time'
  | 'markup.unstable'
  | 'maxLength.lowerCase'
  | 'password'
  | 'required.scheduledPost'
  | 'scheduledOnly'
  | 'unique'
  | 'values'

/** Every rule that a part of a request can break. */
export type RuleKey = ValidationRule | OwnRule

/** A rule that a part of a request breaks. `field` is a JSON Pointer (RFC 6901) into `location`. */
export interface FieldError {
  readonly location: 'body' | 'path' | 'query' | 'header'
  readonly field: string
  /** Clients see what stands before the point, if there is one; see `RuleKey`. */
  readonly rule: RuleKey
  /** For the text of the rule. */
  readonly parameters?: Parameters
}

export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string'

/**
 * All texts of the service for people, in one language: sentences for results and errors, and for rules the
 * words that follow the name of the field. The texts of all languages have the same parameters.
 */
export interface Messages {
  /** The `message` of a success; of a list: by the number of its items, `{count}`. */
  readonly success: Readonly<Record<OperationId, string | Plural>>
  readonly errors: Readonly<Record<ErrorCode, string>>
  /** In place of the message of the code. */
  readonly details: Readonly<Record<Detail, string>>
  readonly rules: Readonly<Record<RuleKey, string | Plural>>
  /** `{types}` of the rule `type`. */
  readonly types: Readonly<Record<JsonType, string>>
  /** For the orchestrator. */
  readonly health: { readonly alive: string; readonly ready: string }
}
