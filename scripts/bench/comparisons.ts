import type { DatabaseKind } from './databases.ts'
import type { MakeRequest } from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** A server and what it is asked. */
export type Side = readonly [server: ServerSpec, request: MakeRequest]

export interface Comparison {
  /** What is asked, as the table of the README names it. */
  readonly work: string
  /** What the service is compared with. */
  readonly against: string
  readonly subject: Side
  readonly reference: Side
  /** What else the server of the subject is asked meanwhile. */
  readonly beside?: Beside
  /** Compares the time within which 99 of 100 requests are answered, not the answers per second. */
  readonly isOfTime?: boolean
}

/** Requests at a steady pace. */
export interface Beside {
  readonly request: MakeRequest
  readonly perSecond: number
}

/** Comparisons that share their servers. */
export interface Group {
  readonly name: string
  readonly title: string
  readonly database?: DatabaseKind
  readonly comparisons: readonly Comparison[]
}

export const bare: ServerSpec = { app: 'bare' }

export function compare(work: string, against: string, subject: Side, reference: Side): Comparison {
  return { work, against, subject, reference }
}
