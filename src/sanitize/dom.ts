import { createRequire } from 'node:module'
import { join } from 'node:path'
import type createDOMPurify from 'dompurify'
import type { DOMPurify } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { root } from '../base/root.ts'

/** Characters that one window of jsdom parses; an empty document counts as 500 of them. */
const WINDOW_LIFE = 500_000
const DOCUMENT_COST = 500

const require = createRequire(join(root, 'package.json'))

/**
 * Returns a function that gives a DOMPurify, set up by `prepare`, for a number of characters. The first call
 * loads the packages, half a second of work, so that a start does not wait for them.
 *
 * Calls share a window, because a new one takes 9 ms. It is renewed now and then: a window of jsdom remembers
 * each element with an `id` or a `name` until the element leaves its document, and after certain changes of
 * these attributes it keeps the element with all of its document for good.
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
  // a console without listeners: the complaints of jsdom quote the client's text
  return new JSDOM('', { virtualConsole: new VirtualConsole() }).window
}
