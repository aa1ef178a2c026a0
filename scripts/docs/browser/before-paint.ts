import { readPreference } from './preferences.ts'

// Runs before the first paint, so that the colours of the other theme do not flash.
const theme = readPreference('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
document.documentElement.classList.add('js')
