import type { Pictures } from '../images/pictures.ts'
import type { Storage } from './store.ts'

/** What operations on media use besides the database. */
export interface MediaParts {
  readonly storage: Storage
  readonly pictures: Pictures
  /** The media types that can be uploaded. */
  readonly types: readonly string[]
  /** HMAC key of the links to originals. */
  readonly linkKey: Buffer
}
