import { spawnSync } from 'node:child_process'
import { root } from './artifacts.mjs'
import { printUsage } from './usage.mjs'

/**
 * An npm script with several steps.
 * @typedef {object} Job
 * @property {string} about
 * @property {string} takes how long it usually takes
 * @property {readonly string[]} steps command lines
 */

const BUILD = 'node scripts/build.mjs client server'

/** Test files that together use each resource once. */
const QUICK = ['login', 'tokens', 'lists', 'create-product', 'lost-updates', 'users', 'api-keys']

/** @type {Readonly<Record<string, Job>>} */
const JOBS = {
  check: {
    about: 'Compares generated code and migrations with their sources, lints, and checks types.',
    takes: 'a minute',
    steps: [
      'npm run --silent contract:sync -- --check',
      'npm run --silent generate -- --check',
      'npm run --silent lint',
      'tsc',
      'tsc -p scripts/docs/browser',
      'node scripts/lint-contract.mjs',
      'tsx scripts/check-database.ts',
    ],
  },
  test: {
    about: 'Runs all tests, on the embedded database or on that of TEST_DATABASE_URL.',
    takes: '10 to 14 minutes; npm run test:quick takes less than two',
    steps: [BUILD, 'vitest run', 'tsx scripts/contract-coverage.ts'],
  },
  'test:quick': {
    about: 'Signs in, and creates, lists, changes and deletes records, to see that the service works here.',
    takes: 'a minute',
    steps: [
      'node scripts/build.mjs client',
      `vitest run ${QUICK.map((name) => `tests/resources/${name}.`).join(' ')}`,
    ],
  },
  'test:judges': {
    about: 'Tests the running service with third-party tools, which are installed at the first run.',
    takes: '5 minutes',
    steps: [BUILD, 'vitest run --config vitest.judges.config.ts'],
  },
  'test:cluster': {
    about: 'Runs three replicas on PostgreSQL, Redis, HAProxy and PgBouncer, with faults.',
    takes: '9 minutes',
    steps: [BUILD, 'vitest run --config vitest.cluster.config.ts'],
  },
  'test:image': {
    about: 'Carries out the instructions of the Dockerfile without Docker, as root on Linux.',
    takes: '2 minutes',
    steps: ['vitest run --config vitest.image.config.ts'],
  },
  'test:endpoint': {
    about: 'Follows the guides of CONTRIBUTING.md: an endpoint, kinds of content, their fields.',
    takes: '16 minutes',
    steps: ['vitest run --config vitest.endpoint.config.ts'],
  },
}

const [name = ''] = process.argv.slice(2)
const { about, takes, steps } = JOBS[name] ?? { about: `There is no ${name}.`, takes: '', steps: ['exit 2'] }
printUsage(`${about} It usually takes ${takes}.

  npm run ${name}

Its steps (it stops at the first one that fails):

  ${steps.join('\n  ')}
`)
console.error(`${about} It usually takes ${takes}.`)
for (const step of steps) {
  const { status } = spawnSync(step, { cwd: root, stdio: 'inherit', shell: true })
  process.exitCode = status ?? 1
  if (process.exitCode !== 0) break
}
