import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../src/core/root.ts'
import { WORKERS } from '../build.mjs'

export const buildDirectory = join(root, 'generated/build/bench')

/**
 * Builds the measured servers the way `npm start` builds the service: a TypeScript loader would cost time at
 * run time.
 */
export async function buildServers(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { server: 'scripts/bench/server.ts', ...WORKERS },
    outdir: buildDirectory,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  })
}
