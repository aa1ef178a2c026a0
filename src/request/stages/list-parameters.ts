import type { OperationDescription } from '../../../generated/operations.ts'
import { isRecord } from '../../base/guards.ts'
import type { Stage } from '../stage.ts'

const ALL = 'all'
const COMMA = /%2C/gi

/**
 * Rewrites each list in the query as one comma-separated value: most clients repeat the name
 * (`ids=1&ids=2`), and some encode the comma. The URL is rewritten, too, so that cached responses and links
 * to the next page do not depend on the form. Lists of texts that can contain commas stay repeated.
 */
export const listParameters: Stage = {
  name: 'list-parameters',
  at: 'onRequest',
  run:
    () =>
    ({ operation, query, raw, url }, _reply, done) => {
      if (operation && isRecord(query) && hasList(query, operation)) {
        const { parameterTypes, several } = operation
        for (const name in parameterTypes.query) {
          const type = parameterTypes.query[name]
          if (isList(type)) join(query, [name], name)
        }
        for (const [name, list] of Object.entries(several)) {
          if (parameterTypes.query[list] === 'repeated') repeat(query, name, list)
          else if (isSeveral(query[name])) join(query, [name, list], list)
        }
        raw.url = withJoined(url, query, operation)
      }
      done()
    },
}

/** Most queries have none, and are left as they are. */
function hasList(query: object, { parameterTypes, several }: OperationDescription): boolean {
  for (const name in query) if (several[name] !== undefined || isList(parameterTypes.query[name])) return true
  return false
}

function isList(type: string | undefined): boolean {
  return type === 'integers' || type === 'texts'
}

function isSeveral(value: unknown): boolean {
  return Array.isArray(value) || value === ALL || (typeof value === 'string' && value.includes(','))
}

function join(query: Record<string, unknown>, names: readonly string[], list: string): void {
  const values = names.flatMap((name) => query[name] ?? [])
  if (values.length === 0) return
  for (const name of names) delete query[name]
  query[list] = values.join()
}

/** Moves several values to the list that takes them. */
function repeat(query: Record<string, unknown>, name: string, list: string): void {
  const values = query[name]
  if (!Array.isArray(values)) return
  delete query[name]
  query[list] = [...values, query[list] ?? []].flat()
}

/** The target, with each list where its first value was. */
function withJoined(url: string, query: Record<string, unknown>, operation: OperationDescription): string {
  const start = url.indexOf('?') + 1
  if (start === 0) return url
  const { parameterTypes, several } = operation
  const lists = new Map<string, number>()
  const parts: string[] = []
  for (const part of url.slice(start).split('&')) {
    const [written = ''] = part.split('=', 1)
    const list = several[written]
    const name = list !== undefined && query[written] === undefined ? list : written
    const type = parameterTypes.query[name]
    if (type === 'repeated') parts.push(`${name}${part.slice(written.length)}`)
    else if (!isList(type)) parts.push(part)
    else {
      const value = part.slice(written.length + 1).replace(COMMA, ',')
      const place = lists.get(name) ?? parts.push(`${name}=`) - 1
      parts[place] += `${lists.has(name) ? ',' : ''}${value}`
      lists.set(name, place)
    }
  }
  return url.slice(0, start) + parts.join('&')
}
