// The operations that have handlers of their own, one line for each file.
export { createApiKey, revokeApiKey } from './api-keys/api-keys.ts'
export { rotateApiKey } from './api-keys/rotation.ts'
export {
  getCurrentUser,
  login,
  logout,
  refreshTokens,
  updateCurrentUser,
} from './authentication/authentication.ts'
export { changePassword } from './authentication/own-password.ts'
export { revokeSession } from './authentication/sessions.ts'
export { listChanges } from './changes/changes.ts'
