import type { Stage } from '../stage.ts'

/** Compares samples of what is sent with the contract. */
export const responseValidation: Stage = {
  name: 'response-validation',
  at: 'onSend',
  run: ({ responseValidation: validate }) => validate,
}
