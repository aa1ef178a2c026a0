import type { Described, Parameter, Part } from '../page/data.ts'
import { type Sent, send } from './console-request.ts'
import { button, dataOf, element } from './elements.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The values that all consoles of the page share, by field name: the reader's credential, and the version to
 * change. They are only kept in memory.
 */
const shared = new Map([
  ['credential', ''],
  ['If-Match', ''],
])

/** Adds a form below each sample that sends the request to this service, unless the console is turned off. */
export function addConsoles(): void {
  if (document.querySelector<HTMLMetaElement>('meta[name=console]')?.content !== 'on') return
  const requests: Readonly<Record<string, Described>> = JSON.parse(dataOf('data-console'))
  for (const place of document.querySelectorAll<HTMLElement>('[data-operation]')) {
    const id = place.dataset.operation ?? ''
    const described = requests[id]
    if (!described) continue
    const box = element('details', { class: 'console' }, element('summary', {}, 'Send a request'))
    box.addEventListener('toggle', () => box.append(form(id, described)), { once: true })
    place.querySelector('figure.sample')?.after(box)
  }
}

function form(id: string, described: Described): HTMLElement {
  const fields = new Map<string, Field>()
  const form = element('form', { autocomplete: 'off' })
  function add(name: string, label: string, field: Field): void {
    field.id = `console-${id}-${name}`
    fields.set(name, field)
    const known = shared.get(name)
    if (known !== undefined) {
      field.value = known
      field.dataset.shared = name
      field.addEventListener('input', () => share(name, field.value))
    }
    form.append(element('label', { for: field.id }, label), field)
  }
  if (described.isSecured)
    add('credential', 'Access token or API key', element('input', { type: 'password', spellcheck: 'false' }))
  for (const parameter of described.parameters)
    add(parameter.name, `${parameter.name} (${parameter.in})`, fieldOf(parameter))
  if (described.body !== undefined) {
    const rows = String(described.body.split('\n').length)
    const field = element('textarea', { rows, spellcheck: 'false' })
    field.value = described.body
    add('body', 'Body', field)
  }
  for (const part of described.form ?? []) add(part.name, `${part.name} (form)`, partOf(part))
  const status = element('p', { class: 'status', role: 'status' })
  const rest = element('div')
  const answer = element('div', { class: 'answer' }, status, rest)
  form.append(element('button', { type: 'submit' }, `Send ${described.method}`), answer)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    status.textContent = ''
    rest.replaceChildren()
    const values = new Map<string, string>()
    const files = new Map<string, File>()
    for (const [name, field] of fields) {
      const [file] = (field instanceof HTMLInputElement && field.files) || []
      if (file) files.set(name, file)
      else values.set(name, field.type === 'file' ? '' : field.value)
    }
    void send(described, values, files).then((sent) => {
      // alone in what screen readers read out: the rest can be long
      status.textContent = sent.status
      showAnswer(rest, sent, stepsAfter(sent, form, fields))
    })
  })
  return form
}

function fieldOf({ in: where, isRequired, example, values }: Parameter): Field {
  if (values) {
    const choices = isRequired ? values : ['', ...values]
    return element('select', {}, ...choices.map((value) => element('option', {}, value)))
  }
  const field = element('input', { type: 'text', placeholder: example, spellcheck: 'false' })
  if (where === 'path') field.value = example
  field.required = isRequired
  return field
}

function partOf({ isFile, isRequired, example }: Part): Field {
  const field = isFile
    ? element('input', { type: 'file' })
    : element('input', { type: 'text', placeholder: example, spellcheck: 'false' })
  field.required = isRequired
  return field
}

/** The possible next steps, as buttons below a response. */
function stepsAfter(
  { headers, body }: Sent,
  form: HTMLFormElement,
  fields: ReadonlyMap<string, Field>,
): Node[] {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(headers)?.[1]
  const [token, etag, next] = [
    /"accessToken": "([^"]+)"/.exec(body)?.[1],
    header('etag'),
    header('x-next-cursor'),
  ]
  const cursor = fields.get('cursor')
  return [
    ...(token ? [button('Use this access token', () => share('credential', token))] : []),
    ...(etag ? [button('Use this ETag', () => share('If-Match', etag))] : []),
    ...(next && cursor
      ? [
          button('Next page', () => {
            cursor.value = next
            form.requestSubmit()
          }),
        ]
      : []),
  ]
}

/** Sets a value in all consoles that have the field. */
function share(name: string, value: string): void {
  shared.set(name, value)
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-shared]'))
    if (field.dataset.shared === name) field.value = value
}

/**
 * Shows a response below its status.
 *
 * @param steps the possible next steps
 */
function showAnswer(place: HTMLElement, { headers, body }: Sent, steps: readonly Node[]): void {
  place.replaceChildren(
    ...steps,
    ...(body ? [code('Body', body)] : []),
    ...(headers ? [element('details', {}, element('summary', {}, 'Headers'), code('Headers', headers))] : []),
  )
}

function code(name: string, text: string): HTMLElement {
  return element(
    'figure',
    { class: 'code' },
    element('figcaption', {}, name),
    element('pre', {}, element('code', {}, text)),
  )
}
