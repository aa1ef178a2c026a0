import { type Change, change, code, inMarkdown, listOf } from './change.ts'
import { unknown } from './classify-keyword.ts'
import { type Comparison, type Operation, operationsOf, record, texts } from './contract.ts'
import type { Reported } from './report.ts'
import type { Subject } from './subject.ts'

/** Operations that come, go, move or change their name. */
export function classifyOperation(it: Reported, { name }: Subject, comparison: Comparison): Change[] {
  const [, path = '', method] = it.path
  const listed = (value: unknown) => operationsOf(path, method === undefined ? value : { [method]: value })
  const { base, revision, today } = comparison
  if (it.property === 'key') return listed(revision.at(['paths', path])).map(moved)
  if (it.kind === 'added') {
    return listed(it.revision?.value).map((operation) =>
      base.operations.has(operation.id) ? moved(operation) : added(operation),
    )
  }
  if (it.kind === 'removed') {
    return listed(it.base?.value).map((operation) => {
      const present = revision.operations.get(operation.id)
      return present ? moved(present) : removed(operation, today)
    })
  }
  if (it.property === 'operationId') {
    return [
      change(
        'major',
        'Changed',
        `${inMarkdown(it.base?.value)} is now called ${inMarkdown(it.revision?.value)}.`,
      ),
    ]
  }
  if (it.property === 'tags') {
    const [was, now] = [texts(it.base?.value), texts(it.revision?.value)]
    return [
      change(
        'major',
        'Changed',
        `${name} moves from ${listOf(was)} to ${listOf(now)}, which clients name their classes by.`,
      ),
    ]
  }
  return [unknown(it, name)]
}

function moved({ id, method, path }: Operation): Change {
  return change('major', 'Changed', `${code(id)} has moved to ${method.toUpperCase()} ${path}.`)
}

function added({ id, method, path, value }: Operation): Change {
  const text = `${code(id)} is new: ${method.toUpperCase()} ${path}, “${String(value.summary ?? '')}”.`
  return change('minor', 'Added', text)
}

/** What was announced long enough, and answers 410 by now, can be taken out of the document. */
function removed({ id, value }: Operation, today: Date): Change {
  const { sunset } = record(value['x-deprecation'])
  const isGone = typeof sunset === 'string' && Date.parse(sunset) <= today.getTime()
  if (!isGone) return change('major', 'Removed', `${code(id)} is removed.`)
  return change('minor', 'Removed', `${code(id)} is removed; it has been gone since its sunset on ${sunset}.`)
}
