import { redocly } from './redocly.mjs'
import { tellUsage } from './usage.mjs'

tellUsage(`Checks the contract against the rules in redocly.yaml.

  npm run lint:contract -- [ARGUMENT ...]

  ARGUMENT   for \`redocly lint\`, in the place of openapi.yaml
`)

// Checks openapi.yaml against the rules in redocly.yaml. Arguments replace the file and are handed to
// Redocly.
const args = process.argv.slice(2)
const { code, stdout, stderr } = await redocly(['lint', ...(args.length > 0 ? args : ['openapi.yaml'])])
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
