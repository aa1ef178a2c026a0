import { button } from './elements.ts'

const SHOWN_FOR = 2000

/** A button beside the name of each block of code, which copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('figure.code')) {
    const name = block.querySelector('figcaption')?.textContent ?? 'sample'
    block.prepend(
      button('Copy', (pressed) => void copy(block, pressed), { class: 'copy', 'aria-label': `Copy ${name}` }),
    )
  }
}

async function copy(block: HTMLElement, pressed: HTMLButtonElement): Promise<void> {
  const code = block.querySelector('code')
  if (!code) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    pressed.textContent = 'Copied'
  } catch {
    // Without a safe connection only the reader may copy.
    getSelection()?.selectAllChildren(code)
    pressed.textContent = 'Press Ctrl+C'
  }
  setTimeout(() => {
    pressed.textContent = 'Copy'
  }, SHOWN_FOR)
}
