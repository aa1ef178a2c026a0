import { createRequire } from 'node:module'
import { join } from 'node:path'
import type createDOMPurify from 'dompurify'
import type { DOMPurify } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { root } from '../root.ts'

const require = createRequire(join(root, 'package.json'))
let sharedWindow: DOMWindow | undefined

/**
 * A DOMPurify with hooks of its own. All share one window of jsdom: a window for each would cost 9 ms and
 * memory that comes back late. The packages are loaded by the first call, half a second of work, so that a
 * start does not wait for them.
 */
export function createPurifier(): DOMPurify {
  const create: typeof createDOMPurify = require('dompurify')
  sharedWindow ??= openWindow()
  return create(sharedWindow)
}

function openWindow(): DOMWindow {
  const { JSDOM, VirtualConsole }: typeof import('jsdom') = require('jsdom')
  // A console that nobody listens to: what jsdom complains about quotes the client's text.
  return new JSDOM('', { virtualConsole: new VirtualConsole() }).window
}
