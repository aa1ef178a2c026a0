// The handlers of the operations that the kit does not serve, one line for each file.
export { createApiKey, revokeApiKey } from './api-keys/api-keys.ts'
export { rotateApiKey } from './api-keys/rotation.ts'
export {
  changePassword,
  getCurrentUser,
  login,
  logout,
  refreshTokens,
  updateCurrentUser,
} from './authentication/authentication.ts'
export { revokeSession } from './authentication/sessions.ts'
export { listChanges } from './changes/changes.ts'
export { listEvents } from './events/events.ts'
export { replaceMediaContent } from './media/replace.ts'
export { createWebhook, rotateWebhookSecret } from './webhooks/secrets.ts'
export { redeliverWebhookDelivery, replayWebhook, testWebhook } from './webhooks/sending.ts'
