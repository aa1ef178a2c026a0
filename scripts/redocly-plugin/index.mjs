import { register } from 'tsx/esm/api'

// Redocly loads a plugin as JavaScript: this one loads TypeScript.
register()
const { rules } = await import('./rules.ts')

export default () => ({ id: 'cms', rules: { oas3: rules } })
