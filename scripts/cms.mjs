import { ARTIFACTS, root, staleArtifacts, whyNotBuilt } from './artifacts.mjs'

// `cms NAME …`. npm runs no install scripts here, so what a program needs is prepared at its start: only the
// server needs the documentation page. The program then runs in this very process: signals reach it directly.

// as npm does it, and for the same reason: .env and the data folder are found from the folder of the package
if (process.cwd() !== root) process.env.INIT_CWD = process.cwd()
process.chdir(root)

const names = ARTIFACTS.map(({ name }) => name).filter(
  (name) => name !== 'docs' || process.argv[2] === 'start',
)
if (staleArtifacts().some(({ name }) => names.includes(name))) {
  const { build } = await import('./build.mjs')
  await build(names)
}
const reason = whyNotBuilt()
if (reason === undefined) {
  process.setSourceMapsEnabled(true)
  await import(new URL('../generated/build/cms.js', import.meta.url).href)
} else {
  console.error(reason)
  process.exitCode = 1
}
