/** The types of events whose names do not follow from the action. */
const NAMED: Readonly<Partial<Record<string, string>>> = {
  'session.reuse': 'auth.refresh_reused',
  'webhook.test': 'webhook.test',
}

/** The event type for an action of the audit trail: `api_key.revoked` for `apiKey.revoke`. */
export function eventTypeOf(action: string): string {
  const [type = '', verb = ''] = action.split('.')
  return NAMED[action] ?? `${eventFamily(type)}.${past(verb)}`
}

/** The prefix of the event types of a resource: `api_key` for `apiKey`. */
export function eventFamily(resourceType: string): string {
  return resourceType.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `published` for `publish`, `cancelled` for `cancel`. */
export function past(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb.replace(/[aeiou][lpt]$/, (end) => end + end.at(-1))}ed`
}
