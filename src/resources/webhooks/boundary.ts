import type { IssuedWebhook, Webhook } from '../../../generated/openapi.ts'
import type { AnyResult } from '../../request/response.ts'

// The file of webhooks where types are asserted and not proven.

/**
 * Adds the secret to a webhook. The kit puts computed fields into `made`, which the `ETag` ignores; the
 * response has both.
 */
export function withSecret(found: { readonly data: Webhook }, secret: string): { data: IssuedWebhook } {
  const { data, made }: AnyResult = found
  const result: AnyResult = { data, made: { ...made, secret } }
  return result as { data: IssuedWebhook }
}
