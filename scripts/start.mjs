import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, runBuilt, staleArtifacts } from './artifacts.mjs'

// npm runs no install scripts here, so what the server needs is prepared at its start. The server then runs
// in this very process: signals reach it directly.
const stale = staleArtifacts().map(({ name }) => name)
const needed = stale.filter((name) => name !== 'redoc')
if (needed.length > 0) {
  const { build } = await import('./build.mjs')
  await build(needed)
}
process.setSourceMapsEnabled(true)
await runBuilt('server', process.argv.slice(2))
// Few readers ask for it: nobody waits for it.
if (stale.includes('redoc') && process.exitCode === undefined) {
  const arguments_ = [join(root, 'scripts/build.mjs'), 'redoc']
  spawn(process.execPath, arguments_, { cwd: root, stdio: 'ignore' }).unref()
}
