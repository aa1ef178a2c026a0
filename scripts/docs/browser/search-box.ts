import type { Entry } from '../page/data.ts'
import { dataOf, element } from './elements.ts'
import { createSearch, type Found } from './search.ts'

const COMBOBOX = {
  type: 'text',
  inputmode: 'search',
  enterkeyhint: 'search',
  role: 'combobox',
  placeholder: 'Search: 429, /api/posts …',
  'aria-label': 'Search the page',
  'aria-expanded': 'false',
  'aria-controls': 'found',
  'aria-autocomplete': 'list',
  autocomplete: 'off',
  spellcheck: 'false',
}

/** The search box for guide, operations and error codes: a combobox with a list (WAI-ARIA 1.2). */
export function addSearch(): void {
  const place = document.querySelector('#search')
  if (!place) return
  const list = element('ul', { id: 'found', role: 'listbox', 'aria-label': 'Found', hidden: '' })
  const input = element('input', COMBOBOX)
  const count = element('p', { role: 'status', class: 'unseen' })
  place.append(input, list, count)
  let search: ReturnType<typeof createSearch> | undefined
  let chosen = -1

  function show(found: readonly Found[], query: string): void {
    list.replaceChildren(...found.map(option))
    list.hidden = query === ''
    input.setAttribute('aria-expanded', String(query !== '' && found.length > 0))
    count.textContent = query === '' ? '' : `${found.length} found`
    if (query !== '' && found.length === 0) list.append(element('li', { class: 'none' }, 'Nothing found.'))
    choose(found.length > 0 ? 0 : -1)
  }

  function choose(index: number): void {
    chosen = index
    const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
    options.forEach((it, position) => {
      it.setAttribute('aria-selected', String(position === index))
    })
    options[index]?.scrollIntoView({ block: 'nearest' })
    if (options[index]) input.setAttribute('aria-activedescendant', options[index].id)
    else input.removeAttribute('aria-activedescendant')
  }

  function close(): void {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }

  function go(id: string | undefined): void {
    if (id === undefined) return
    close()
    location.hash = id
    const target = document.getElementById(id)
    target?.setAttribute('tabindex', '-1')
    target?.focus()
  }

  function find(): void {
    const entries: Entry[] = search ? [] : JSON.parse(dataOf('data-search'))
    search ??= createSearch(entries)
    show(search(input.value), input.value.trim())
  }

  input.addEventListener('input', find)
  input.addEventListener('focus', () => input.value !== '' && find())
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    const options = list.querySelectorAll<HTMLElement>('[role=option]')
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) choose((chosen + step + options.length) % options.length)
    else if (event.key === 'Enter') go(options[chosen]?.dataset.id)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  // Runs before the box loses the focus, which closes the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) go(target.closest<HTMLElement>('[role=option]')?.dataset.id)
  })
  focusByShortcut(input)
}

/** `/`, Ctrl+K and Cmd+K focus the box from anywhere on the page. */
function focusByShortcut(input: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    const isAsked = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing)
    if (!isAsked) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}

function option({ id, title, kind, excerpt }: Found, index: number): HTMLElement {
  return element(
    'li',
    { role: 'option', id: `found-${index}`, 'data-id': id, 'aria-selected': 'false' },
    element('b', {}, title),
    ' ',
    element('span', {}, kind),
    ' ',
    element('span', { class: 'excerpt' }, excerpt),
  )
}
