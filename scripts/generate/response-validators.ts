import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenAPIV3_1 } from 'openapi-types'
import { isRecord } from '../../src/base/guards.ts'
import { bundle, moduleOf } from './bundle.ts'
import type { Contract } from './document.ts'
import { closed } from './extensions.ts'
import { OPTIONS } from './validators.ts'

type Response = OpenAPIV3_1.ResponseObject

/**
 * The validators of the bodies and headers of each documented response, as one module. Each is compiled once
 * per schema, because responses share most schemas. Objects are closed here, although the document leaves
 * them open.
 */
export async function generateResponseValidators({ operations }: Contract): Promise<string> {
  const ajv = new Ajv2020({ ...OPTIONS, useDefaults: false })
  const validators = new Map<string, string>()
  const responses = new Map<string, string>()

  function validatorOf(schema: unknown): string {
    const strict = closed(schema)
    if (!isRecord(strict)) throw new Error('a response and each of its headers need a schema')
    const name = nameIn(validators, 'schema', JSON.stringify(strict))
    if (!ajv.getSchema(name)) ajv.addSchema(strict, name)
    return `validators.${name}`
  }

  function describe({ headers = {}, content }: Response): string {
    const members = Object.entries(headers).map(([name, header]) => {
      const { required = false, schema } = 'schema' in header ? header : {}
      const isInteger = isRecord(schema) && schema.type === 'integer'
      return `${JSON.stringify(name.toLowerCase())}: ${literal({ required, isInteger }, validatorOf(schema))}`
    })
    const media = content?.['application/json']
    const body = content ? validatorOf(media?.schema) : 'null'
    const schema: unknown = media && Reflect.get(media, 'x-partial-schema')
    const partial = schema ? ` partial: ${validatorOf(schema)},` : ''
    return `{ body: ${body},${partial} headers: { ${members.join(', ')} } }`
  }

  const entries = operations.map(({ operationId, responses: documented = {} }) => {
    const byStatus = Object.entries(documented).map(([status, response]) => {
      if ('$ref' in response) throw new Error(`${operationId} ${status}: not dereferenced`)
      return `${status}: ${nameIn(responses, 'response', describe(response))}`
    })
    return `  ${operationId}: { ${byStatus.join(', ')} },\n`
  })
  const constants = [...responses].map(([text, name]) => `const ${name} = ${text}\n`)
  const index =
    `import * as validators from 'contract-responses'\n${constants.join('')}` +
    `export const documentedResponses = {\n${entries.join('')}}\n`
  return bundle(index, { 'contract-responses': moduleOf(ajv) })
}

function literal(members: Record<string, boolean>, validate: string): string {
  const pairs = Object.entries(members).map(([name, value]) => `${name}: ${value}`)
  return `{ ${pairs.join(', ')}, validate: ${validate} }`
}

/** A name for each different text. */
function nameIn(names: Map<string, string>, prefix: string, text: string): string {
  const name = names.get(text) ?? `${prefix}${names.size + 1}`
  names.set(text, name)
  return name
}

export const responseValidatorsDeclaration = `import type { ValidateFunction } from 'ajv'
import type { OperationId } from './operations.ts'

/** What the document says of one header of a response. */
export interface DocumentedHeader {
  readonly required: boolean
  /** Its schema is that of an integer: the text is read as one. */
  readonly isInteger: boolean
  readonly validate: ValidateFunction
}

/** What the document says of one response of an operation, derived by \`npm run generate\`. */
export interface DocumentedResponse {
  /** \`null\`: the response has no body. */
  readonly body: ValidateFunction | null
  /** That of records with the fields that the request asks for. */
  readonly partial?: ValidateFunction
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, DocumentedHeader>>
}

/** What each operation may answer, by status. */
export declare const documentedResponses: Readonly<
  Record<OperationId, Readonly<Record<number, DocumentedResponse>>>
>
`
