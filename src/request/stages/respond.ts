import { sendResponse } from '../response.ts'
import type { Stage } from '../stage.ts'

/** Sends the response, or 304 where the client has it. */
export const respond: Stage = { name: 'respond', at: 'respond', run: () => sendResponse }
