import { type Json, record } from '../../json.ts'
import {
  contentOf,
  exampleBody,
  examplePath,
  filesOf,
  JSON_TYPE,
  type Operation,
  requirements,
  successOf,
  takesForm,
} from '../../redocly-plugin/contract.ts'
import { explanations } from '../../redocly-plugin/errors.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import { refusals } from '../../redocly-plugin/refusals.ts'

type Body = {
  readonly schema: string
  readonly value: Json
  readonly secrets: readonly string[]
}

/** The form of an upload. */
interface Form {
  /** The field of the file, and its name in the working directory. */
  readonly file: readonly [string, string]
  readonly texts: readonly (readonly [string, string])[]
}

/** The request of a sample, and the response to expect. */
export interface SampleRequest {
  /** operationId. */
  readonly id: string
  /** In upper case. */
  readonly method: string
  readonly url: string
  /** The address without parameters, for the single request before a loop over pages. */
  readonly plainUrl: string
  /** The address of the record, whose `ETag` an update or an action needs. */
  readonly recordUrl: string
  /** Whether it sends an access token. */
  readonly signedIn: boolean
  /** Whether it reads secrets, including the token, from the environment. */
  readonly usesSecrets: boolean
  /** Whether the responses are pages, linked by `Link`. */
  readonly paged: boolean
  /** Whether it must send the `ETag` of the resource, from GET at `recordUrl`. */
  readonly conditional: boolean
  /** Whether an `Idempotency-Key` makes a retry safe. */
  readonly repeatable: boolean
  /** Includes the name of the schema, and those of its secret properties. */
  readonly body: Body | undefined
  /** Instead of a body. */
  readonly form: Form | undefined
  /** Name of the schema of the response. */
  readonly answer: string
  /** Error codes of its responses. */
  readonly codes: readonly string[]
  /** What to do about each error code. */
  readonly advice: Readonly<Record<string, string>>
}

export function describeRequest(root: JsonNode, operation: Operation): SampleRequest {
  const { id, method, parameters } = operation
  const byName = new Map(parameters.map((parameter) => [String(parameter.members.name), parameter]))
  const answer = successOf(operation)?.[1].get('content', JSON_TYPE)
  const paged = byName.has('cursor')
  // The longest pages need the fewest requests.
  const size = byName.get('limit')?.get('schema').members.maximum
  const schemes = requirements(root, operation).map((requirement) => Object.keys(requirement))
  const isOpen = schemes.some((names) => names.length === 0)
  const signedIn = !isOpen && schemes.some((names) => names.includes('bearerAuth'))
  const plainUrl = String(root.get('servers', 0, 'url').value) + examplePath(operation)
  const body = describeBody(operation)
  return {
    id,
    method: method.toUpperCase(),
    url: plainUrl + (paged ? `?limit=${size}` : ''),
    plainUrl,
    // an action is below its record
    recordUrl: plainUrl.replace(/\/revisions\/.*$|(?<=\/\d+)\/[a-z-]+$/, ''),
    signedIn,
    usesSecrets: signedIn || (body?.secrets.length ?? 0) > 0,
    paged,
    conditional: byName.get('If-Match')?.members.required === true,
    repeatable: byName.has('Idempotency-Key'),
    body,
    form: describeForm(operation),
    answer: answer?.get('schema').component || 'unknown',
    codes: refusals(operation),
    advice: Object.fromEntries(
      explanations(root).map(([code, explanation]) => [code, String(explanation.members.action)]),
    ),
  }
}

function describeBody(operation: Operation): Body | undefined {
  const schema = contentOf(operation).get('schema')
  if (!schema.exists || takesForm(operation)) return undefined
  const properties = schema.get('properties').entries()
  return {
    schema: schema.component || 'unknown',
    value: record(exampleBody(operation)),
    secrets: properties.filter(([, it]) => it.members.format === 'password').map(([name]) => name),
  }
}

function describeForm(operation: Operation): Form | undefined {
  if (!takesForm(operation)) return undefined
  const [field = ''] = filesOf(operation)
  const { [field]: name, ...texts } = record(exampleBody(operation))
  return {
    file: [field, String(name)],
    texts: Object.entries(texts).map(([name, text]) => [name, String(text)]),
  }
}

/**
 * The lines of a form before the bytes of its file, as source texts (RFC 7578). The bytes are followed by a
 * line break and `--boundary--`.
 *
 * @param delimiter the source text of the line before each part
 */
export function formLines({ file, texts }: Form, delimiter: string, quoted: (text: string) => string) {
  const [field, name] = file
  const parts = [
    ...texts.map(([name, text]) => [`name="${name}"`, text]),
    [`name="${field}"; filename="${name}"`, ''],
  ]
  return parts.flatMap(([disposition, text = '']) => [
    delimiter,
    quoted(`Content-Disposition: form-data; ${disposition}`),
    quoted(''),
    quoted(text),
  ])
}

/** A header of a sample. */
export interface Header {
  readonly name: string
  /** Its value as source text. */
  readonly source: string
  /** Whether it is an `Idempotency-Key`, which gets a note. */
  readonly isKey?: true
}

/** A language's expressions for the access token, the `ETag`, a new key, and the form's media type. */
type Values = Readonly<Record<'token' | 'etag' | 'key' | 'form', string>>

export function headersOf(request: SampleRequest, values: Values): Header[] {
  return [
    ...credentialOf(request, values),
    ...(request.body ? [{ name: 'Content-Type', source: `"${JSON_TYPE}"` }] : []),
    ...(request.form ? [{ name: 'Content-Type', source: values.form }] : []),
    ...(request.conditional ? [{ name: 'If-Match', source: values.etag }] : []),
    ...(request.repeatable ? [{ name: 'Idempotency-Key', source: values.key, isKey: true } as const] : []),
  ]
}

/** The credential that a reader needs. */
export function credentialOf({ signedIn }: SampleRequest, { token }: Pick<Values, 'token'>): Header[] {
  return signedIn ? [{ name: 'Authorization', source: token }] : []
}

/** The environment variable of a secret field: `newPassword` is `NEW_PASSWORD`. */
export function variableOf(field: string) {
  return field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}
