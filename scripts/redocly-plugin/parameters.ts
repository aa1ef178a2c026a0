import { actionOf, hasParameter, isList, type Operation, operations, successOf } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'

export interface NeededParameter {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly required: boolean
  readonly why: string
}

/** The behaviour of an operation decides which parameters it takes besides its own. */
export function* parametersExpected(root: JsonNode): Iterable<Problem> {
  for (const operation of operations(root)) {
    for (const { in: where, name, required, why } of neededParameters(root, operation)) {
      const parameter = operation.parameters.find(({ members: it }) => it.in === where && it.name === name)
      if (!parameter) yield operation.node.problem(`${operation.id} ${why}, but does not take ${name}.`)
      else if (required && parameter.members.required !== true)
        yield operation.node.problem(`${operation.id} ${why}, but does not require ${name}.`)
    }
  }
}

/** The parameters that an operation needs, in order. */
export function* neededParameters(root: JsonNode, operation: Operation): Iterable<NeededParameter> {
  const { method, path } = operation
  for (const [, name] of path.matchAll(/\{(\w+)\}/g))
    yield { in: 'path', name: String(name), required: true, why: 'has it in its path' }
  if (isList(operation)) {
    const isFeed = hasParameter(operation, 'query', 'since')
    for (const name of isFeed ? ['limit'] : ['limit', 'cursor', 'count'])
      yield { in: 'query', name, required: false, why: 'is a list' }
  }
  if (method === 'get')
    yield { in: 'header', name: 'If-None-Match', required: false, why: 'can be asked again' }
  if (method === 'post' && (successOf(operation)?.[0] === '201' || hasParameter(operation, 'path')))
    yield { in: 'header', name: 'Idempotency-Key', required: false, why: 'may not be done twice' }
  if (isWrite(operation))
    yield { in: 'header', name: 'If-Match', required: true, why: 'changes what was read' }
  const others = operations(root).filter((it) => it.path === path)
  if (method === 'delete' && others.some(isWrite))
    yield { in: 'header', name: 'If-Match', required: false, why: 'deletes what can be changed' }
}

/** The needed parameters that an operation does not take. */
export function lackingParameters(root: JsonNode, operation: Operation): NeededParameter[] {
  return [...neededParameters(root, operation)].filter(
    ({ in: where, name }) => !hasParameter(operation, where, name),
  )
}

function isWrite(operation: Operation) {
  return ['patch', 'put'].includes(operation.method) || actionOf(operation) !== undefined
}
