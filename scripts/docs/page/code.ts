import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import go from 'highlight.js/lib/languages/go'
import http from 'highlight.js/lib/languages/http'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import python from 'highlight.js/lib/languages/python'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import { html, raw } from './html.ts'

/** The languages of code on the page, with the names that readers see. */
const LANGUAGES = {
  sh: { grammar: bash, title: 'Shell' },
  ts: { grammar: typescript, title: 'TypeScript' },
  js: { grammar: javascript, title: 'JavaScript' },
  python: { grammar: python, title: 'Python' },
  go: { grammar: go, title: 'Go' },
  java: { grammar: java, title: 'Java' },
  kotlin: { grammar: kotlin, title: 'Kotlin' },
  swift: { grammar: swift, title: 'Swift' },
  json: { grammar: json, title: 'JSON' },
  http: { grammar: http, title: 'HTTP' },
}

type Language = keyof typeof LANGUAGES

for (const [name, { grammar }] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, grammar)

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name)
}

/** Source text in colours. */
export function coloured(text: string, language: Language) {
  return raw(hljs.highlight(text.trimEnd(), { language }).value)
}

/** A block of code with its name above it; the page's script puts a button to copy it beside the name. */
export function codeBlock(text: string, language: Language, title: string = LANGUAGES[language].title) {
  return html`<figure class="code"><figcaption>${title}</figcaption>
<pre><code>${coloured(text, language)}</code></pre></figure>`
}

/** A value as a block of JSON. */
export function jsonBlock(value: unknown, title: string) {
  return codeBlock(JSON.stringify(value, null, 2), 'json', title)
}
