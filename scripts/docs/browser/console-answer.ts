import type { Sent } from './console-request.ts'
import { element } from './elements.ts'

/**
 * Shows an answer below its request.
 *
 * @param steps what the reader may go on with
 */
export function showAnswer(
  place: HTMLElement,
  { status, headers, body }: Sent,
  steps: readonly Node[],
): void {
  place.replaceChildren(
    element('p', { class: 'status' }, status),
    ...steps,
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
