import { redocly } from './redocly.mjs'
import { printUsage } from './usage.mjs'

printUsage(`Checks the contract against the rules in redocly.yaml.

  npm run lint:contract -- [ARGUMENT ...]

  ARGUMENT   for \`redocly lint\`, instead of openapi.yaml
`)

const args = process.argv.slice(2)
const { code, stdout, stderr } = await redocly(['lint', ...(args.length > 0 ? args : ['openapi.yaml'])])
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
