import { filesOf } from './gate.ts'
import { release } from './make-release.ts'

try {
  console.log(await release(filesOf(process.argv.slice(2)), new Date()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
