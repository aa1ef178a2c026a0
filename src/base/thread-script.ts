import { basename } from 'node:path'

/**
 * The script of the worker thread of a folder of `src`: `worker.ts` there, or what the build makes of it,
 * which lies beside the built program. For TypeScript the thread needs a loader of its own.
 */
export function threadScript(folder: 'database/embedded' | 'sanitize'): URL {
  if (!import.meta.url.endsWith('.ts')) return new URL(`./${basename(folder)}-worker.js`, import.meta.url)
  const [loader, worker] = ['./typescript-loader.mjs', `../${folder}/worker.ts`].map((path) =>
    JSON.stringify(new URL(path, import.meta.url)),
  )
  const script = `import ${loader}; await import(${worker})`
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`)
}
