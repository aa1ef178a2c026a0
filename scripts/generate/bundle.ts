import type { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { build, type Plugin } from 'esbuild'
import { root } from '../../src/base/root.ts'

/** The validators of named schemas, as a module that exports them by their names. */
export function moduleOf(ajv: Ajv2020): string {
  const added = Object.keys(ajv.schemas).filter((id) => !id.startsWith('http'))
  return standalone.default(ajv, Object.fromEntries(added.map((id) => [id, id])))
}

/** Bundles modules that only exist in memory, with names that begin with `contract-`. */
export async function bundle(entry: string, modules: Readonly<Record<string, string>>): Promise<string> {
  const virtual: Plugin = {
    name: 'virtual-modules',
    setup(host) {
      host.onResolve({ filter: /^contract-/ }, ({ path }) =>
        Object.hasOwn(modules, path) ? { path, namespace: 'virtual' } : undefined,
      )
      host.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
        contents: modules[path] ?? '',
        resolveDir: root,
      }))
    },
  }
  const result = await build({
    stdin: { contents: entry, resolveDir: root },
    absWorkingDir: root,
    alias: { 'contract-formats': './scripts/generate/formats.ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    write: false,
    plugins: [virtual],
  })
  return result.outputFiles.map(({ text }) => text).join('')
}
