import { showAnswer } from './console-answer.ts'
import { type Described, send } from './console-request.ts'
import { dataOf, element } from './elements.ts'

/** What the reader pasted: it is kept in memory only, and for all consoles of the page. */
let credential = ''

/** Below each sample, a form that sends the request to this service; nothing where it is turned off. */
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
  const fields = new Map<string, HTMLInputElement | HTMLTextAreaElement>()
  const form = element('form', { autocomplete: 'off' })
  function add(name: string, label: string, field: HTMLInputElement | HTMLTextAreaElement): void {
    field.id = `console-${id}-${name}`
    fields.set(name, field)
    form.append(element('label', { for: field.id }, label), field)
  }
  if (described.isSecured) add('credential', 'Access token or API key', credentialField())
  for (const { name, in: where, isRequired, example } of described.parameters) {
    const field = element('input', { type: 'text', placeholder: example, spellcheck: 'false' })
    if (where === 'path') field.value = example
    field.required = isRequired
    add(name, `${name} (${where})`, field)
  }
  if (described.body !== undefined) {
    const field = element('textarea', {
      rows: String(described.body.split('\n').length),
      spellcheck: 'false',
    })
    field.value = described.body
    add('body', 'Body', field)
  }
  const answer = element('div', { class: 'answer', 'aria-live': 'polite' })
  form.append(element('button', { type: 'submit' }, `Send ${described.method}`), answer)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const values = new Map([...fields].map(([name, field]) => [name, field.value]))
    void send(described, values).then((sent) => showAnswer(answer, sent, useCredential))
  })
  return form
}

function credentialField(): HTMLInputElement {
  const field = element('input', { type: 'password', class: 'credential', spellcheck: 'false' })
  field.value = credential
  field.addEventListener('input', () => useCredential(field.value))
  return field
}

function useCredential(value: string): void {
  credential = value
  for (const field of document.querySelectorAll<HTMLInputElement>('input.credential')) field.value = value
}
