import { runBuilt, staleArtifacts } from './artifacts.mjs'

// `node scripts/run.mjs NAME …` runs one of the built operator programs with the arguments behind its name.
const [name = '', ...args] = process.argv.slice(2)
if (staleArtifacts().some((artifact) => artifact.name !== 'docs')) {
  const { build } = await import('./build.mjs')
  await build(['client', 'server'])
}
await runBuilt(name, args)
