import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { run } from '../command.ts'

/** The settings of a careful client team, who cannot fix the declarations of libraries. */
const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['client', 'consumer.ts'],
}

/**
 * Compiles the client in a folder together with its consumer.
 *
 * @throws {CommandError} with the output of the compiler
 */
export async function compile(folder: string, consumer: string): Promise<void> {
  await cp(consumer, join(folder, 'consumer.ts'))
  await cp(join(import.meta.dirname, 'consumers/journey.ts'), join(folder, 'journey.ts'))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  await run(folder, [process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])
}
