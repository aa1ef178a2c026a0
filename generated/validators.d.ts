// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv'
import type { OperationId } from './operations.ts'

export declare const requestValidators: Readonly<Record<OperationId, ValidateFunction[]>>
