/**
 * Stands for `src/base/thread-script.ts` in the tests: the worker threads as the build makes them, bundled of
 * the sources of today by the global setup. A thread that compiles TypeScript itself takes twice as long to
 * start.
 */
export function threadScript(folder: 'database/embedded' | 'sanitize'): URL {
  return new URL(`./${folder.replace(/^.*\//, '')}-worker.js`, process.env.TEST_THREADS)
}
