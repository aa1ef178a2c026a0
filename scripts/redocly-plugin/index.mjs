import { register } from 'tsx/esm/api'

// Redocly loads plugins as JavaScript; this one loads TypeScript.
register()
const { rules } = await import('./rules.ts')

/**
 * The schema of partial responses is linted like any other.
 * @param {Readonly<Record<string, { properties: object }>>} types
 */
const oas3 = (types) => {
  const { MediaType = { properties: {} } } = types
  const properties = { ...MediaType.properties, 'x-partial-schema': 'Schema' }
  return { ...types, MediaType: { ...MediaType, properties } }
}

export default () => ({ id: 'cms', rules: { oas3: rules }, typeExtension: { oas3 } })
