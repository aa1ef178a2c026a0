import { dataOf, element } from './elements.ts'
import { readPreference, savePreference } from './preferences.ts'

/** Highlighted samples by operation and language. */
type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>

let samples: Samples | undefined

/** Adds tabs above each sample. A chosen language applies to all samples, and to the next visit. */
export function addLanguages(): void {
  const figures = [...document.querySelectorAll<HTMLElement>('figure.sample')]
  const first = figures[0]?.querySelector('figcaption')?.textContent ?? ''
  const titles: string[] = JSON.parse(dataOf('data-languages'))
  figures.forEach((figure, index) => {
    addTabs(figure, `sample-${index}`, titles, first)
  })
  const chosen = readPreference('language')
  if (chosen && chosen !== first && titles.includes(chosen)) choose(chosen)
}

function addTabs(figure: HTMLElement, id: string, titles: readonly string[], first: string): void {
  const panel = figure.querySelector('pre')
  if (!panel) return
  const tabs = titles.map((title) =>
    element(
      'button',
      { type: 'button', role: 'tab', 'aria-controls': id, ...selection(title === first) },
      title,
    ),
  )
  const list = element('div', { role: 'tablist', 'aria-label': 'Language of the sample' }, ...tabs)
  const role = { id, role: 'tabpanel', 'aria-label': 'Sample', tabindex: '0' }
  for (const [name, value] of Object.entries(role)) panel.setAttribute(name, value)
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.role === 'tab') chooseAt(target)
  })
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const present = [...list.children].findIndex((tab) => tab.contains(document.activeElement))
    if (step === undefined || present < 0) return
    event.preventDefault()
    const next = tabs.at((present + step) % tabs.length)
    next?.focus()
    if (next) chooseAt(next)
  })
  figure.querySelector('figcaption')?.replaceWith(list)
}

/** Keeps the pressed tab in place, although the other samples change their height, too. */
function chooseAt(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top
  choose(tab.textContent ?? '')
  savePreference('language', tab.textContent ?? '')
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

function choose(title: string): void {
  const all: Samples = samples ?? JSON.parse(dataOf('data-samples'))
  samples = all
  for (const figure of document.querySelectorAll<HTMLElement>('figure.sample')) {
    const id = figure.closest<HTMLElement>('[data-operation]')?.dataset.operation ?? ''
    const code = figure.querySelector('code')
    if (code) code.innerHTML = all[id]?.[title] ?? ''
    for (const tab of figure.querySelectorAll('[role=tab]'))
      for (const [name, value] of Object.entries(selection(tab.textContent === title)))
        tab.setAttribute(name, value)
  }
}

/** Makes each tab list a single Tab stop, with arrow keys to move within it. */
function selection(isSelected: boolean): { 'aria-selected': string; tabindex: string } {
  return { 'aria-selected': String(isSelected), tabindex: isSelected ? '0' : '-1' }
}
