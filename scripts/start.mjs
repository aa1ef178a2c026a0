import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, staleArtifacts, whyNotBuilt } from './artifacts.mjs'

// npm runs no install scripts here, so what the server needs is prepared at its start. The server then runs
// in this very process: signals reach it directly.
if (staleArtifacts().length > 0) {
  const { build } = await import('./build.mjs')
  await build()
}

const server = join(root, 'generated/build/server.js')
const reason = whyNotBuilt(server)
if (reason === undefined) {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(server).href)
} else {
  console.error(reason)
  process.exitCode = 1
}
