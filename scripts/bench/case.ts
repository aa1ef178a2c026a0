import type { DatabaseKind } from './databases.ts'
import type * as ask from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** One row of the table: a request to the service, and one to what the service is compared with. */
export interface Case extends Options {
  readonly work: string
  readonly against: string
  readonly subject: Side
  readonly reference: Side
}

export type Side = readonly [server: ServerSpec, ask: ask.Ask]

interface Options {
  /** What else the server of the subject is asked meanwhile, at a steady pace. */
  readonly beside?: { readonly ask: ask.Ask; readonly perSecond: number }
  /** Compares the time within which 99 of 100 requests are answered, not the answers per second. */
  readonly isOfTime?: boolean
  /** Whether the README has this row, too. */
  readonly isInReadme?: boolean
}

/** Cases that share their servers. */
export interface Group {
  readonly name: string
  readonly title: string
  readonly database?: DatabaseKind
  readonly cases: readonly Case[]
}

export function row(
  work: string,
  against: string,
  subject: Side,
  reference: Side,
  options: Options = {},
): Case {
  return { work, against, subject, reference, ...options }
}
