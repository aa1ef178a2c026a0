import { filesOf, inWords, judgeContract } from './gate.ts'

// Tells what openapi.yaml changes since its last release, and fails when its version does not say so.
const verdict = await judgeContract(filesOf(process.argv.slice(2)), new Date())
console.log(
  verdict ? inWords(verdict) : 'Nothing has been released yet, so there is nothing to compare with.',
)
if (verdict?.problem !== undefined) process.exitCode = 1
