import { addConsoles } from './console.ts'
import { addCopyButtons, addErrorExamples } from './copy.ts'
import { addLanguages } from './languages.ts'
import { addMenu } from './menu.ts'
import { addSearch } from './search-box.ts'
import { addThemeButton } from './theme.ts'

addMenu()
addSearch()
addThemeButton()
addLanguages()
addCopyButtons()
addErrorExamples()
addConsoles()
