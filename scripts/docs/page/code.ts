import Prism from 'prismjs'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-go.js'
import 'prismjs/components/prism-http.js'
import 'prismjs/components/prism-java.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-kotlin.js'
import 'prismjs/components/prism-python.js'
import 'prismjs/components/prism-swift.js'
import 'prismjs/components/prism-typescript.js'
import { type Html, html } from './html.ts'

/** The languages of code on the page, with their display names. */
const LANGUAGES = {
  sh: { grammar: 'bash', title: 'Shell' },
  ts: { grammar: 'typescript', title: 'TypeScript' },
  js: { grammar: 'javascript', title: 'JavaScript' },
  python: { grammar: 'python', title: 'Python' },
  go: { grammar: 'go', title: 'Go' },
  java: { grammar: 'java', title: 'Java' },
  kotlin: { grammar: 'kotlin', title: 'Kotlin' },
  swift: { grammar: 'swift', title: 'Swift' },
  json: { grammar: 'json', title: 'JSON' },
  http: { grammar: 'http', title: 'HTTP' },
}

type Language = keyof typeof LANGUAGES

/** The highlighted kinds of tokens; all others look like plain text. */
const COLOURS = {
  keyword: ['keyword', 'builtin', 'boolean', 'null', 'nil'],
  string: ['string', 'char', 'regex', 'triple-quoted-string', 'request-target', 'reason-phrase'],
  number: ['number', 'status-code'],
  name: ['class-name', 'function', 'property', 'variable', 'constant', 'annotation', 'header-name', 'method'],
  comment: ['comment'],
}
const colours = new Map(Object.entries(COLOURS).flatMap(([colour, kinds]) => kinds.map((it) => [it, colour])))

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name)
}

/** Highlights source text. */
export function coloured(text: string, language: Language) {
  const grammar = Prism.languages[LANGUAGES[language].grammar] ?? {}
  return html`${spansOf(Prism.tokenize(text.trimEnd(), grammar))}`
}

function spansOf(token: Prism.TokenStream): Html[] {
  if (typeof token === 'string') return [html`${token}`]
  if (Array.isArray(token)) return token.flatMap(spansOf)
  const colour = [token.type, token.alias].flat().flatMap((kind) => colours.get(kind) ?? [])[0]
  const inner = spansOf(token.content)
  return colour === undefined ? inner : [html`<span class="code-${colour}">${inner}</span>`]
}

/** A code block with its name above it, next to which the page's script adds a copy button. */
export function codeBlock(text: string, language: Language, title: string = LANGUAGES[language].title) {
  return html`<figure class="code"><figcaption>${title}</figcaption>
<pre><code>${coloured(text, language)}</code></pre></figure>`
}

/** A value as a block of JSON. */
export function jsonBlock(value: unknown, title: string) {
  return codeBlock(JSON.stringify(value, null, 2), 'json', title)
}
