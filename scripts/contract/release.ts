import { runProgram } from '../../src/programs/program.ts'
import { filesOf } from './gate.ts'
import { release } from './make-release.ts'

const USAGE = `Releases the contract: writes its section of CHANGELOG.md with the date, and the copy to
compare later releases with.

  npm run contract:release -- [--document FILE] [--released FOLDER] [--changelog FILE]

  --document FILE     instead of openapi.yaml
  --released FOLDER   instead of generated/released
  --changelog FILE    instead of CHANGELOG.md
`

await runProgram({ command: 'npm run contract:release --', usage: USAGE, run })

async function run(args: string[]): Promise<undefined> {
  console.log(await release(filesOf(args), new Date()))
}
