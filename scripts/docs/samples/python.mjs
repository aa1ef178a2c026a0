import { credentialOf, headersOf, literal, variableOf } from './request.mjs'

/**
 * @typedef {import('./request.mjs').SampleRequest} SampleRequest
 * @typedef {import('./request.mjs').SampleHeader} SampleHeader
 */

const TOKEN = `f"Bearer {os.environ['ACCESS_TOKEN']}"`
const STEP = '    '

/** A program that needs nothing but Python's own library. @param {SampleRequest} request */
export function python(request) {
  const { signedIn, body, conditional, paged, repeatable } = request
  const usesSecrets = signedIn || (body?.secrets.length ?? 0) > 0
  return [
    'import json',
    ...(usesSecrets ? ['import os'] : []),
    ...(paged ? ['import re'] : []),
    ...(repeatable ? ['import uuid'] : []),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    ...(body ? [`body = ${bodyOf(body)}`] : []),
    ...(conditional ? read(request) : []),
    ...(paged ? walk(request) : send(request)),
  ].join('\n')
}

/** The version to change. @param {SampleRequest} request */
function read(request) {
  return [
    'current = Request(',
    `${STEP}"${request.url}",`,
    ...block(credentialOf(request)),
    ')',
    'with urlopen(current) as response:',
    `${STEP}etag = response.headers["ETag"]`,
  ]
}

/** @param {SampleRequest} request */
function send(request) {
  const { url, method, body } = request
  return [
    'request = Request(',
    `${STEP}"${url}",`,
    ...(method === 'GET' ? [] : [`${STEP}method="${method}",`]),
    ...(body ? [`${STEP}data=json.dumps(body).encode(),`] : []),
    ...block(headersOf(request)),
    ')',
    ...answered('', ['answer = json.load(response)']),
    'print(answer["message"], answer["data"])',
  ]
}

/** Every page of a list. @param {SampleRequest} request */
function walk(request) {
  return [
    `url = "${request.url}"`,
    'while url:',
    `${STEP}request = Request(url${headers(headersOf(request), ', ')})`,
    ...answered(STEP, ['answer = json.load(response)', 'link = response.headers.get("Link", "")']),
    `${STEP}for item in answer["data"]:`,
    `${STEP}${STEP}print(item)`,
    `${STEP}following = re.search(r'<([^>]*)>; rel="next"', link)`,
    `${STEP}url = following.group(1) if following else None`,
  ]
}

/** @param {string} indent @param {readonly string[]} success */
function answered(indent, success) {
  return [
    'try:',
    `${STEP}with urlopen(request) as response:`,
    ...success.map((line) => `${STEP}${STEP}${line}`),
    'except HTTPError as error:',
    `${STEP}refused = json.load(error)`,
    `${STEP}code, request_id = refused["data"]["code"], refused["data"]["requestId"]`,
    `${STEP}raise SystemExit(f"{refused['message']} ({code}, request {request_id})")`,
  ].map((line) => indent + line)
}

/** @param {readonly SampleHeader[]} all @param {string} before */
function headers(all, before) {
  if (all.length === 0) return ''
  return `${before}headers={${all.map((it) => `"${it.name}": ${expressionOf(it)}`).join(', ')}}`
}

/** @param {readonly SampleHeader[]} all */
function block(all) {
  if (all.length === 0) return []
  return [
    `${STEP}headers={`,
    ...all.map((it) => {
      const note = it.from === 'key' ? '  # a retry sends the same one' : ''
      return `${STEP}${STEP}"${it.name}": ${expressionOf(it)},${note}`
    }),
    `${STEP}},`,
  ]
}

/** @param {SampleHeader} header */
function expressionOf({ from, value = '' }) {
  if (from === undefined) return `"${value}"`
  return { token: TOKEN, etag: 'etag', key: 'str(uuid.uuid4())' }[from]
}

/** @param {NonNullable<SampleRequest['body']>} body */
function bodyOf({ value, secrets }) {
  return literal(value, {
    object: ['{', '}'],
    array: ['[', ']'],
    indent: STEP,
    words: { true: 'True', false: 'False', null: 'None' },
    secret: (field) => (secrets.includes(field) ? `os.environ["${variableOf(field)}"]` : undefined),
  })
}
