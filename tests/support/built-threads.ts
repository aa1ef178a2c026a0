import { fileURLToPath } from 'node:url'

/**
 * Replaces `src/base/thread-script.ts` in the tests: worker threads as the build makes them, bundled by the
 * global setup from the current sources. A thread that compiles TypeScript itself would take twice as long to
 * start.
 */
export function threadScript(folder: 'database/embedded' | 'sanitize'): URL {
  return new URL(`./${folder.replace(/^.*\//, '')}-worker.js`, process.env.TEST_THREADS)
}

/** The same for a process. */
export function childScript(folder: 'images') {
  return { script: fileURLToPath(new URL(`./${folder}-worker.js`, process.env.TEST_THREADS)), execArgv: [] }
}
