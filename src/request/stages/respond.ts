import { sendResponse } from '../response.ts'
import type { Stage } from '../stage.ts'

/** Sends the response, or 304 if the client has it already. */
export const respond: Stage = { name: 'respond', at: 'respond', run: () => sendResponse }
