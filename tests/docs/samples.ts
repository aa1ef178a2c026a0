import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { samplesOf } from '../../scripts/docs/samples/samples.ts'
import { JsonNode } from '../../scripts/redocly-plugin/json-node.ts'
import { root } from '../../src/base/root.ts'

const document: { readonly servers: readonly [{ readonly url: string }] } = parse(
  readFileSync(join(root, 'openapi.yaml'), 'utf8'),
)

/** The origin that the samples send their requests to. */
export const origin = document.servers[0].url

/** The samples of all operations. */
export const samples = samplesOf(new JsonNode(document, [], document))
