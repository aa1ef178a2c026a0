import { entriesAt, follow, type Json, objectAt } from './contract-source.ts'

export interface Announced {
  readonly since: string
  readonly sunset: string
  readonly successor?: string
  readonly link?: string
}

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const HTTP_DATE = `^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (?:${MONTHS}) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$`

/** The parts that the contract requires once an operation is deprecated. */
const HEADERS = {
  Deprecation: {
    description: 'Since when this operation is deprecated (RFC 9745).',
    required: true,
    schema: { type: 'string', maxLength: 20, pattern: '^@\\d+$' },
    example: '@1772323200',
  },
  Sunset: {
    description: 'When this operation ends (RFC 8594).',
    required: true,
    schema: { type: 'string', maxLength: 29, pattern: HTTP_DATE },
    example: 'Mon, 01 Mar 2027 00:00:00 GMT',
  },
  EndLink: {
    description:
      'What replaces this operation, where to read about its end (RFC 8288), and the next page of a list.',
    required: true,
    schema: {
      type: 'string',
      maxLength: 4000,
      pattern: '^<[^>]+>; rel="[a-z-]+"(?:, <[^>]+>; rel="[a-z-]+")*$',
    },
    example: '</api/products>; rel="successor-version"',
  },
}

/**
 * A contract with one deprecated operation, and everything that it must then say. `source` is not changed.
 */
export function withDeprecation(source: unknown, id: string, announced: Announced): Json {
  const document = structuredClone(objectAt(source, 'the document'))
  const components = objectAt(document.components, 'components')
  Object.assign(objectAt(components.headers, 'headers'), {
    Deprecation: HEADERS.Deprecation,
    Sunset: HEADERS.Sunset,
  })
  const hasLink = announced.successor !== undefined || announced.link !== undefined
  if (hasLink) Object.assign(objectAt(components.headers, 'headers'), { EndLink: HEADERS.EndLink })
  const headers = {
    Deprecation: { $ref: '#/components/headers/Deprecation' },
    Sunset: { $ref: '#/components/headers/Sunset' },
    ...(hasLink && { Link: { $ref: '#/components/headers/EndLink' } }),
  }
  const operation = operationOf(document, id)
  const responses = entriesAt(operation.responses).map(([status, response]) => {
    const own = resolved(document, response)
    return [status, { ...own, headers: { ...objectAt(own.headers, status), ...headers } }]
  })
  Object.assign(operation, {
    deprecated: true,
    'x-deprecation': announced,
    responses: { ...Object.fromEntries(responses), 410: goneResponse(document, headers) },
  })
  return document
}

function goneResponse(document: Json, headers: Json): Json {
  const { content, headers: common } = resolved(document, { $ref: '#/components/responses/InternalError' })
  const media = objectAt(objectAt(content, 'content')['application/json'], 'application/json')
  const value = {
    status: 'error',
    message: 'This operation has ended, as announced.',
    data: { code: 'endpoint_sunset', requestId: '4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11' },
  }
  return {
    description: 'This operation has ended (`endpoint_sunset`).',
    'x-error-codes': ['endpoint_sunset'],
    headers: { ...objectAt(common, 'headers'), ...headers },
    content: {
      'application/json': { schema: media.schema, examples: { gone: { summary: 'It has ended', value } } },
    },
  }
}

/** The response itself, with the references within it kept. */
function resolved(document: Json, response: Json): Json {
  const { $ref } = response
  return typeof $ref === 'string' ? objectAt(follow(document, $ref), $ref) : response
}

function operationOf(document: Json, id: string): Json {
  const found = entriesAt(document.paths)
    .flatMap(([, item]) => entriesAt(item))
    .find(([, operation]) => operation.operationId === id)
  if (!found) throw new Error(`openapi.yaml has no ${id}`)
  return found[1]
}
