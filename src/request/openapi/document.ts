import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { isRecord } from '../../base/guards.ts'
import { root } from '../../base/root.ts'

/** The document that the service runs on. It is frozen, so that it is served as written. */
export async function readDocument(file = join(root, 'openapi.yaml')): Promise<OpenAPIV3_1.Document> {
  const source = await readFile(file, 'utf8')
  const document = (await parsedBefore(source)) ?? (await import('yaml')).parse(source)
  if (!isDocument(document)) throw new Error(`${file} is not an OpenAPI 3.1.0 document`)
  return deepFreeze(document)
}

/** The document parsed by the build, if the text has not changed since. */
async function parsedBefore(source: string): Promise<unknown> {
  const built = await readFile(join(root, 'generated/build/contract.json'), 'utf8').catch(() => undefined)
  if (built === undefined) return undefined
  const parsed: unknown = JSON.parse(built)
  const sha256 = hash('sha256', source, 'hex')
  return isRecord(parsed) && parsed.sha256 === sha256 ? parsed.document : undefined
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze)
    Object.freeze(value)
  }
  return value
}

function isDocument(value: unknown): value is OpenAPIV3_1.Document {
  return isRecord(value) && value.openapi === '3.1.0' && isRecord(value.paths) && isRecord(value.info)
}
