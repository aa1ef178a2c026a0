import type { Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import { OpenAPIValidator } from 'openapi-backend'
import { isRecord } from '../../src/base/guards.ts'
import { bundle, moduleOf } from './bundle.ts'
import type { Contract } from './document.ts'
import { NOTES, withNumericStrings } from './extensions.ts'
import { formats } from './formats.ts'

export const OPTIONS: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  useDefaults: true,
  formats,
  keywords: NOTES,
  code: { source: true, formats: _`require('contract-formats').formats` },
}

/**
 * The request validators that openapi-backend would compile at startup, as one module: for the parameters of
 * each operation, and its body if it has one.
 */
export async function generateValidators(contract: Contract): Promise<string> {
  const body = new Ajv2020(OPTIONS)
  const parameters = new Ajv2020(OPTIONS)
  const validator = new OpenAPIValidator({
    definition: contract.definition,
    router: contract.backend.router,
    lazyCompileValidators: true,
    customizeAjv: (_default, options) => (options.coerceTypes ? parameters : body),
  })
  // openapi-backend parses no forms, so it would not require the file
  Reflect.set(validator, 'removeBinaryPropertiesFromRequired', () => {})
  const entries = contract.operations.map(({ operationId = '', requestBody }) => {
    const ajvs = requestBody ? [body, parameters] : [parameters]
    const validators = validator.getRequestValidatorsForOperation(operationId) ?? []
    if (validators.length !== ajvs.length) throw new Error(`${operationId}: unexpected number of validators`)
    for (const [index, { schema }] of validators.entries()) {
      const accepted = withNumericStrings(schema)
      if (isRecord(accepted)) ajvs[index]?.addSchema(accepted, operationId)
    }
    const parts = requestBody ? ['body', 'parameters'] : ['parameters']
    return `  ${operationId}: [${parts.map((part) => `${part}.${operationId}`).join(', ')}],\n`
  })
  const index =
    `import * as body from 'contract-body'\nimport * as parameters from 'contract-parameters'\n` +
    `export const requestValidators = {\n${entries.join('')}}\n`
  return bundle(index, { 'contract-body': moduleOf(body), 'contract-parameters': moduleOf(parameters) })
}

export const validatorsDeclaration = `import type { ValidateFunction } from 'ajv'
import type { OperationId } from './operations.ts'

export declare const requestValidators: Readonly<Record<OperationId, ValidateFunction[]>>
`
