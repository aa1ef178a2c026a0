/** The types of events whose names do not follow from the action. */
const NAMED: Readonly<Partial<Record<string, string>>> = {
  'session.reuse': 'auth.refresh_reused',
  'webhook.test': 'webhook.test',
}

/** The type of the event that an action of the audit trail makes: `api_key.revoked` of `apiKey.revoke`. */
export function eventTypeOf(action: string): string {
  const [type = '', verb = ''] = action.split('.')
  return NAMED[action] ?? `${eventFamily(type)}.${past(verb)}`
}

/** What the types of the events of a resource begin with: `api_key` for `apiKey`. */
export function eventFamily(resourceType: string): string {
  return resourceType.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `published` of `publish`, `cancelled` of `cancel`. */
export function past(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb.replace(/[aeiou][lpt]$/, (end) => end + end.at(-1))}ed`
}
