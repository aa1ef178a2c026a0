import { Place } from './place.mjs'

/**
 * @typedef {import('./place.mjs').Problem} Problem
 * @typedef {{ child(at: readonly (string | number)[]): unknown }} Location
 * @typedef {{ location: Location, report(problem: { message: string, location: unknown }): void }} Context
 * @typedef {(root: Place, options: Readonly<Record<string, unknown>>) => Iterable<Problem>} Check
 */

/**
 * Turns a check of the whole document into a Redocly rule. `options` are what redocly.yaml says beside
 * `severity`.
 * @param {Check} check
 */
export function rule(check) {
  return (/** @type {Readonly<Record<string, unknown>>} */ options = {}) => ({
    Root: {
      leave(/** @type {unknown} */ document, /** @type {Context} */ context) {
        for (const { message, at } of check(new Place(document, [], document), options)) {
          context.report({ message, location: context.location.child(at) })
        }
      },
    },
  })
}
