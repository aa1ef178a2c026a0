import { isList, operations, successOf } from './contract.mjs'

/**
 * @typedef {import('./place.mjs').Place} Place
 * @typedef {import('./contract.mjs').Operation} Operation
 * @typedef {object} NeededParameter
 * @property {'path' | 'query' | 'header'} in
 * @property {string} name
 * @property {boolean} required
 * @property {string} why
 */

/**
 * What an operation does decides which parameters it takes beside its own.
 * @type {import('./rule.mjs').Check}
 */
export function* parametersExpected(root) {
  for (const operation of operations(root)) {
    for (const { in: where, name, required, why } of neededParameters(root, operation)) {
      const parameter = operation.parameters.find(({ members: it }) => it.in === where && it.name === name)
      if (!parameter) yield operation.place.problem(`${operation.id} ${why}, but does not take ${name}.`)
      else if (required && parameter.members.required !== true)
        yield operation.place.problem(`${operation.id} ${why}, but does not require ${name}.`)
    }
  }
}

/**
 * The parameters that an operation needs, in the order in which they are written.
 * @param {Place} root
 * @param {Operation} operation
 * @returns {Iterable<NeededParameter>}
 */
export function* neededParameters(root, operation) {
  const { method, path } = operation
  for (const [, name] of path.matchAll(/\{(\w+)\}/g))
    yield { in: 'path', name: String(name), required: true, why: 'has it in its path' }
  if (isList(operation)) {
    for (const name of ['limit', 'cursor', 'count'])
      yield { in: 'query', name, required: false, why: 'is a list' }
  }
  if (method === 'get')
    yield { in: 'header', name: 'If-None-Match', required: false, why: 'can be asked again' }
  if (method === 'post' && successOf(operation)?.[0] === '201')
    yield { in: 'header', name: 'Idempotency-Key', required: false, why: 'creates something' }
  if (isWrite(operation))
    yield { in: 'header', name: 'If-Match', required: true, why: 'changes what was read' }
  const others = operations(root).filter((it) => it.path === path)
  if (method === 'delete' && others.some(isWrite))
    yield { in: 'header', name: 'If-Match', required: false, why: 'deletes what can be changed' }
}

/** @param {Operation} operation */
function isWrite({ method }) {
  return method === 'patch' || method === 'put'
}
