import type { Stage } from '../stage.ts'

/** Validates samples of the responses against the contract. */
export const responseValidation: Stage = {
  name: 'response-validation',
  at: 'onSend',
  run: ({ responseValidation: validate }) => validate,
}
