import { beforeAll } from 'vitest'
import type { TestApp } from '../support/app.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { type GoodRequest, goodRequest } from './requests.ts'

/** A good request shared by all cases of a `describe`; call it at the top. No case may use it up. */
export function useGoodRequest(app: TestApp, operation: DocumentedOperation): () => GoodRequest {
  let good: GoodRequest | undefined
  beforeAll(async () => {
    good = await goodRequest(app, operation)
  })
  return () => {
    if (!good) throw new Error('the good request is there in tests only')
    return good
  }
}
