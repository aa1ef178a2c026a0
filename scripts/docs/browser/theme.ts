import { button } from './elements.ts'
import { savePreference } from './preferences.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** A button that goes from light to dark and back; at first, the page is as the system is. */
export function addThemeButton(): void {
  const name = () => (isDark() ? 'Light' : 'Dark')
  const toggle = button(
    name(),
    () => {
      const chosen = isDark() ? 'light' : 'dark'
      document.documentElement.dataset.theme = chosen
      savePreference('theme', chosen)
      toggle.textContent = name()
    },
    { class: 'theme', title: 'Change the colours of the page' },
  )
  dark.addEventListener('change', () => {
    toggle.textContent = name()
  })
  document.querySelector('body > header')?.append(toggle)
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen === undefined ? dark.matches : chosen === 'dark'
}
