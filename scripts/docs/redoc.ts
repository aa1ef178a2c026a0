import { record } from '../json.ts'
import { type Operation, operations, requirements } from '../redocly-plugin/contract.ts'
import { JsonNode } from '../redocly-plugin/json-node.ts'
import { chapters, guideText, partsOf } from './guide.ts'
import { SAMPLE_LANGUAGES, samplesOf } from './samples/samples.ts'

/** The contract for Redoc: with the guide in its description, and the samples of the documentation page. */
export function forRedoc(document: unknown) {
  const root = new JsonNode(document, [], document)
  const info = root.get('info').members
  // otherwise, the menu would list each heading instead of the chapters
  const guide = guideText(chapters(), partsOf(root)).replaceAll(/^#{3,4} (.+)$/gm, '**$1**')
  const samples = new Map(samplesOf(root).map(({ id, code }) => [id, code]))
  const optional = operations(root)
    .filter((operation) => takesNone(root, operation))
    .map(({ id }) => id)
  const withSamples = ({ members: it }: JsonNode) => {
    const id = String(it.operationId)
    const code = samples.get(id)
    if (!code) return it
    const codeSamples = SAMPLE_LANGUAGES.map(({ title }) => ({ lang: title, source: code[title] }))
    const shown = { ...it, 'x-codeSamples': codeSamples }
    if (!optional.includes(id)) return shown
    // Redoc omits the alternative without requirements, so that a public operation looks protected
    return { ...shown, security: [], description: `**No credential is needed.**\n\n${it.description}` }
  }
  const paths = root
    .get('paths')
    .entries()
    .map(([path, item]) => [path, mapped(item, withSamples)])
  return {
    ...record(document),
    info: { ...info, description: `${info.description}\n\n${guide}` },
    paths: Object.fromEntries(paths),
  }
}

/** Whether an operation accepts credentials, but does not require them. */
function takesNone(root: JsonNode, operation: Operation) {
  return requirements(root, operation).some((schemes) => Object.keys(schemes).length === 0)
}

function mapped(node: JsonNode, change: (member: JsonNode) => unknown) {
  return Object.fromEntries(node.entries().map(([key, member]) => [key, change(member)]))
}
