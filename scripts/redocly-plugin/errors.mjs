import { list } from './place.mjs'

/**
 * Each error code has its explanation in `x-error-codes` beside the enum: an HTTP status, what it means and what to do.
 * The page makes its table, and the code samples their words, from them. Option `schema`: the enum's name.
 * @type {import('./rule.mjs').Check}
 */
export function* errorCodesExplained(root, options) {
  const codes = root.get('components', 'schemas', String(options.schema))
  const explained = codes.get('x-error-codes')
  for (const code of list(codes.members.enum)) {
    if (!explained.get(String(code)).exists)
      yield codes.problem(`${String(code)} is not explained in x-error-codes.`)
  }
  for (const [code, place] of explained.entries()) {
    const { status, meaning, action } = place.members
    if (!list(codes.members.enum).includes(code)) yield place.problem(`${code} is not an error code.`)
    if (!Number.isInteger(status) || Number(status) < 400 || Number(status) > 599)
      yield place.problem(`${code}: status must be that of an error.`)
    for (const [name, text] of Object.entries({ meaning, action })) {
      if (typeof text !== 'string' || !text.endsWith('.'))
        yield place.problem(`${code}: ${name} must be a sentence.`)
    }
  }
}
