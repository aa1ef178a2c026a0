import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../src/base/root.ts'
import { pythonPrograms, run } from '../judges/tools.ts'

/** The variables without a default in compose.yaml. */
const SECRETS = ['DATABASE_PASSWORD', 'JWT_PRIVATE_KEYS', 'API_KEY_PEPPERS', 'TOKEN_SECRET']
const UNIT = 'scripts/systemd/cms-api.service'

/** Validates a text against the specification of Compose, and names its services. */
const VALIDATE = `
import sys, compose_spec
compose = compose_spec.PyCompose.from_yaml(sys.argv[1])
compose.validate()
compose.to_spec()
print(' '.join(sorted(compose.service_names())))
`

let programs: string

beforeAll(async () => {
  programs = await pythonPrograms('image', join(import.meta.dirname, 'requirements.txt'))
})

it('hadolint finds nothing in the Dockerfile', async () => {
  expect(await run(join(programs, 'hadolint'), ['Dockerfile'], root)).toEqual({ code: 0, output: '' })
})

it('compose.yaml follows the Compose specification', async () => {
  const text = await readFile(join(root, 'compose.yaml'), 'utf8')
  // as Compose does with required variables and the defaults of the others
  const filled = text.replaceAll(/\$\{\w+:(?:\?[^}]*|-([^}]*))\}/g, (_, given = 'given') => given)
  const outcome = await run(join(programs, 'python'), ['-c', VALIDATE, filled], root)
  expect(outcome).toEqual({ code: 0, output: 'counters database service\n' })
})

it('compose.yaml contains no secret, and does not start without one', async () => {
  const text = await readFile(join(root, 'compose.yaml'), 'utf8')
  const { services } = parse(text)
  for (const name of SECRETS) expect(text).toContain(`\${${name}:?`)
  const given = Object.values<string>({ ...services.service.environment, ...services.database.environment })
  const literal = given.filter((value) => !value.includes('${'))
  expect(literal.sort()).toEqual(['cms', 'cms', 'redis://counters'])
  expect(text.match(/\$\{\w*(?:KEY|SECRET|PEPPER|PASSWORD)\w*:-/)).toBeNull()
})

it('systemd finds no problem in the unit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cms-unit-'))
  const unit = join(folder, 'cms-api.service')
  // it checks that the started program exists, but here it is installed elsewhere
  const text = (await readFile(join(root, UNIT), 'utf8')).replace('/usr/bin/node', process.execPath)
  await writeFile(unit, text)
  const outcome = await run('systemd-analyze', ['verify', '--man=no', unit], folder)
  await rm(folder, { recursive: true })
  expect(outcome).toEqual({ code: 0, output: '' })
})
