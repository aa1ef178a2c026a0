import { literal, type Syntax } from './literal.ts'
import { credentialOf, formLines, type Header, headersOf, type SampleRequest } from './request.ts'

const STEP = '    '

/** How the body is written. */
const SYNTAX: Syntax = {
  object: ['[', ']'],
  array: ['[', ']'],
  indent: STEP,
  words: { null: 'NSNull()' },
  emptyArray: '[String]()',
  secret: (variable) => `environment["${variable}"] ?? ""`,
}

/** The parts of header values. */
const VALUES = {
  token: '"Bearer \\(environment["ACCESS_TOKEN"] ?? "")"',
  etag: 'version.value(forHTTPHeaderField: "ETag")',
  key: 'UUID().uuidString',
  form: '"multipart/form-data; boundary=\\(boundary)"',
}

const ENVIRONMENT = 'let environment = ProcessInfo.processInfo.environment'

/** The function that sends a request, and throws error responses. */
const SEND = `struct Refused: Error { let answer: String }

func send(_ request: URLRequest) async throws -> (String, HTTPURLResponse) {
    let (data, response) = try await URLSession.shared.data(for: request)
    let text = String(decoding: data, as: UTF8.self)
    guard let http = response as? HTTPURLResponse, http.statusCode < 400 else { throw Refused(answer: text) }
    return (text, http)
}`

/** A program that only needs Foundation, from Swift 5.7. */
export function swift(request: SampleRequest) {
  const { usesSecrets, body, form, conditional, paged } = request
  return [
    'import Foundation',
    '',
    SEND,
    '',
    ...(usesSecrets ? [ENVIRONMENT] : []),
    ...(body ? [`let body: [String: Any] = ${literal(body, SYNTAX)}`] : []),
    ...(form ? built(form) : []),
    ...(conditional ? read(request) : []),
    ...(paged ? walk(request) : sendOnce(request)),
  ].join('\n')
}

/** The body of an upload. */
function built(form: NonNullable<SampleRequest['form']>) {
  return [
    'let boundary = UUID().uuidString',
    'let before = [',
    ...formLines(form, '"--\\(boundary)"', JSON.stringify).map((line) => `${STEP}${line},`),
    ']',
    'var body = Data(before.joined(separator: "\\r\\n").utf8)',
    `body.append(try Data(contentsOf: URL(fileURLWithPath: ${JSON.stringify(form.file[1])})))`,
    'body.append(Data("\\r\\n--\\(boundary)--\\r\\n".utf8))',
  ]
}

/** The version to change. */
function read(request: SampleRequest) {
  return [
    `var current = URLRequest(url: URL(string: "${request.recordUrl}")!)`,
    ...set('current', credentialOf(request, VALUES)),
    'let (_, version) = try await send(current)',
  ]
}

function sendOnce(request: SampleRequest) {
  const { url, body, form } = request
  return [
    ...prepared('request', `URL(string: "${url}")!`, request),
    ...(body ? ['request.httpBody = try JSONSerialization.data(withJSONObject: body)'] : []),
    ...(form ? ['request.httpBody = body'] : []),
    'let (answer, _) = try await send(request)',
    'print(answer)',
  ]
}

/** Every page of a list. */
function walk(request: SampleRequest) {
  return [
    ...prepared('first', `URL(string: "${request.plainUrl}")!`, request),
    'let (page, _) = try await send(first)',
    'print(page)',
    '',
    '// every page',
    `var next = URL(string: "${request.url}")`,
    'while let url = next {',
    ...[
      ...prepared('request', 'url', request),
      'let (answer, response) = try await send(request)',
      'print(answer)',
      'let link = response.value(forHTTPHeaderField: "Link") ?? ""',
      'let end = link.range(of: ">; rel=\\"next\\"")',
      'next = end.flatMap { URL(string: String(link[..<$0.lowerBound].dropFirst())) }',
    ].map((line) => STEP + line),
    '}',
  ]
}

/** A request with its method and headers; values that never change are constants. */
function prepared(name: string, url: string, request: SampleRequest) {
  const headers = set(name, headersOf(request, VALUES))
  const isPlain = request.method === 'GET' && headers.length === 0
  return [
    `${isPlain ? 'let' : 'var'} ${name} = URLRequest(url: ${url})`,
    ...(request.method === 'GET' ? [] : [`${name}.httpMethod = "${request.method}"`]),
    ...headers,
  ]
}

function set(variable: string, headers: readonly Header[]) {
  return headers.map((it) => `${variable}.setValue(${it.source}, forHTTPHeaderField: "${it.name}")`)
}
