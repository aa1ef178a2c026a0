import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { runConcurrently } from '../support/run-concurrently.ts'

/** How far a response of another replica may be behind, in milliseconds. */
export const BOUND = 1_000

const QUERY = { sort: '-id', limit: 1 } as const

/** A product whose name is a growing number, written on one replica and read on another. */
export interface Counter {
  /** Writes `times` numbers in turn, while the other replica is read without a pause. */
  run(times: number): Promise<void>
  write(): Promise<void>
  /** The number that the other replica shows, alone and in the list. */
  shown(): Promise<readonly number[]>
  newest(): number
}

export async function createCounter(there: TestApp, here: TestApp): Promise<Counter> {
  const { token } = there.users.admin
  const json = { name: 'counter 0', price: 1 }
  const { id: productId } = (await there.call('createProduct', { token, json })).data
  let number = 0
  const order = ['name', 'id']
  /** When each number was acknowledged. */
  const acknowledged = [performance.now()]

  async function write(): Promise<void> {
    const name = `counter ${++number}`
    const headers = { 'if-match': '*' }
    await there.call('updateProduct', { token, headers, params: { productId }, json: { name } })
    acknowledged.push(performance.now())
  }

  async function read(): Promise<number> {
    const { data } = await here.call('getProduct', { params: { productId } })
    return numberOf(data)
  }

  async function part(): Promise<number> {
    const { json } = await here.request('GET', `/api/products/${productId}?fields=${order.reverse().join()}`)
    return numberOf(Object(json).data)
  }

  async function list(): Promise<number> {
    const { data } = await here.call('listProducts', { query: QUERY })
    return Math.max(...data.map(numberOf))
  }

  async function checked(ask: () => Promise<number>): Promise<void> {
    const start = performance.now()
    const oldest = acknowledged.findLastIndex((at) => at < start - BOUND)
    expect(await ask()).toBeGreaterThanOrEqual(oldest)
  }

  return {
    write,
    newest: () => number,
    shown: () => Promise.all([read(), list()]),
    async run(times) {
      let isWritten = false
      const reading = [read, list, part, list].map((ask) => async (isOver: () => boolean) => {
        while (!isOver() && !isWritten) await checked(ask)
      })
      async function writing(isOver: () => boolean): Promise<void> {
        for (let count = 0; count < times && !isOver(); count++) {
          await write()
          await wait(20)
        }
        isWritten = true
      }
      await runConcurrently([writing, ...reading])
    },
  }
}

function numberOf({ name }: { readonly name: string }): number {
  return Number(name.replace('counter ', ''))
}
