import { list, record } from '../../json.ts'
import {
  contentOf,
  exampleBody,
  filesOf,
  type Operation,
  operations,
  requirements,
  takesForm,
} from '../../redocly-plugin/contract.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import type { Described, Parameter, Part } from './data.ts'

/** The requests of all operations, by operation. */
export function consoleData(root: JsonNode): Readonly<Record<string, Described>> {
  return Object.fromEntries(
    operations(root).map((operation) => {
      const { id, method, path, parameters } = operation
      const body = takesForm(operation) ? undefined : exampleBody(operation)
      return [
        id,
        {
          method: method.toUpperCase(),
          path,
          isSecured: requirements(root, operation).length > 0,
          parameters: parameters.map(described),
          ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
          ...(takesForm(operation) && { form: partsOf(operation) }),
        },
      ]
    }),
  )
}

function partsOf(operation: Operation): Part[] {
  const schema = contentOf(operation).get('schema')
  const [files, required] = [filesOf(operation), list(schema.members.required)]
  const example = record(exampleBody(operation))
  return Object.keys(schema.get('properties').members).map((name) => ({
    name,
    isFile: files.includes(name),
    isRequired: required.includes(name),
    example: String(example[name] ?? ''),
  }))
}

function described(parameter: JsonNode): Parameter {
  const { name, in: where, required, example = '' } = parameter.members
  const { members: schema, types } = parameter.get('schema')
  const values = types.includes('boolean') ? ['true', 'false'] : list(schema.enum).map(String)
  return {
    name: String(name),
    in: String(where),
    isRequired: required === true,
    example: String(example),
    ...(values.length > 0 && { values }),
  }
}
