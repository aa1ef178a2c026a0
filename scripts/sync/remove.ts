import { type Document, isCollection, isMap, isPair } from 'yaml'
import { eventFamily } from '../../src/domain/event-types.ts'
import { EVENT_TYPES } from '../complete/events.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { entries, record } from '../json.ts'
import { scopesOf } from './contract.ts'
import { isPathOf, type Resource } from './resource.ts'

const KINDS = ['schemas', 'parameters', 'responses', 'links', 'examples']

/** Removes the parts of the contract that only the resource needed: its operations and components. */
export function prune(document: Document, resource: Resource): void {
  const { name } = resource
  const before = unused(document)
  for (const [path] of entries(record(document.toJS()).paths))
    if (isPathOf(resource, path)) document.deleteIn(['paths', path])
  document.deleteIn(['components', 'schemas', name])
  pruneEvents(document, `${eventFamily(lowerFirst(name))}.`)
  for (const suffix of ['', 'List'])
    for (const partial of ['', 'Partial'])
      document.deleteIn(['components', 'schemas', `${partial}${name}${suffix}Response`])
  for (const kind of [`Partial${name}`, `${name}Field`]) document.deleteIn(['components', 'schemas', kind])
  pruneLinks(document)
  for (let gone = unused(document); ; gone = unused(document)) {
    const now = gone.filter((one) => !before.includes(one))
    if (now.length === 0) return
    for (const one of now) document.deleteIn(['components', ...one.split('/')])
  }
}

/** Removes the parts that other operations had because of those on earlier versions. */
export function pruneRevisions(document: Document, { name }: Resource): void {
  pruneEvents(document, `${eventFamily(lowerFirst(name))}.restored`)
  pruneLinks(document)
}

/** Removes links to removed operations, and references to them in the responses of others. */
function pruneLinks(document: Document): void {
  const { components, paths } = record(document.toJS())
  const operations = new Set(operationIds(document))
  const gone = entries(record(components).links).flatMap(([link, value]) =>
    operations.has(String(record(value).operationId)) ? [] : [link],
  )
  for (const link of gone) document.deleteIn(['components', 'links', link])
  for (const [path, item] of entries(paths))
    for (const [method, operation] of entries(item))
      for (const [status, response] of entries(record(operation).responses)) {
        const at = ['paths', path, method, 'responses', status, 'links']
        const links = entries(record(response).links)
        const left = links.filter(
          ([, link]) => !gone.some((one) => record(link).$ref === `#/components/links/${one}`),
        )
        for (const [link] of links.filter((one) => !left.includes(one))) document.deleteIn([...at, link])
        if (links.length > 0 && left.length === 0) document.deleteIn(at)
      }
}

/** @param prefix of the types of its events */
function pruneEvents(document: Document, prefix: string): void {
  for (const path of [['x-webhooks'], EVENT_TYPES]) {
    const kept = document.getIn(path, true)
    if (!isCollection(kept)) continue
    const isOther = (item: unknown) => !String(isPair(item) ? item.key : item).startsWith(prefix)
    kept.items.splice(0, kept.items.length, ...kept.items.filter(isOther))
  }
}

function operationIds(document: Document): string[] {
  const paths = Object.values(record(record(document.toJS()).paths))
  return paths.flatMap((item) =>
    Object.values(record(item)).map((operation) => String(record(operation).operationId)),
  )
}

/** The components that nothing refers to. */
function unused(document: Document): string[] {
  const value = record(document.toJS())
  const text = JSON.stringify(value)
  const components = record(value.components)
  return KINDS.flatMap((kind) =>
    entries(components[kind]).flatMap(([name]) =>
      text.includes(`"#/components/${kind}/${name}"`) || !isMap(document.getIn(['components', kind], true))
        ? []
        : [`${kind}/${name}`],
    ),
  )
}

/** The rows that a migration deletes with the table, because the service could no longer show them. */
export function leftovers(resource: Resource, type: string): string {
  const scopes = scopesOf(resource)
    .map((scope) => `'${scope}'`)
    .join(', ')
  return `SELECT set_config('cms.audit_kept_since', 'infinity', true);
DELETE FROM feed_entries WHERE resource_type = '${type}';
DELETE FROM audit_entries WHERE resource_type = '${type}';
DELETE FROM revisions WHERE resource_type = '${type}';
UPDATE api_keys SET scopes = ARRAY(SELECT scope FROM unnest(scopes) AS scope WHERE scope NOT IN (${scopes}))
WHERE scopes && ARRAY[${scopes}];
UPDATE api_keys SET revoked_at = COALESCE(revoked_at, now()), scopes = ARRAY['products:read']
WHERE scopes = '{}';
`
}
