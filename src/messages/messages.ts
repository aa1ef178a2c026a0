import type { ErrorCode, OperationId, ValidationRule } from '../../generated/operations.ts'

/** A text for a number of things, by the plural category of the number (Unicode CLDR). */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** What is put in for `{name}`. */
export type Parameters = Readonly<Record<string, string | number | readonly string[]>>

/** What an error tells beyond its code. */
export type Detail =
  | 'apiKeyEnded'
  | 'contentEncoding'
  | 'databaseUnreachable'
  | 'firstStillRunning'
  | 'lastAdmin'
  | 'metricsTokenMissing'
  | 'metricsTokenWrong'
  | 'mockHasNone'
  | 'noSuchApiKey'
  | 'noSuchLogin'
  | 'noSuchPost'
  | 'noSuchProduct'
  | 'noSuchUser'
  | 'searchTooLong'
  | 'skuTaken'
  | 'slugTaken'
  | 'usernameTaken'
  | 'writersOnly'

/** Rules that no schema can state. Behind a point: the case of a rule that has words of its own. */
export type OwnRule =
  | 'cells'
  | 'cursor'
  | 'depth'
  | 'enum.preference'
  | 'enum.status'
  | 'future'
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

/** Every rule that a part of a request can break: those of the document, and our own. */
export type RuleKey = ValidationRule | OwnRule

/** One rule that one part of the request breaks. `field` is a JSON Pointer (RFC 6901) in a body, a name elsewhere. */
export interface FieldError {
  readonly location: 'body' | 'path' | 'query' | 'header'
  readonly field: string
  /** Clients are told what stands before the point, if there is one; see `RuleKey`. */
  readonly rule: RuleKey
  /** Of the words for the rule. */
  readonly parameters?: Parameters
}

export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string'

/**
 * All that the service says to people, in one language: whole sentences for what a request came to, and for rules the words that
 * follow the name of the field. The texts of every language have the same parameters.
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
  /** What the orchestrator is told. */
  readonly health: { readonly alive: string; readonly ready: string }
}
