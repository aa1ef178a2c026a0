import { capital, constant } from '../complete/words.ts'
import type { Schema } from '../generate/schemas.ts'
import { list } from '../json.ts'
import type { Field } from './field.ts'
import { idFilter } from './join-contract.ts'
import { PUBLISHED, type Resource } from './resource.ts'
import { within } from './samples.ts'

const json = JSON.stringify

/** The parameters of a resource's list, as YAML: search, filters, order and fields. */
export function listParameters(resource: Resource): string {
  const { name, nouns, fields, drafts } = resource
  const searched = fields.flatMap((field) => (field.isSearched ? `\`${field.name}\`` : []))
  const relevance =
    searched.length > 0 &&
    ` \`relevance\` puts the best matches of \`q\`
        first, by field in the order ${searched.join(', ')}; of more than 1,000 matches, only the newest
        1,000 are ranked and listed. Without \`q\`, it is the default order.`
  const among = [searched.slice(0, -1).join(', '), searched.at(-1)].filter(Boolean).join(' or ')
  const q = `
    - name: q
      in: query
      description: |
        Only ${nouns} whose ${among} contains words that start with each of these words. Case and accents
        are ignored. The service cancels a search that takes too long (\`unavailable\`).
      schema: {type: string, minLength: 1, maxLength: 100}
      example: word`
  const filters = fields
    .filter((field) => field.isFiltered && field.name !== drafts)
    .flatMap(filtersOf(resource))
  const status = fields.find((field) => field.name === drafts)
  return `${among && q}${[...(status ? [statusFilter(resource, status)] : []), ...filters].join('')}
    - $ref: '#/components/parameters/Ids'
    - $ref: '#/components/parameters/CreatedFrom'
    - $ref: '#/components/parameters/CreatedTo'
    - $ref: '#/components/parameters/UpdatedFrom'
    - $ref: '#/components/parameters/UpdatedTo'
    - name: sort
      in: query
      description: |
        The sort order; \`-\` means descending. The default is \`-id\` (newest first). Ties are broken by
        \`id\`.${relevance || ''}
      schema: {$ref: '#/components/schemas/${name}Sort'}
      example: -id
    - $ref: '#/components/parameters/${name}Fields'`
}

/** A filter by one, several or all values; readers can only ask for published records. */
function statusFilter({ noun, nouns }: Resource, { name: field, values }: Field): string {
  const all = [...values, 'all']
  const items = {
    type: 'string',
    enum: all,
    'x-enum-varnames': all.map((one) => constant(`${noun} filter ${one}`)),
  }
  return `
    - name: ${field}
      in: query
      description: |
        Only ${nouns} with one of these values of \`${field}\`, or \`all\`. The default is \`${PUBLISHED}\`.
        Only clients that may write ${nouns} can request others (401 or 403 otherwise).
      style: form
      explode: false
      schema: {type: array, items: ${json(items)}, minItems: 1, maxItems: ${all.length}}
      example: [${PUBLISHED}]`
}

/** The parameters for a field: its value; for amounts and times, a lower and an upper bound. */
function filtersOf({ nouns }: Resource) {
  return ({ name, node, whole, wire, join }: Field): string[] => {
    if (join) return [idFilter(nouns, { name, ...join })]
    const { description: _text, default: _preset, example: _example, ...own } = whole
    const form = Object.fromEntries(
      Object.entries(own).filter(
        ([key]) => !/^(?:x-(?!max|pattern)|readOnly)/.test(key) && (key !== 'x-pattern-name' || own.pattern),
      ),
    )
    const type = [whole.type].flat().find((one) => one !== 'null')
    const values = Array.isArray(whole.enum) && { enum: whole.enum.filter((one) => one !== null) }
    const parameter = (called: string, words: string, example: unknown, limits: Schema = {}) => `
    - name: ${called}
      in: query
      description: Only ${nouns} ${words}.
      schema: ${json({ ...form, type, ...values, ...limits })}
      example: ${json(example)}`
    if (wire === 'number') {
      return [
        parameter(`min${capital(name)}`, `with this \`${name}\` or a higher one`, within(whole, 1)),
        parameter(`max${capital(name)}`, `with this \`${name}\` or a lower one`, within(whole, 2)),
      ]
    }
    if (wire === 'time') {
      const stem = name.replace(/At$/, '')
      return [
        parameter(`${stem}From`, `whose \`${name}\` is this time or later`, '2026-03-01T00:00:00Z', {
          maxLength: 40,
        }),
        parameter(`${stem}To`, `whose \`${name}\` is before this time`, '2026-04-01T00:00:00Z', {
          maxLength: 40,
        }),
      ]
    }
    if (wire === 'texts') {
      const { enum: choices, maxLength } = node.get('items').members
      const one = choices ? { enum: choices } : { minLength: 1, maxLength }
      return [
        `
    - name: ${name.replace(/s$/, '')}
      in: query
      description: Only ${nouns} that have this value among their \`${name}\`.
      schema: ${json({ type: 'string', ...one })}
      example: ${json(list(choices)[0] ?? 'a')}`,
      ]
    }
    const example =
      wire === 'boolean'
        ? true
        : (Object(values).enum?.[0] ?? (wire === 'integer' ? within(whole, 1) : 'EUR'))
    return [parameter(name, `whose \`${name}\` has exactly this value`, example)]
  }
}
