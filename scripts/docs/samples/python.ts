import { literal, type Syntax } from './literal.ts'
import { credentialOf, formLines, type Header, headersOf, type SampleRequest } from './request.ts'

const STEP = '    '

/** How the body is written. */
const SYNTAX: Syntax = {
  object: ['{', '}'],
  array: ['[', ']'],
  indent: STEP,
  words: { true: 'True', false: 'False', null: 'None' },
  secret: (variable) => `os.environ["${variable}"]`,
}

/** The parts of header values. */
const VALUES = {
  token: `f"Bearer {os.environ['ACCESS_TOKEN']}"`,
  etag: 'etag',
  key: 'str(uuid.uuid4())',
  form: 'f"multipart/form-data; boundary={boundary}"',
}

/** A program that only needs Python's standard library. */
export function python(request: SampleRequest) {
  const { usesSecrets, body, form, conditional, paged, repeatable } = request
  return [
    'import json',
    ...(usesSecrets ? ['import os'] : []),
    ...(paged ? ['import re'] : []),
    ...(repeatable || form ? ['import uuid'] : []),
    ...(form ? ['from pathlib import Path'] : []),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    ...(body ? [`body = ${literal(body, SYNTAX)}`] : []),
    ...(form ? built(form) : []),
    ...(conditional ? read(request) : []),
    ...(paged ? walk(request) : send(request)),
  ].join('\n')
}

/** The body of an upload. */
function built(form: NonNullable<SampleRequest['form']>) {
  return [
    'boundary = uuid.uuid4().hex',
    'before = [',
    ...formLines(form, 'f"--{boundary}"', JSON.stringify).map((line) => `${STEP}${line},`),
    ']',
    'body = b"".join([',
    `${STEP}"\\r\\n".join(before).encode(),`,
    `${STEP}Path(${JSON.stringify(form.file[1])}).read_bytes(),`,
    `${STEP}f"\\r\\n--{boundary}--\\r\\n".encode(),`,
    '])',
  ]
}

/** The version to change. */
function read(request: SampleRequest) {
  return [
    'current = Request(',
    `${STEP}"${request.recordUrl}",`,
    ...block(credentialOf(request, VALUES)),
    ')',
    'with urlopen(current) as response:',
    `${STEP}etag = response.headers["ETag"]`,
  ]
}

function send(request: SampleRequest) {
  const { url, method, body, form } = request
  return [
    'request = Request(',
    `${STEP}"${url}",`,
    ...(method === 'GET' ? [] : [`${STEP}method="${method}",`]),
    ...(body ? [`${STEP}data=json.dumps(body).encode(),`] : []),
    ...(form ? [`${STEP}data=body,`] : []),
    ...block(headersOf(request, VALUES)),
    ')',
    ...answered('', ['answer = json.load(response)']),
    'print(answer["message"], answer["data"])',
  ]
}

/** Every page of a list. */
function walk(request: SampleRequest) {
  return [
    `first = Request("${request.plainUrl}"${headers(headersOf(request, VALUES), ', ')})`,
    'with urlopen(first) as response:',
    `${STEP}print(json.load(response))`,
    '',
    '# every page, and what to do about errors',
    `url = "${request.url}"`,
    'while url:',
    `${STEP}request = Request(url${headers(headersOf(request, VALUES), ', ')})`,
    ...answered(STEP, ['answer = json.load(response)', 'link = response.headers.get("Link", "")']),
    `${STEP}for item in answer["data"]:`,
    `${STEP}${STEP}print(item)`,
    `${STEP}following = re.search(r'<([^>]*)>; rel="next"', link)`,
    `${STEP}url = following.group(1) if following else None`,
  ]
}

function answered(indent: string, success: readonly string[]) {
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

function headers(all: readonly Header[], before: string) {
  if (all.length === 0) return ''
  return `${before}headers={${all.map((it) => `"${it.name}": ${it.source}`).join(', ')}}`
}

function block(all: readonly Header[]) {
  if (all.length === 0) return []
  return [
    `${STEP}headers={`,
    ...all.map((it) => {
      const note = it.isKey ? '  # a retry sends the same one' : ''
      return `${STEP}${STEP}"${it.name}": ${it.source},${note}`
    }),
    `${STEP}},`,
  ]
}
