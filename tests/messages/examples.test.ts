import { describe, expect, it } from 'vitest'
import type { Plural } from '../../src/messages/messages.ts'
import { messages } from '../../src/messages/wording.ts'
import { documentedOperations } from '../support/contract-document.ts'

const { success, errors, details, rules } = messages.en

const answers = documentedOperations.flatMap(({ id, responses }) =>
  responses.flatMap(({ status, json }) =>
    Object.entries(json?.examples ?? {}).map(([name, body]) => ({ id, status, name, body: Object(body) })),
  ),
)

describe('the examples of the contract have the messages of the service', () => {
  it.each(answers.filter(({ status }) => status < 400))('$id $status: $name', ({ id, body }) => {
    const { message } = body
    expect(says(success[id], message), `${id}: "${message}" is not ${JSON.stringify(success[id])}`).toBe(true)
  })

  it.each(answers.filter(({ status }) => status >= 400))('$id $status: $name', ({ id, body }) => {
    const { code, reason = code, errors: broken = [] } = body.data
    const texts = [new Map(Object.entries(errors)).get(reason) ?? '', ...Object.values(details)]
    expect(
      texts.some((text) => says(text, body.message)),
      `${id}: "${body.message}" is no message of ${reason}`,
    ).toBe(true)
    for (const { rule, message } of broken) {
      const words = Object.entries(rules).filter(([key]) => key.split('.')[0] === rule)
      expect(
        words.some(([, text]) => says(text, message)),
        `${id}: "${message}" is no text of the rule ${rule}`,
      ).toBe(true)
    }
  })
})

/** Whether a message is this text with its parameters filled in. */
function says(text: string | Plural, message: string): boolean {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return forms.some((form) => {
    const literals = form.split(/\{\w+\}/).map((literal) => literal.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${literals.join('.+')}$`).test(message)
  })
}
