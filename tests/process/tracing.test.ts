import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { environmentOf } from '../support/database.ts'
import { startCollector } from '../support/trace-collector.ts'
import { useDatabase } from '../support/use-database.ts'
import { startProgram, stop } from './program.ts'

const OBSERVER = pathToFileURL(join(root, 'tests/process/loaded-packages.mjs')).href

const database = await useDatabase()

async function served(settings: Readonly<Record<string, string>>) {
  const observed = { NODE_OPTIONS: `--import ${OBSERVER}` }
  const program = startProgram({ ...environmentOf(database), ...observed, ...settings })
  const { status } = await fetch(`${await program.origin}/api/products`)
  expect(status).toBe(200)
  expect(await stop(program)).toBe(0)
  return program.errors()
}

it('a service without tracing loads no OpenTelemetry packages', { timeout: 120_000 }, async () => {
  // its threads also report what they have loaded
  expect(new Set((await served({})).match(/loaded: .*/g))).toEqual(new Set(['loaded: nothing']))
})

it('a service with tracing sends its last traces before it exits', { timeout: 120_000 }, async () => {
  const collector = await startCollector()
  const printed = await served({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_SERVICE_NAME: 'shop' })
  await collector.close()
  expect(printed).toMatch(/loaded: .*sdk-trace/)
  const resource = expect.objectContaining({ 'service.name': 'shop' })
  expect(collector.spans).toContainEqual(expect.objectContaining({ name: 'GET /api/products', resource }))
})
