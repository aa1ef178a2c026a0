import { button, element } from './elements.ts'

const SHOWN_FOR = 2000

/** Adds a copy button next to the name of each code block. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('figure.code')) addCopyButton(block)
}

export function addCopyButton(block: HTMLElement): void {
  const name = block.querySelector('figcaption')?.textContent ?? 'sample'
  block.prepend(
    button('Copy', (pressed) => void copy(block, pressed, name), {
      class: 'copy',
      'aria-label': `Copy ${name}`,
    }),
  )
}

/** Shows the example of an error, which the page contains once, at each operation that has it. */
export function addErrorExamples(): void {
  for (const row of document.querySelectorAll('.operation .errors > div')) {
    const address = row.querySelector('a')?.hash
    const known = address && document.querySelector(`${address} figure`)
    if (!known) continue
    const box = element('details', {}, element('summary', {}, 'Example'))
    const show = () => {
      const example = known.cloneNode(true)
      if (!(example instanceof HTMLElement)) return
      example.querySelector('.copy')?.remove()
      addCopyButton(example)
      box.append(example)
    }
    box.addEventListener('toggle', show, { once: true })
    row.querySelector('dd')?.append(box)
  }
}

async function copy(block: HTMLElement, pressed: HTMLButtonElement, name: string): Promise<void> {
  // Screen readers read the label, not the text.
  const say = (words: string) => {
    pressed.textContent = words
    pressed.setAttribute('aria-label', `${words} ${name}`)
  }
  const code = block.querySelector('code')
  if (!code) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    say('Copied')
  } catch {
    // Without a secure connection, only the reader can copy.
    getSelection()?.selectAllChildren(code)
    say('Press Ctrl+C')
  }
  setTimeout(() => say('Copy'), SHOWN_FOR)
}
