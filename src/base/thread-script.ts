import { basename } from 'node:path'

/**
 * The script of the worker thread of a folder in `src`: its `worker.ts`, or in a build the bundled worker
 * next to the program. To run TypeScript, a thread needs a loader of its own.
 */
export function threadScript(folder: 'database/embedded' | 'sanitize'): URL {
  if (!import.meta.url.endsWith('.ts')) return new URL(`./${basename(folder)}-worker.js`, import.meta.url)
  const [loader, worker] = ['./typescript-loader.mjs', `../${folder}/worker.ts`].map((path) =>
    JSON.stringify(new URL(path, import.meta.url)),
  )
  const script = `import ${loader}; await import(${worker})`
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`)
}
