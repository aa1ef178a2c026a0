import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, staleArtifacts, whyNotBuilt } from './artifacts.mjs'

// `node scripts/run.mjs NAME …` runs one of the built operator programs with the arguments behind its name.
const [name, ...rest] = process.argv.slice(2)
if (staleArtifacts().some((artifact) => artifact.name !== 'docs')) {
  const { build } = await import('./build.mjs')
  await build(['client', 'server'])
}
const program = join(root, 'generated/build', `${name}.js`)
const reason = whyNotBuilt(program)
if (reason === undefined) {
  process.argv = [process.argv[0] ?? 'node', program, ...rest]
  await import(pathToFileURL(program).href)
} else {
  console.error(reason)
  process.exitCode = 1
}
