import { code, listOf } from './change.ts'
import { type Contract, type Path, record } from './contract.ts'

/** What a difference is about, and who meets it. */
export interface Subject {
  /** Markdown: `ProductCreate.name`, the query parameter `limit` of `listProducts`. */
  readonly name: string
  /** A field or a schema as plain text, without decoration; undefined for anything else. */
  readonly field: string | undefined
  /** ` (in …)`; empty when the name says it already. */
  readonly users: string
}

/**
 * @param at where it is written
 * @param usage where it is used, which names what a component cannot: the header, the status
 */
export function subjectOf(contract: Contract, at: Path, usage: Path): Subject {
  const [top = '', kind = '', name = '', ...rest] = at
  if (top === 'components') {
    const users = usersOf(contract, `${kind}/${name}`)
    if (kind === 'schemas') return fieldSubject(`${name}${fieldOf(rest)}`, users)
    if (kind === 'parameters') return { ...plain(parameterName(contract, at.slice(0, 3))), users }
    if (kind === 'headers')
      return { ...plain(`the response header ${code(keyBehind(usage, 'headers') ?? name)}`), users }
    if (kind === 'responses')
      return { ...plain(responseName(keyBehind(usage, 'responses') ?? name, rest)), users }
    if (kind === 'securitySchemes') return plain(`the credential ${code(name)}`)
    return { ...plain(`the ${kind.replace(/s$/, '')} ${code(name)}`), users }
  }
  if (top === 'paths') return operationSubject(contract, at)
  if (top === 'webhooks' && kind) return plain(`the webhook ${code(kind)}`)
  if (top === 'info') return plain('the introduction')
  if (top === 'tags') return plain('the tags')
  if (top === 'servers') return plain('the server address')
  return plain(code(`/${at.join('/')}`))
}

function operationSubject(contract: Contract, at: Path): Subject {
  const [, path = '', method = '', part, key = '', ...rest] = at
  if (method === 'parameters') return plain(`${parameterName(contract, at.slice(0, 4))} of ${code(path)}`)
  const operation = record(contract.at(['paths', path, method]))
  const id = String(operation.operationId ?? `${method} ${path}`.trim())
  if (part === 'parameters') return plain(`${parameterName(contract, at.slice(0, 5))} of ${code(id)}`)
  if (part === 'requestBody')
    return plain(`the request body${quoted(fieldOf([key, ...rest]))} of ${code(id)}`)
  if (part === 'responses' && key) return plain(`${responseName(key, rest)} of ${code(id)}`)
  return plain(code(id))
}

function responseName(status: string, rest: Path): string {
  const header = keyBehind(rest, 'headers')
  const response = `the ${status} response${quoted(fieldOf(rest))}`
  return header === undefined ? response : `the header ${code(header)} of ${response}`
}

function parameterName(contract: Contract, at: Path): string {
  const { name, in: place } = record(contract.resolve(contract.at(at)))
  return `the ${place === 'header' ? 'request header' : `${place} parameter`} ${code(String(name))}`
}

/** `.data[].name` from the keys that lead there. */
function fieldOf(path: Path): string {
  return path
    .map((key, index) => {
      if (path[index - 1] === 'properties') return `.${key}`
      return key === 'items' && path[index - 1] !== 'properties' ? '[]' : ''
    })
    .join('')
}

function keyBehind(path: Path, key: string): string | undefined {
  const index = path.lastIndexOf(key)
  return index < 0 ? undefined : path[index + 1]
}

function usersOf(contract: Contract, component: string): string {
  const users = contract.usersOf(component)
  if (users.length === 0) return ''
  return users.length > 5 ? ` (in ${users.length} operations)` : ` (in ${listOf(users)})`
}

function quoted(field: string): string {
  return field === '' ? '' : ` field ${code(field.replace(/^\./, ''))}`
}

function fieldSubject(field: string, users: string): Subject {
  return { name: code(field), field, users }
}

function plain(name: string): Subject {
  return { name, field: undefined, users: '' }
}
