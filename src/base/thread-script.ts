import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

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

/** The same for a process, with the options of Node.js that it needs. */
export function childScript(folder: 'images') {
  const at = (path: string) => new URL(path, import.meta.url)
  if (!import.meta.url.endsWith('.ts'))
    return { script: fileURLToPath(at(`./${folder}-worker.js`)), execArgv: [] }
  const execArgv = ['--import', at('./typescript-loader.mjs').href]
  return { script: fileURLToPath(at(`../${folder}/worker.ts`)), execArgv }
}
