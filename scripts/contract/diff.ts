import { runProgram } from '../../src/programs/program.ts'
import { filesOf, inWords, judgeContract } from './gate.ts'
import { writeEntry } from './make-release.ts'

const USAGE = `Lists what has changed in openapi.yaml since the previous release. Exits with 1 if its version
does not match the changes since that or any earlier release, or if CHANGELOG.md does not list them.

  npm run contract:diff -- [--write] [--document FILE] [--released FOLDER] [--changelog FILE]

  --write             writes the changes into CHANGELOG.md
  --document FILE     instead of openapi.yaml
  --released FOLDER   instead of generated/released
  --changelog FILE    instead of CHANGELOG.md
  --migrations FOLDER instead of prisma/migrations, which contain instructions for upgrades
`

await runProgram({ command: 'npm run contract:diff --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const files = filesOf(args)
  const today = new Date()
  if (args.includes('--write')) await writeEntry(files, today)
  const verdict = await judgeContract(files, today)
  console.log(inWords(verdict))
  return verdict.problem === undefined && verdict.hasEntry ? 0 : 1
}
