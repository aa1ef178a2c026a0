import { runProgram } from '../../src/programs/program.ts'
import { filesOf, inWords, judgeContract } from './gate.ts'

const USAGE = `Tells what openapi.yaml changes since its last release. Ends with 1 if the version is wrong.

  npm run contract:diff -- [--document FILE] [--released FILE]

  --document FILE   instead of openapi.yaml
  --released FILE   instead of generated/released/openapi.yaml
`

await runProgram({ command: 'npm run contract:diff --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const verdict = await judgeContract(filesOf(args), new Date())
  console.log(
    verdict ? inWords(verdict) : 'Nothing has been released yet, so there is nothing to compare with.',
  )
  return verdict?.problem === undefined ? 0 : 1
}
