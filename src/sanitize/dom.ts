import { createRequire } from 'node:module'
import { join } from 'node:path'
import type createDOMPurify from 'dompurify'
import type { DOMPurify } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { root } from '../core/root.ts'

/** Characters that one window of jsdom parses; an empty document counts as 500 of them. */
const WINDOW_LIFE = 500_000
const DOCUMENT_COST = 500

const require = createRequire(join(root, 'package.json'))

/**
 * A function that gives a DOMPurify for that many characters, with what `prepare` has added to it. The first
 * call loads the packages, half a second of work, so that a start does not wait for them.
 *
 * Calls share a window, for a new one takes 9 ms, but not for ever: a window of jsdom remembers each element
 * with an `id` or a `name` until the element leaves its document, and certain changes of these attributes make
 * it remember the element, with all of its document, for good. So the window is renewed now and then.
 */
export function purifierSource(prepare: (purifier: DOMPurify) => void): (characters: number) => DOMPurify {
  let purifier: DOMPurify | undefined
  let used = 0
  return (characters) => {
    if (purifier === undefined || used > WINDOW_LIFE) {
      purifier = createPurifier()
      prepare(purifier)
      used = 0
    }
    used += characters + DOCUMENT_COST
    return purifier
  }
}

function createPurifier(): DOMPurify {
  const create: typeof createDOMPurify = require('dompurify')
  return create(openWindow())
}

function openWindow(): DOMWindow {
  const { JSDOM, VirtualConsole }: typeof import('jsdom') = require('jsdom')
  // A console that nobody listens to: what jsdom complains about quotes the client's text.
  return new JSDOM('', { virtualConsole: new VirtualConsole() }).window
}
