import { expect, it } from 'vitest'
import { createClient } from '../support/client.ts'
import { embeddedIn, environmentOf } from '../support/database.ts'
import { startHostileReceiver } from '../support/hostile-receiver.ts'
import { useFolder } from '../support/use-folder.ts'
import { SIGN_IN } from './operator.ts'
import { startProgram } from './program.ts'

/** How many products are created before each kill; `npm run test:cluster` has thousands. */
const EVENTS = Number(process.env.DELIVERY_EVENTS ?? 15)
const KILLS = 3

const database = embeddedIn(useFolder())

it('delivers every event through kill -9 of the process', { timeout: 240_000 }, async () => {
  const receiver = await startHostileReceiver()
  const environment = {
    ...environmentOf(database),
    ADMIN_PASSWORD: SIGN_IN.password,
    RATE_LIMIT: 'off',
    WEBHOOK_PRIVATE_HOSTS: receiver.host,
  }
  const created: string[] = []
  for (let kill = 0; kill <= KILLS; kill++) {
    const program = startProgram(environment)
    const client = createClient(await program.origin)
    const token = (await client.call('login', { json: SIGN_IN })).data.accessToken
    if (receiver.secret === '') {
      const json = { url: receiver.origin, eventTypes: ['product.created'] }
      receiver.secret = (await client.call('createWebhook', { token, json })).data.secret
    }
    for (let count = 0; count < EVENTS; count++) {
      const json = { name: `Mug ${kill}-${count}`, price: 1 }
      created.push(String((await client.call('createProduct', { token, json })).data.id))
    }
    // the second retry is due after minutes: what has failed is sent again on demand
    const [{ id: webhookId } = { id: 0 }] = (await client.call('listWebhooks', { token })).data
    const remaining = async () => {
      const query = { status: 'pending', limit: 100 }
      const options = { token, params: { webhookId } }
      for (const { id, attempts } of (await client.call('listWebhookDeliveries', { ...options, query })).data)
        if (attempts.length > 0)
          await client.call('redeliverWebhookDelivery', { token, params: { webhookId, deliveryId: id } })
      return created.filter((id) => !receiver.copy.has(id))
    }
    if (kill === KILLS) await expect.poll(remaining, { timeout: 120_000, interval: 1_000 }).toEqual([])
    client.close()
    program.signal('SIGKILL')
    await program.ended
  }
  expect(receiver.rejected).toEqual([])
  expect(receiver.failures()).toBeGreaterThan(0)
  await receiver.close()
})
