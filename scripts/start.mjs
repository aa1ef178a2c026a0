import { runBuilt, staleArtifacts } from './artifacts.mjs'

// npm runs no install scripts here, so what the server needs is prepared at its start. The server then runs
// in this very process: signals reach it directly.
if (staleArtifacts().length > 0) {
  const { build } = await import('./build.mjs')
  await build()
}
process.setSourceMapsEnabled(true)
await runBuilt('server', process.argv.slice(2))
