import { once } from 'node:events'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { openService, type Service } from '../../src/service.ts'
import { testSettings } from '../support/app.ts'
import { createGate } from '../support/gate.ts'
import { useDatabase } from '../support/use-database.ts'
import { answers, dial } from './raw.ts'

const database = await useDatabase()

/** A service whose product list responds once its gate is opened. */
async function start() {
  const [entered, answered] = [createGate(), createGate()]
  const service: Service = await openService(testSettings(database.settings), pino({ level: 'silent' }), {
    handlers: {
      ...handlers,
      async listProducts() {
        entered.open()
        await answered.opened
        return { data: [], next: undefined }
      },
    },
  })
  const port = Number(new URL(await service.app.listen({ host: '127.0.0.1', port: 0 })).port)
  return { service, port, entered, answered }
}

it('a closing service answers requests in flight and does not wait for idle connections', async () => {
  const { service, port, entered, answered } = await start()
  const [unused, used, busy] = [await dial(port), await dial(port), await dial(port)]
  used.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(used, 'data')
  busy.write('GET /api/products HTTP/1.1\r\nHost: a\r\n\r\n')
  await entered.opened
  const ends = [once(unused, 'close'), once(used, 'close')]
  const received = answers(busy)
  const closed = service.close()
  await Promise.all(ends)
  answered.open()
  const text = expect.stringContaining('0 products on this page.')
  expect(await received).toMatchObject([{ status: 200, text, headers: { connection: 'close' } }])
  await closed
  await expect(dial(port)).rejects.toThrow('ECONNREFUSED')
})

it('a draining service closes the connection after the response in flight', async () => {
  const { service, port, entered, answered } = await start()
  const busy = await dial(port)
  busy.write('GET /api/products HTTP/1.1\r\nHost: a\r\n\r\n')
  await entered.opened
  service.app.drain()
  answered.open()
  expect(await answers(busy)).toMatchObject([{ status: 200, headers: { connection: 'close' } }])
  await service.close()
})
