import type { Sent } from './console-request.ts'
import { button, element } from './elements.ts'

/**
 * Shows an answer below its request.
 *
 * @param useToken takes an access token that was answered for the requests to come
 */
export function showAnswer(
  place: HTMLElement,
  { status, headers, body }: Sent,
  useToken: (token: string) => void,
): void {
  const token = /"accessToken": "([^"]+)"/.exec(body)?.[1]
  place.replaceChildren(
    element('p', { class: 'status' }, status),
    ...(token ? [button('Use this access token', () => useToken(token))] : []),
    ...(body ? [code('Body', body)] : []),
    ...(headers ? [element('details', {}, element('summary', {}, 'Headers'), code('Headers', headers))] : []),
  )
}

function code(name: string, text: string): HTMLElement {
  return element(
    'figure',
    { class: 'code' },
    element('figcaption', {}, name),
    element('pre', {}, element('code', {}, text)),
  )
}
