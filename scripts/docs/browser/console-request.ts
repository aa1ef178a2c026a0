import type { Described, Part } from '../page/data.ts'

/** A response, or the reason why there is none. */
export interface Sent {
  readonly status: string
  readonly headers: string
  readonly body: string
}

/**
 * Sends a request to the service that served the page, and to no other.
 *
 * @param values the reader's values, by name; empty ones are not sent
 * @param files the reader's files, by name
 */
export async function send(
  described: Described,
  values: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, File>,
): Promise<Sent> {
  const started = performance.now()
  try {
    const { address, headers } = filledIn(described, values)
    const response = await fetch(address, {
      method: described.method,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      ...(described.body !== undefined && { body: values.get('body') ?? '' }),
      ...(described.form && { body: formOf(described.form, values, files) }),
    })
    const text = await response.text()
    const milliseconds = Math.round(performance.now() - started)
    return {
      status: `${response.status} ${response.statusText}, ${milliseconds} ms`,
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      body: pretty(text),
    }
  } catch (error) {
    return { status: `No answer: ${error instanceof Error ? error.message : error}`, headers: '', body: '' }
  }
}

function filledIn({ path, parameters, isSecured, body }: Described, values: ReadonlyMap<string, string>) {
  const headers = new Headers()
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: where } of parameters) {
    const value = values.get(name)?.trim() ?? ''
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '' && where === 'query') query.set(name, value)
    else if (value !== '') headers.set(name, value)
  }
  const credential = (values.get('credential') ?? '').trim().replace(/^Bearer\s+/i, '')
  // A JWT has three parts; anything else is treated as an API key.
  if (isSecured && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(credential))
    headers.set('Authorization', `Bearer ${credential}`)
  else if (isSecured && credential !== '') headers.set('X-API-Key', credential)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return { address: query.size > 0 ? `${address}?${query}` : address, headers }
}

function formOf(
  parts: readonly Part[],
  values: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, File>,
): FormData {
  const form = new FormData()
  for (const { name } of parts) {
    const value = files.get(name) ?? values.get(name)?.trim() ?? ''
    if (value !== '') form.append(name, value)
  }
  return form
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
