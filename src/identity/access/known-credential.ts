import type { Identity } from '../../words/change.ts'
import { ApiError } from '../../words/errors.ts'

/** Whose a genuine credential is that was refused: the cause of its error, which no client sees. */
class KnownCredential {
  readonly identity: Identity

  constructor(identity: Identity) {
    this.identity = identity
  }
}

/** Refuses a credential that was genuine and holds no longer. */
export function refusedCredential(code: 'token_invalid' | 'api_key_invalid', identity: Identity): ApiError {
  return new ApiError(code, { cause: new KnownCredential(identity) })
}

/** Whose the credential was that an error refuses; undefined for one that nobody was given. */
export function ownerOf({ cause }: ApiError): Identity | undefined {
  return cause instanceof KnownCredential ? cause.identity : undefined
}
