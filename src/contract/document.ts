import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { parse } from 'yaml'
import { root } from '../root.ts'
import { isRecord } from './guards.ts'

/**
 * The document that the service runs on.
 *
 * @throws Error where the file is not an OpenAPI 3.1.0 document
 */
export async function readDocument(file = join(root, 'openapi.yaml')): Promise<OpenAPIV3_1.Document> {
  const document: unknown = parse(await readFile(file, 'utf8'))
  if (!isDocument(document)) throw new Error(`${file} is not an OpenAPI 3.1.0 document`)
  return document
}

function isDocument(value: unknown): value is OpenAPIV3_1.Document {
  return isRecord(value) && value.openapi === '3.1.0' && isRecord(value.paths) && isRecord(value.info)
}
