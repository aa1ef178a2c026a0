import { SAMPLE_LANGUAGES } from '../samples/samples.mjs'
import { coloured } from './code.mjs'
import { html } from './html.mjs'

/** @typedef {import('../samples/samples.mjs').Samples} Samples */

/**
 * The sample of an operation in the first language. The page's script lets the reader choose among all.
 * @param {Samples} samples of the operation
 */
export function sampleBlock({ code }) {
  const [{ language, title }] = SAMPLE_LANGUAGES
  return html`<figure class="code sample"><figcaption>${title}</figcaption>
<pre><code>${coloured(code[title] ?? '', language)}</code></pre></figure>`
}

/**
 * Samples in all languages, in colours: languages by operation.
 * @param {readonly Samples[]} samples
 */
export function sampleData(samples) {
  return Object.fromEntries(
    samples.map(({ id, code }) => [
      id,
      Object.fromEntries(
        SAMPLE_LANGUAGES.map(({ language, title }) => [title, coloured(code[title] ?? '', language).text]),
      ),
    ]),
  )
}
