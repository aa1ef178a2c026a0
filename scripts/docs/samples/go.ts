import { indented, literal, type Syntax } from './literal.ts'
import { credentialOf, type Header, headersOf, type SampleRequest } from './request.ts'

/** How the body is written. */
const SYNTAX: Syntax = {
  object: ['map[string]any{', '}'],
  array: ['[]any{', '}'],
  indent: '\t',
  words: { null: 'nil' },
  isAligned: true,
  secret: (variable) => `os.Getenv("${variable}")`,
}

/** The parts of header values. */
const VALUES = {
  token: '"Bearer "+os.Getenv("ACCESS_TOKEN")',
  etag: 'version.Get("ETag")',
  key: 'rand.Text()',
  form: 'form.FormDataContentType()',
}

const CHECK = ['if err != nil {', '\tlog.Fatal(err)', '}']

/** The function that sends a request, and ends the program on an error. */
const SEND = `// The data of a success, and the headers.
func send(request *http.Request) (json.RawMessage, http.Header) {
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var answer struct {
		Status, Message string
		Data            json.RawMessage
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Status == "error" {
		log.Fatalf("%s %s", answer.Message, answer.Data)
	}
	return answer.Data, response.Header
}`

/** A program that only needs Go's standard library, from Go 1.24. */
export function go(request: SampleRequest) {
  const { usesSecrets, body, form, paged, repeatable, conditional } = request
  const imports = [
    ...(body || form ? ['bytes'] : []),
    ...(repeatable ? ['crypto/rand'] : []),
    'encoding/json',
    'fmt',
    'log',
    ...(form ? ['mime/multipart'] : []),
    'net/http',
    ...(usesSecrets || form ? ['os'] : []),
    ...(paged ? ['regexp'] : []),
  ]
  const reader = body ? 'bytes.NewReader(body)' : form ? '&body' : 'nil'
  const main = paged
    ? walk(request)
    : [
        ...(body ? [`body, err := json.Marshal(${literal(body, SYNTAX)})`, ...CHECK] : []),
        ...(form ? written(form) : []),
        ...(conditional ? read(request) : []),
        `request, err := http.NewRequest("${request.method}", "${request.url}", ${reader})`,
        ...CHECK,
        ...set('request', headersOf(request, VALUES)),
        'data, _ := send(request)',
        'fmt.Println(string(data))',
      ]
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    ...(paged ? ['var next = regexp.MustCompile(`<([^>]*)>; rel="next"`)', ''] : []),
    SEND,
    '',
    'func main() {',
    ...indented(main, '\t'),
    '}',
  ].join('\n')
}

/** The body of an upload. */
function written({ file: [field, name], texts }: NonNullable<SampleRequest['form']>) {
  const quoted = JSON.stringify
  return [
    `file, err := os.ReadFile(${quoted(name)})`,
    ...CHECK,
    '// writes to memory cannot fail',
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    ...texts.map(([name, text]) => `form.WriteField(${quoted(name)}, ${quoted(text)})`),
    `part, _ := form.CreateFormFile(${quoted(field)}, ${quoted(name)})`,
    'part.Write(file)',
    'form.Close()',
  ]
}

/** The version to change. */
function read(request: SampleRequest) {
  return [
    `current, err := http.NewRequest("GET", "${request.recordUrl}", nil)`,
    ...CHECK,
    ...set('current', credentialOf(request, VALUES)),
    '_, version := send(current)',
  ]
}

/** Every page of a list. */
function walk(request: SampleRequest) {
  return [
    `first, err := http.NewRequest("GET", "${request.plainUrl}", nil)`,
    ...CHECK,
    ...set('first', headersOf(request, VALUES)),
    'page, _ := send(first)',
    'fmt.Println(string(page))',
    '',
    '// every page',
    `url := "${request.url}"`,
    'for url != "" {',
    ...[
      'request, err := http.NewRequest("GET", url, nil)',
      ...CHECK,
      ...set('request', headersOf(request, VALUES)),
      'data, header := send(request)',
      'fmt.Println(string(data))',
      'url = ""',
      'if link := next.FindStringSubmatch(header.Get("Link")); link != nil {',
      '\turl = link[1]',
      '}',
    ].map((line) => `\t${line}`),
    '}',
  ]
}

function set(variable: string, headers: readonly Header[]) {
  return headers.map((it) => {
    const note = it.isKey ? ' // a retry sends the same one' : ''
    return `${variable}.Header.Set("${it.name}", ${it.source})${note}`
  })
}
