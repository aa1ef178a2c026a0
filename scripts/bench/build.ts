import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { WORKERS } from '../build.mjs'
import { bundle } from '../bundle.mjs'

const FOLDER = 'generated/build/bench'
export const buildDirectory = join(root, FOLDER)

/**
 * Builds the measured servers the way `npm start` builds the service: a TypeScript loader would cost time at
 * run time.
 */
export async function buildServers(): Promise<void> {
  await bundle({ server: 'scripts/bench/server.ts', ...WORKERS }, FOLDER)
}
