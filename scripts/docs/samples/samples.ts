import { operations } from '../../redocly-plugin/contract.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import { coloured } from '../page/code.ts'
import { html } from '../page/html.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { kotlin } from './kotlin.ts'
import { python } from './python.ts'
import { describeRequest } from './request.ts'
import { swift } from './swift.ts'
import { typescript } from './typescript.ts'

/**
 * The languages of samples, in the order of the tabs. They only need standard libraries, except TypeScript,
 * which needs the output of openapi-typescript as `./cms`.
 */
export const SAMPLE_LANGUAGES = [
  { language: 'sh', title: 'curl', write: curl },
  { language: 'ts', title: 'TypeScript', write: typescript },
  { language: 'python', title: 'Python', write: python },
  { language: 'go', title: 'Go', write: go },
  { language: 'java', title: 'Java', write: java },
  { language: 'kotlin', title: 'Kotlin', write: kotlin },
  { language: 'swift', title: 'Swift', write: swift },
] as const

interface Samples {
  /** operationId. */
  readonly id: string
  /** The code that sends the request, by the language's title. */
  readonly code: Readonly<Record<string, string>>
}

/** Samples of each operation, from its examples, schemas and security. */
export function samplesOf(root: JsonNode): Samples[] {
  return operations(root).map((operation) => {
    const request = describeRequest(root, operation)
    const code = SAMPLE_LANGUAGES.map(({ title, write }) => [title, write(request)])
    return { id: operation.id, code: Object.fromEntries(code) }
  })
}

/** The sample of an operation in the first language. The page's script adds the choice of languages. */
export function sampleBlock({ code }: Samples) {
  const [{ language, title }] = SAMPLE_LANGUAGES
  return html`<figure class="code sample"><figcaption>${title}</figcaption>
<pre><code>${coloured(code[title] ?? '', language)}</code></pre></figure>`
}

/** Highlighted samples in all languages, by operation. */
export function sampleData(samples: readonly Samples[]) {
  return Object.fromEntries(
    samples.map(({ id, code }) => [
      id,
      Object.fromEntries(
        SAMPLE_LANGUAGES.map(({ language, title }) => [title, coloured(code[title] ?? '', language).text]),
      ),
    ]),
  )
}
