import { remembered } from './memory.ts'

// Before anything is shown: no flash of the other colours.
const theme = remembered('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
document.documentElement.classList.add('js')
